import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

/** What has a life cycle. */
export const SUBJECTS = ['book', 'order'] as const;
/** Who can move it: its parent, somebody of the staff, the shop by itself, the payment provider. */
export const ACTOR_KINDS = ['parent', 'staff', 'shop', 'provider'] as const;

/**
 * Every state that a book or an order ever came to, in order; the first one of each has no
 * `from`. Written by the moves alone (states/), and never changed: no state without its
 * event. Holds ids and the shop's own words, nothing that a parent wrote.
 */
export const stateEvents = pgTable(
  'state_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    from: text(),
    to: text().notNull(),
    at: time('at').notNull(),
    actorKind: text('actor_kind', { enum: ACTOR_KINDS }).notNull(),
    /** Of the parent or the staff account, or the provider's name; null for the shop and for who was erased. */
    actorId: text('actor_id'),
    /** Why, in a few words, where that is not plain from the move. */
    reason: text(),
  },
  (table) => [index().on(table.subject, table.subjectId, table.id), index().on(table.at)],
);
export type StateEventRow = typeof stateEvents.$inferSelect;
