/**
 * Tells a new book's story, or another one that its parent asked for, and plans its pages.
 * Running it twice is safe: story, plans and the first steps are written in one
 * transaction, and a book that has the story that is wanted keeps it. What a model answered
 * is written down before, so that it is not asked again.
 */
import { isBeingMade } from '@bramblebook/contract/book-states';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages, books, pagePlans } from '../database/schema/books.ts';
import { defineJob } from '../jobs/define-job.ts';
import { bodyOf } from '../shelf/body-of-looks.ts';
import { changeBookById } from '../shelf/change-book.ts';
import { plotsBefore, seedOf, tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { THE_SHOP } from '../states/actor.ts';
import { carryOn, moveBook } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';
import { TELL_STORY } from '../steps/page-step.ts';
import { forgetToldStory, haveStoryTold } from './ask-storyteller-model.ts';
import { giveUpMaking } from './give-up-making.ts';
import { latestVersions, planPages } from './plan-pages.ts';

const isStoryWanted = ({ story, retell, status }: BookRow): boolean =>
  isBeingMade(status) && (!story || retell);

/** Plots that were told for the book before the story that is wanted. */
const plotsTold = ({ story, pastPlots }: BookRow): string[] =>
  story ? [...pastPlots, story.plot] : pastPlots;

/** Plans the pages of a new telling; those that are shown keep their old words until theirs are painted. */
const keepPages = async (
  tx: Transaction,
  bookId: string,
  given: {
    readonly story: Story;
    readonly plans: ReadonlyMap<number, PagePlan>;
    readonly telling: number;
    readonly createdAt: Date;
  },
): Promise<void> => {
  const { story, plans, telling, createdAt } = given;
  const texts = new Map(story.pages.map(({ page, text }) => [page, text]));
  const latest = await latestVersions(tx, bookId);
  const rows = await tx.select().from(bookPages).where(eq(bookPages.bookId, bookId));
  const shown = new Set(rows.flatMap((row) => (row.shownVersion === null ? [] : [row.page])));
  for (const page of ALL_PAGES) {
    const version = (latest.get(page) ?? 0) + 1;
    const text = texts.get(page) ?? null;
    const wanted = shown.has(page) ? { wantedVersion: version } : { wantedVersion: version, text };
    await tx
      .insert(bookPages)
      .values({ bookId, page, ...wanted })
      .onConflictDoUpdate({ target: [bookPages.bookId, bookPages.page], set: wanted });
    const plan = plans.get(page);
    if (!plan) throw new Error(`page ${page} of ${bookId} has no plan`);
    const words = shown.has(page) ? text : null;
    await tx.insert(pagePlans).values({ bookId, page, version, telling, plan, words, createdAt });
  }
};

/** Keeps a story, unless the one it was to follow is no longer the present one. */
const keepStory = async (
  shop: Shop,
  before: BookRow,
  story: Story,
  plans: ReadonlyMap<number, PagePlan>,
): Promise<void> => {
  const { id: bookId } = before;
  await changeBookById(shop, bookId, async (tx, book) => {
    if (!isStoryWanted(book) || tellingOf(book) !== tellingOf(before)) return;
    const told = {
      story,
      title: story.title,
      retell: false,
      pastPlots: book.story
        ? plotsBefore(book.pastPlots, { plot: book.story.plot, next: story.plot })
        : book.pastPlots,
      leavingStory: book.story,
    };
    await tx.update(books).set(told).where(eq(books.id, bookId));
    await forgetToldStory(tx, bookId);
    const createdAt = shop.clock.now();
    await keepPages(tx, bookId, { story, plans, telling: tellingOf(told), createdAt });
    await carryOn(shop, tx, { ...book, ...told });
  });
};

/**
 * Ends a book of which no story can be told, and says so to its parent; one that has a
 * story already goes on with that.
 */
const reject = async (shop: Shop, bookId: string, reason: string): Promise<void> => {
  await changeBookById(shop, bookId, async (tx, book) => {
    if (!isStoryWanted(book)) return;
    if (book.story) {
      await tx.update(books).set({ retell: false }).where(eq(books.id, bookId));
      return carryOn(shop, tx, { ...book, retell: false });
    }
    const set = { rejectionReason: reason };
    mustMove(
      await moveBook(shop, tx, { id: bookId, to: 'rejected', actor: THE_SHOP, set }),
      `book ${bookId} could not be rejected`,
    );
  });
};

export const tellBook = defineJob({
  ...TELL_STORY,
  retries: 6,
  // A telling by a model waits for it, up to three times four minutes, and does nothing else.
  concurrency: 4,
  expireSeconds: 900,
  async run(shop, { bookId }) {
    const [book] = await shop.db.select().from(books).where(eq(books.id, bookId));
    if (!book || !isStoryWanted(book)) return;
    const { childName, childGender, readingAge, outline, ideaTelling } = book;
    const pastPlots = plotsTold(book);
    const brief = {
      childName,
      childGender,
      readingAge,
      seed: seedOf({ ...book, pastPlots }),
      idea: book.storyDescription,
      avoidPlots: pastPlots.slice(ideaTelling - 1),
      body: bodyOf(book.looks),
      ...(outline && { outline }),
    };
    const told = await haveStoryTold(shop, brief, bookId);
    if (!told.ok) return reject(shop, bookId, told.reason);
    const plans = await planPages(shop, { ...book, story: told.story, pastPlots });
    await keepStory(shop, book, told.story, plans);
  },
  giveUp: (shop, { bookId }) => giveUpMaking(shop, bookId, 'story'),
});
