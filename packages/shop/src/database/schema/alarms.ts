import { ALARM_KINDS } from '@bramblebook/contract/staff-alarm-api';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** What staff must look at, until somebody says that it was seen to. Holds nothing personal. */
export const staffAlarms = pgTable(
  'staff_alarms',
  {
    id: text().primaryKey(),
    kind: text({ enum: ALARM_KINDS }).notNull(),
    /** What it is about: raised once for it, however often it comes. */
    about: text().notNull().unique(),
    at: time('at').notNull(),
    orderId: text('order_id'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The money that it is about, where it is about money. */
    cents: integer(),
    /** The model's name, where it is about one. */
    model: text(),
    seenAt: time('seen_at'),
    seenBy: text('seen_by'),
  },
  (table) => [
    index('staff_alarms_open_idx').on(table.at).where(sql`seen_at is null`),
    index().on(table.userId),
  ],
);
