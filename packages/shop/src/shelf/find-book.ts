import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';

const isOwn = (userId: string, bookId: string) =>
  and(eq(books.id, bookId), eq(books.userId, userId));

/** One's own book; null for any other. */
export const findBook = async (
  db: Queryable,
  user: { readonly id: string },
  bookId: string,
): Promise<BookRow | null> => {
  const [row] = await db.select().from(books).where(isOwn(user.id, bookId));
  return row ?? null;
};

/** One's own book, locked until the transaction ends; null for any other. */
export const lockBook = async (
  tx: Transaction,
  user: { readonly id: string },
  bookId: string,
): Promise<BookRow | null> => {
  const [row] = await tx.select().from(books).where(isOwn(user.id, bookId)).for('update');
  return row ?? null;
};

/** Any book, locked until the transaction ends: for what happens to it without its parent. */
export const lockBookById = async (tx: Transaction, bookId: string): Promise<BookRow | null> => {
  const [row] = await tx.select().from(books).where(eq(books.id, bookId)).for('update');
  return row ?? null;
};

/** Whether the book is this parent's. */
export const ownsBook = async (
  db: Queryable,
  user: { readonly id: string },
  bookId: string,
): Promise<boolean> => {
  const [row] = await db.select({ id: books.id }).from(books).where(isOwn(user.id, bookId));
  return row !== undefined;
};
