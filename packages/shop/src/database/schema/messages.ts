import { MESSAGE_REFUSALS } from '@bramblebook/contract/staff-order-api';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** Messages to people, written in the transaction that makes them true and sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /** Which message it is, such as `order-confirmed`. */
    kind: text().notNull(),
    /** What it tells, such as `order-confirmed:order_…:mail`: a second announcement of the same is dropped. */
    key: text().notNull().unique(),
    /** E-mail address, or phone in E.164. */
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The request whose code goes into the blank of the words as they are handed over: no code is kept here. */
    codeFor: text('code_for'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
    failures: integer().notNull().default(0),
    /** Why it will never arrive; null while it may. */
    refusal: text({ enum: MESSAGE_REFUSALS }),
    /** When its provider said that it was there; null where none says so. */
    deliveredAt: time('delivered_at'),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

/** Addresses that nothing reaches, or whose owner wants nothing: nothing more is sent there. */
export const deadAddresses = pgTable(
  'dead_addresses',
  {
    /** E-mail address, or phone in E.164. */
    address: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: MESSAGE_REFUSALS }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [index().on(table.userId)],
);
