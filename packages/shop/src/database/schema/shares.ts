import { pgTable, text } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { time } from './time-column.ts';

/** Links by which parents share the beginning of a book: one a book, gone with it or when taken back. */
export const bookShares = pgTable('book_shares', {
  bookId: text('book_id')
    .primaryKey()
    .references(() => books.id, { onDelete: 'cascade' }),
  /** Stands in the link, whose owner sees it again; opens nothing but the book's beginning. */
  token: text().notNull().unique(),
  madeAt: time('made_at').notNull(),
});
