import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { Story } from '@bramblebook/contract/story';
import { layOutBook } from '@bramblebook/press/press-book';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { type BookRow, bookPages, pagePlans } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { tellingOf } from './telling.ts';

/** A laid-out book and the version of each page's picture that is shown, by page number. */
export interface LaidOutBook {
  readonly layout: BookLayout;
  readonly versions: Readonly<Record<number, number>>;
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Lays out a told book as its pages are shown now, texts edited by hand included; pages
 * that are not painted yet as they are planned. Parent's proof, PDF and print files all
 * come from here.
 */
export const layOut = async (
  { brand }: Pick<Shop, 'brand'>,
  db: Queryable,
  book: BookRow & { readonly story: Story },
  /** Texts to try before they are kept. */
  newTexts: Readonly<Record<number, string>> = {},
): Promise<LaidOutBook> => {
  const pages = await db
    .select({
      page: bookPages.page,
      text: bookPages.text,
      shown: bookPages.shownVersion,
      plan: pagePlans.plan,
      telling: pagePlans.telling,
    })
    .from(bookPages)
    .innerJoin(
      pagePlans,
      and(
        eq(pagePlans.bookId, bookPages.bookId),
        eq(pagePlans.page, bookPages.page),
        eq(pagePlans.version, sql`coalesce(${bookPages.shownVersion}, ${bookPages.wantedVersion})`),
      ),
    )
    .where(eq(bookPages.bookId, book.id));
  const texts = pages.flatMap(({ page, text }) => (text === null ? [] : [[page, text] as const]));
  const present = {
    childName: book.childName,
    dedication: book.parentMessage,
    readingAge: book.readingAge,
    brand: brand.name,
    madeOn: MONTH.format(book.createdAt),
    arts: pages.map(({ plan }) => plan),
    texts: { ...Object.fromEntries(texts), ...newTexts },
  };
  const layout = layOutBook({ ...present, story: book.story });
  const leaving = pages.filter(({ telling }) => telling < tellingOf(book));
  if (book.leavingStory && leaving.length > 0) {
    const before = layOutBook({ ...present, story: book.leavingStory });
    const stays = new Set(leaving.map(({ page }) => page));
    layout.pages = layout.pages.map(
      (page) => before.pages.find((one) => one.page === page.page && stays.has(one.page)) ?? page,
    );
  }
  const versions = pages.flatMap(({ page, shown }) => (shown === null ? [] : [[page, shown]]));
  return { layout, versions: Object.fromEntries(versions) };
};

/** Whether the book's story is told, so that there is something to lay out. */
export const isTold = (book: BookRow): book is BookRow & { readonly story: Story } =>
  book.story !== null;
