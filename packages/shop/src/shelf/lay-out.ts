import { createHash } from 'node:crypto';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { PageArt } from '@bramblebook/contract/page-geometry';
import type { ProofPage } from '@bramblebook/contract/print-proof';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import { and, eq, or, sql } from 'drizzle-orm';
import { Piscina } from 'piscina';
import type { Queryable } from '../database/open-database.ts';
import { type BookRow, bookPages, pagePlans } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import type { LayoutWork, MadeLayout, ProofWork } from './layout-thread.ts';
import { once } from './once.ts';
import { tellingOf } from './telling.ts';

/** A laid-out book and the version of each page's picture that is shown, by page number. */
export interface LaidOutBook {
  readonly layout: BookLayout;
  /** The layout's fingerprint (press/layout-hash.ts). */
  readonly hash: string;
  readonly versions: Readonly<Record<number, number>>;
}

/** A book whose story is told. */
export type ToldBook = BookRow & { readonly story: Story };

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Layouts kept in memory, about 0.1 MB each. */
const KEPT = 100;
/** Opening the fonts takes a second, so the thread stays for a while. */
const IDLE_MS = 10 * 60_000;

let press: Piscina | undefined;
const pressThread = (): Piscina => {
  press ??= new Piscina({
    filename: new URL('./layout-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return press;
};
const layOutInThread = (work: LayoutWork): Promise<MadeLayout> => pressThread().run(work);

/** What is to be looked at on each page before it is printed, in the thread that has the fonts open. */
export const markProof = (work: ProofWork): Promise<ProofPage[]> =>
  pressThread().run(work, { name: 'proof' });

/** The layouts asked for last, by what they are made of. */
const kept = new Map<string, MadeLayout>();
const keep = (key: string, made: MadeLayout): MadeLayout => {
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
};

/** The version that is laid out: the one shown or, before there is one, the one to come. */
const laidOutVersion = sql<number>`coalesce(${bookPages.shownVersion}, ${bookPages.wantedVersion})`;

/** The book's pages with their present texts, in order. */
const readPages = (db: Queryable, bookId: string) =>
  db
    .select({
      page: bookPages.page,
      text: bookPages.text,
      shown: bookPages.shownVersion,
      version: laidOutVersion,
    })
    .from(bookPages)
    .where(eq(bookPages.bookId, bookId))
    .orderBy(bookPages.page);
type Pages = Awaited<ReturnType<typeof readPages>>;

/** As much of a plan as the press needs. */
const artOf = ({ page, alt, ink, calm, scene }: PagePlan): PageArt => ({
  page,
  alt,
  ink,
  calm,
  scene,
});

/** All that the press needs, the plans of the pages among it. */
const readWork = async (
  brand: string,
  db: Queryable,
  book: ToldBook,
  pages: Pages,
): Promise<LayoutWork> => {
  const isDrawn = pages.map(({ page, version }) =>
    and(eq(pagePlans.page, page), eq(pagePlans.version, version)),
  );
  const plans = await db
    .select({ telling: pagePlans.telling, plan: pagePlans.plan })
    .from(pagePlans)
    .where(and(eq(pagePlans.bookId, book.id), or(...isDrawn)));
  const texts = pages.flatMap(({ page, text }) => (text === null ? [] : [[page, text] as const]));
  const leaving = plans.filter(({ telling }) => telling < tellingOf(book));
  return {
    book: {
      childName: book.childName,
      dedication: book.parentMessage,
      readingAge: book.readingAge,
      brand,
      madeOn: MONTH.format(book.createdAt),
      arts: plans.map(({ plan }) => artOf(plan)),
      texts: Object.fromEntries(texts),
      story: book.story,
    },
    leaving:
      book.leavingStory && leaving.length > 0
        ? { story: book.leavingStory, pages: leaving.map(({ plan }) => plan.page) }
        : null,
  };
};

/** What a layout depends on: plans and stories never change under their numbers. */
const keyOf = (brand: string, book: ToldBook, pages: Pages): string => {
  const { id, childName, parentMessage, readingAge, createdAt, leavingStory } = book;
  const told = [tellingOf(book), book.story.title, leavingStory?.title ?? null];
  const drawn = pages.map(({ page, text, version }) => [page, text, version]);
  const parts = [brand, id, childName, parentMessage, readingAge, createdAt, told, drawn];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/**
 * Lays out a told book as its pages are shown now, texts edited by hand included; pages
 * that are not painted yet as they are planned. Parent's proof, PDF and print files all
 * come from here. Made in a thread of its own, and kept until something of it changes.
 */
export const layOut = async (
  { brand }: Pick<Shop, 'brand'>,
  db: Queryable,
  book: ToldBook,
  /** Texts to try before they are kept. */
  newTexts: Readonly<Record<number, string>> = {},
): Promise<LaidOutBook> => {
  const pages = (await readPages(db, book.id)).map((one) => ({
    ...one,
    text: newTexts[one.page] ?? one.text,
  }));
  const key = keyOf(brand.name, book, pages);
  const make = async () => layOutInThread(await readWork(brand.name, db, book, pages));
  const made = keep(key, kept.get(key) ?? (await once(`layout ${key}`, make)));
  const versions = pages.flatMap(({ page, shown }) => (shown === null ? [] : [[page, shown]]));
  return { ...made, versions: Object.fromEntries(versions) };
};

/** Whether the book's story is told, so that there is something to lay out. */
export const isTold = (book: BookRow): book is ToldBook => book.story !== null;
