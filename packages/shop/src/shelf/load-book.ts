import type { Book } from '@bramblebook/contract/book';
import { FIRST_PAGE, type Page } from '@bramblebook/contract/page-of-list';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { bookPages, bookRevisions, books } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { type ApprovalTerms, booksApprovalOpenUntil } from './approval-open.ts';
import { type BookPurchase, bookPurchases } from './book-purchases.ts';
import { type BookWithoutStory, presentBook } from './present-book.ts';
import { readSheetsOf } from './wanted-sheets.ts';

const groupByBook = <R extends { readonly bookId: string }>(rows: readonly R[]): Map<string, R[]> =>
  Map.groupBy(rows, ({ bookId }) => bookId);

const { story: _story, leavingStory: _leaving, ...columns } = getTableColumns(books);
// Stories told before it was written down what they left out have no `unused`.
const understood = sql<BookWithoutStory['understood']>`
  case when ${books.story} is null then null else jsonb_build_object(
    'used', jsonb_path_query_array(${books.story}, '$.understood[*].words'),
    'unused', coalesce(${books.story} -> 'unused', '[]'::jsonb),
    'little', coalesce(${books.story} -> 'tellsLittle', 'false'::jsonb)
  ) end`;
const facts = {
  ...columns,
  understood,
  storyNotice: sql<string | null>`${books.story} ->> 'notice'`,
};

const NOTHING_BOUGHT: BookPurchase = { digital: false, printed: false };

/** What books are loaded with. */
export type Shelf = Pick<Shop, 'db'> & ApprovalTerms;

const present = async (
  shelf: Shelf,
  rows: readonly BookWithoutStory[],
  isForStaff = false,
): Promise<Book[]> => {
  const { db } = shelf;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const pages = groupByBook(
    await db.select().from(bookPages).where(inArray(bookPages.bookId, ids)),
  );
  const revisions = groupByBook(
    await db
      .select()
      .from(bookRevisions)
      .where(inArray(bookRevisions.bookId, ids))
      .orderBy(bookRevisions.number),
  );
  const purchases = await bookPurchases(db, ids);
  const sheets = await readSheetsOf(db, ids);
  const openUntil = await booksApprovalOpenUntil(shelf, db, ids);
  return rows.map((row) =>
    presentBook(row, {
      pages: pages.get(row.id) ?? [],
      revisions: revisions.get(row.id) ?? [],
      bought: purchases.get(row.id) ?? NOTHING_BOUGHT,
      sheets: sheets.get(row.id) ?? new Map(),
      approvalOpenUntil: openUntil.get(row.id) ?? null,
      isForStaff,
    }),
  );
};

/** One's own book as its owner sees it; null for any other. */
export const loadBook = async (
  shelf: Shelf,
  user: { readonly id: string },
  bookId: string,
): Promise<Book | null> => {
  const rows = await shelf.db
    .select(facts)
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.userId, user.id)));
  return (await present(shelf, rows))[0] ?? null;
};

/** A page of a parent's books, the newest first. */
export const listBooks = async (
  shelf: Shelf,
  user: { readonly id: string },
  { page, pageSize }: Page = FIRST_PAGE,
): Promise<Book[]> =>
  present(
    shelf,
    await shelf.db
      .select(facts)
      .from(books)
      .where(eq(books.userId, user.id))
      .orderBy(desc(books.createdAt), desc(books.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  );

/** Those of these books that are the parent's. */
export const loadOwnBooks = async (
  shelf: Shelf,
  user: { readonly id: string },
  ids: readonly string[],
): Promise<Book[]> =>
  present(
    shelf,
    await shelf.db
      .select(facts)
      .from(books)
      .where(and(eq(books.userId, user.id), inArray(books.id, [...ids]))),
  );

/** These books as staff see them, with clean pictures, in their order; those that are gone are left out. */
export const loadBooks = async (shelf: Shelf, ids: readonly string[]): Promise<Book[]> => {
  if (ids.length === 0) return [];
  const rows = await shelf.db
    .select(facts)
    .from(books)
    .where(inArray(books.id, [...ids]));
  const found = await present(shelf, rows, true);
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};
