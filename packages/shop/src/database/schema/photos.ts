import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** A child's photo: upright, without metadata, as JPEG. Belongs to a visitor until a book claims it. */
export const photos = pgTable(
  'photos',
  {
    id: text().primaryKey(),
    /** SHA-256 of the visitor's cookie; null once the photo belongs to a parent. */
    visitorHash: text('visitor_hash'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of a photo that came inside a wish, by which the same wish again is known. */
    sourceHash: text('source_hash'),
    /** The looks that could be guessed from the photo; the parent corrects them. */
    suggestedLooks: jsonb('suggested_looks').$type<Partial<HeroLooks>>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When a book took the photo; unclaimed photos are erased after a day. */
    claimedAt: time('claimed_at'),
  },
  (table) => [index().on(table.visitorHash), index().on(table.userId)],
);
