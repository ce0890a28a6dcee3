import {
  OVER_PRINT_JOBS,
  type Parcel,
  PRINT_JOB_STATUSES,
  type PrintJobStatus,
  STOPPED_PRINT_JOBS,
} from '@bramblebook/contract/print-job-states';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { time } from './time-column.ts';

/** Spelt out, as an index wants it. Another list is another index: it needs a migration. */
const isNoneOf = (statuses: readonly PrintJobStatus[]) =>
  sql`status not in (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))})`;

/** Orders on their way to and through a printing house, one row a try. */
export const printJobs = pgTable(
  'print_jobs',
  {
    /** Also what the printing house knows it by: a second job under it is never made. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    /** Fingerprint of the approved layout that is printed. */
    layoutHash: text('layout_hash').notNull(),
    house: text().notNull(),
    status: text({ enum: PRINT_JOB_STATUSES }).notNull(),
    /** The printing house's own id of it; null until it took the job. */
    houseJobId: text('house_job_id').unique(),
    /** The printing house's check of each file, by the file's part. */
    checks: jsonb().$type<Record<string, string>>().notNull(),
    /** Why it was refused or rejected, for staff; may hold parts of the address. */
    reasons: jsonb().$type<readonly string[]>().notNull(),
    parcels: jsonb().$type<readonly Parcel[]>().notNull(),
    costCents: integer('cost_cents'),
    /** Days (ISO dates) between which it arrives. */
    arrivesFrom: text('arrives_from'),
    arrivesTo: text('arrives_to'),
    /** User name of who sent it; null where the shop did. */
    sentBy: text('sent_by'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    /** Until when one process works on it, alone. */
    claimedUntil: time('claimed_until'),
  },
  (table) => [
    unique().on(table.orderId, table.attempt),
    uniqueIndex('print_jobs_live_idx').on(table.orderId).where(isNoneOf(STOPPED_PRINT_JOBS)),
    index('print_jobs_open_idx').on(table.createdAt).where(isNoneOf(OVER_PRINT_JOBS)),
  ],
);
export type PrintJobRow = typeof printJobs.$inferSelect;

/** How large a printing house wants the cover of a layout to be, as it was asked. */
export const coverSizes = pgTable(
  'cover_sizes',
  {
    layoutHash: text('layout_hash').notNull(),
    house: text().notNull(),
    format: text({ enum: ['softcover', 'hardcover'] }).notNull(),
    widthMm: doublePrecision('width_mm').notNull(),
    heightMm: doublePrecision('height_mm').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.layoutHash, table.house, table.format] })],
);
