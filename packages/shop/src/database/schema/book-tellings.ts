import type { Story } from '@bramblebook/contract/story';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { books } from './books.ts';
import { time } from './time-column.ts';

/**
 * Why a model's story is not used; the shop's own storyteller tells it then. `not_good_enough`:
 * the editor still found something after the last mending. `outage`: the model cannot be
 * reached, and the parent waits.
 */
export const NOT_TOLD = [
  'refused',
  'not_good_enough',
  'book_budget',
  'day_budget',
  'outage',
] as const;

/**
 * What a model made of a brief, written down before anything is done with it: a job that
 * is cut short after the answer does not ask, and pay, a second time.
 */
export const bookTellings = pgTable(
  'book_tellings',
  {
    bookId: text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** SHA-256 of the brief, in hex: another idea, or another story, is another telling. */
    briefHash: text('brief_hash').notNull(),
    at: time('at').notNull(),
    /** As set up, such as `openai:gpt-story-5`. */
    model: text().notNull(),
    /** How often the story went back to the model before it was taken. */
    mendings: integer().notNull().default(0),
    /** Why the shop's own storyteller tells the story; null when the model's was taken. */
    reason: text({ enum: NOT_TOLD }),
    /** What the editor found in the end, for staff. */
    findings: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The story until its book has it. */
    story: jsonb().$type<Story>(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.briefHash] })],
);
