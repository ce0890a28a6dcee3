import { integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { time } from './time-column.ts';

/** Media types of what browsers record. */
export const RECORDING_TYPES = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;

/** A page of a book as its parent reads it: one a page. Stays until it is erased, or the book is. */
export const pageRecordings = pgTable(
  'page_recordings',
  {
    bookId: text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    /** Names the file: another recording of the page has another one. */
    take: text().notNull(),
    type: text({ enum: RECORDING_TYPES }).notNull(),
    bytes: integer().notNull(),
    /** As the browser measured it; 0 where it could not. */
    seconds: real().notNull(),
    recordedAt: time('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.page] })],
);
