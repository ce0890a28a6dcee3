import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import {
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { books, pagePlans } from './books.ts';
import { time } from './time-column.ts';

/**
 * Why a model's picture is not used. `photo_refused`: the model would not take the child's photo,
 * so that the hero is drawn from the looks. `given_up`: a sheet is not used any more, since one of
 * the pages could not be had and the shop's own painter paints the whole book.
 */
export const NOT_PAINTED = [
  'photo_refused',
  'refused',
  'not_good_enough',
  'book_budget',
  'day_budget',
  'outage',
  'given_up',
] as const;

/** What a model made of one picture, beside what the picture is of. */
const outcome = () => ({
  at: time('at').notNull(),
  /** As set up, such as `openai:gpt-image-5`. */
  model: text().notNull(),
  /** How often it was asked. */
  tries: integer().notNull(),
  seed: bigint({ mode: 'number' }),
  /** Side of the picture as it came, in px; null where there is none. */
  widthPx: integer('width_px'),
  /** Null when the model's picture is used. */
  reason: text({ enum: NOT_PAINTED }),
  /** What is still wrong with it, or was in the end, for staff. */
  findings: jsonb().$type<readonly string[]>().notNull().default([]),
});

/** The sheets a book's pictures are painted by: of the hero, and of who comes again and again. */
export const bookSheets = pgTable(
  'book_sheets',
  {
    bookId: text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** Fingerprint of all that it shows: other looks, or another try, are another sheet. */
    key: text().notNull(),
    /** `hero`, or who of the cast. */
    subject: text().notNull(),
    isFromPhoto: boolean('is_from_photo').notNull(),
    ...outcome(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.key] })],
);
export type SheetRow = typeof bookSheets.$inferSelect;

/**
 * What a model made of a page's picture, written down once its file is kept and before
 * anything is done with it: a job cut short afterwards asks, and pays, no second time.
 */
export const pagePaintings = pgTable(
  'page_paintings',
  {
    bookId: text('book_id').notNull(),
    page: integer().notNull(),
    version: integer().notNull(),
    /** Of the hero, that it was painted by. */
    sheetKey: text('sheet_key').notNull(),
    ...outcome(),
    /** How near it is to the sheet; null where there is no picture. */
    measures: jsonb().$type<PictureMeasures>(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.page, table.version] }),
    foreignKey({
      name: 'page_paintings_plan_fk',
      columns: [table.bookId, table.page, table.version],
      foreignColumns: [pagePlans.bookId, pagePlans.page, pagePlans.version],
    }).onDelete('cascade'),
  ],
);
