import { time } from '@bramblebook/shop/database/schema/time-column';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/*
 * The ledger of the built-in sandbox payment provider. It stands for the books of an
 * outside company: nothing of the shop refers to it, and it holds no card numbers.
 */

export const sandboxIntents = pgTable('sandbox_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull(),
  orderId: text('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text({
    enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
  }).notNull(),
  createdAt: time('created_at').notNull(),
});

/** The intent is the key: it is charged once, whatever happens. */
export const sandboxCharges = pgTable('sandbox_charges', {
  intentId: text('intent_id')
    .primaryKey()
    .references(() => sandboxIntents.id),
  amountCents: integer('amount_cents').notNull(),
  chargedAt: time('charged_at').notNull(),
});

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => sandboxCharges.intentId),
    amountCents: integer('amount_cents').notNull(),
    refundedAt: time('refunded_at').notNull(),
  },
  (table) => [index().on(table.intentId)],
);

/** Calls already answered, by their idempotency key: the same call gets the same answer. */
export const sandboxRequests = pgTable('sandbox_requests', {
  key: text().primaryKey(),
  /** What was asked; the same key with another question is a mistake of the caller. */
  asked: text().notNull(),
  answer: jsonb(),
  at: time('at').notNull(),
});

/** Webhooks, kept until the shop has taken them. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text().primaryKey(),
  body: text().notNull(),
  createdAt: time('created_at').notNull(),
  deliveredAt: time('delivered_at'),
});
