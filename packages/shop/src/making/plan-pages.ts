import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import { eq, max } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, pagePlans } from '../database/schema/books.ts';
import { seedOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';

/** The highest version planned of every page so far, by page number. */
export const latestVersions = async (
  tx: Transaction,
  bookId: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .select({ page: pagePlans.page, version: max(pagePlans.version) })
    .from(pagePlans)
    .where(eq(pagePlans.bookId, bookId))
    .groupBy(pagePlans.page);
  return new Map(rows.map(({ page, version }) => [page, version ?? 0]));
};

/** What revisions have made of a page: another brief than the story's, another composition. */
export interface RevisedPage {
  readonly brief: PictureBrief | null;
  /** 0 for pages as they were first planned, the revision's number for those it changed. */
  readonly composition: number;
}

/** The story's own brief of a page; null for pages that are designed rather than told. */
export const briefOf = (story: Story, page: number): PictureBrief | null => {
  if (page === PAGE.frontCover) return story.cover;
  if (page === PAGE.portrait) return story.portrait;
  if (page === PAGE.backCover) return story.backCover;
  return story.pages.find((one) => one.page === page)?.picture ?? null;
};

/** The story with the briefs of the pages that share a composition. */
const storyFor = (
  story: Story,
  revised: ReadonlyMap<number, RevisedPage>,
  composition: number,
): Story => {
  const briefAt = (page: number, told: PictureBrief): PictureBrief => {
    const revision = revised.get(page);
    return (revision?.composition === composition ? revision.brief : null) ?? told;
  };
  return {
    ...story,
    cover: briefAt(PAGE.frontCover, story.cover),
    portrait: briefAt(PAGE.portrait, story.portrait),
    backCover: briefAt(PAGE.backCover, story.backCover),
    pages: story.pages.map((page) => ({ ...page, picture: briefAt(page.page, page.picture) })),
  };
};

/**
 * Plans all pages of a told book, revised pages as they were revised. A page's framing
 * depends on those before it, so each revision is planned by itself: pages that it is
 * not about stay where they were.
 */
export const planPages = async (
  shop: Shop,
  told: Pick<BookRow, 'looks' | 'readingAge' | 'artStyle' | 'seed' | 'pastPlots'> & {
    readonly story: Story;
  },
  revised: ReadonlyMap<number, RevisedPage> = new Map(),
): Promise<Map<number, PagePlan>> => {
  const { looks, readingAge, artStyle: style } = told;
  const seed = seedOf(told);
  const compositionOf = (page: number): number => revised.get(page)?.composition ?? 0;
  const plans = new Map<number, PagePlan>();
  for (const composition of new Set([0, ...[...revised.keys()].map(compositionOf)])) {
    const story = storyFor(told.story, revised, composition);
    const book = { story, looks, readingAge, style, seed, composition };
    const planned = await shop.painter.plan(book);
    for (const plan of planned)
      if (compositionOf(plan.page) === composition) plans.set(plan.page, plan);
  }
  return plans;
};
