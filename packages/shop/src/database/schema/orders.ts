import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { OrderItem } from '@bramblebook/contract/order';
import { ORDER_STATUSES } from '@bramblebook/contract/order-states';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** Money that arrived but does not fit its order: staff must look at it. */
export const PAYMENT_PROBLEMS = [
  'other_amount',
  'paid_after_cancel',
  'paid_twice',
  'book_unavailable',
] as const;

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** Null once the account is erased: bookkeeping keeps the order. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Without a foreign key, because the order outlives the book. */
    bookId: text('book_id').notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    items: jsonb().$type<OrderItem[]>().notNull(),
    hasDigital: boolean('has_digital').notNull(),
    hasPrinted: boolean('has_printed').notNull(),
    totalCents: integer('total_cents').notNull(),
    shipping: jsonb().$type<ShippingInfo>(),
    /** The idempotency key of the call that makes the intent: here before the provider is called, another for every cart. */
    intentKey: text('intent_key').notNull(),
    /** What pays this cart, and no other. */
    paymentIntentId: text('payment_intent_id').unique(),
    /** All money that arrived, also where it does not fit. */
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    paymentProblem: text('payment_problem', { enum: PAYMENT_PROBLEMS }),
    /** The intent that brought the money with the problem. */
    problemIntentId: text('problem_intent_id'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    carrier: text(),
    createdAt: time('created_at').notNull(),
    /** When the cart was last changed. */
    changedAt: time('changed_at').notNull(),
    paidAt: time('paid_at'),
    approvedAt: time('approved_at'),
    /** Raised by a trigger with every change. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.bookId),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt, table.id),
    index().on(table.totalCents, table.id),
    /** Holds all that revenue is summed up from, so that only the index is read. */
    index('orders_money_idx').on(table.paidAt, table.status, table.paidCents, table.refundedCents),
    index('orders_problem_idx').on(table.createdAt).where(sql`payment_problem is not null`),
    /** By it the books in print are listed, and all their money is summed up. */
    index('orders_in_print_idx')
      .on(table.approvedAt, table.id, table.status, table.totalCents)
      .where(sql`has_printed and approved_at is not null`),
    /** A book never has two pending orders (decision D9). */
    uniqueIndex('orders_one_pending_a_book').on(table.bookId).where(sql`status = 'pending'`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** Webhooks taken in: one that comes again changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    provider: text({ enum: ['sandbox', 'stripe'] }).notNull(),
    intentId: text('intent_id'),
    /** What the provider said of the intent, or `ignored`. */
    status: text().notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index().on(table.intentId)],
);

/** What a parent approved for printing: exactly this layout with these pictures is printed. */
export const printApprovals = pgTable(
  'print_approvals',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    bookId: text('book_id').notNull(),
    layout: jsonb().$type<BookLayout>().notNull(),
    /** Fingerprint of the layout (press/layout-hash.ts). */
    layoutHash: text('layout_hash').notNull(),
    /** Version of each page's picture, by page number. */
    pictureVersions: jsonb('picture_versions').$type<Record<number, number>>().notNull(),
    approvedAt: time('approved_at').notNull(),
  },
  (table) => [index().on(table.bookId)],
);
