import { ROLES } from '@bramblebook/contract/staff-roles';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** Lower-cased. */
  username: text().notNull().unique(),
  /** Argon2id, with its parameters. */
  passwordHash: text('password_hash').notNull(),
  /** Base32. */
  totpSecret: text('totp_secret').notNull(),
  /** The time step of the last code taken: it and those before are not taken again. */
  lastTotpStep: integer('last_totp_step').notNull().default(0),
  role: text({ enum: ROLES }).notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: time('created_at').notNull(),
  lastSignInAt: time('last_sign_in_at'),
});
export type StaffRow = typeof staff.$inferSelect;

/** A recovery code stands in for the authenticator once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** SHA-256. */
    codeHash: text('code_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: time('used_at'),
  },
  (table) => [index().on(table.staffId)],
);

/** Wrong passwords and codes by user name, also where no account has it. */
export const staffTries = pgTable('staff_tries', {
  /** SHA-256 of the user name as entered, lower-cased. */
  usernameHash: text('username_hash').primaryKey(),
  failures: integer().notNull(),
  lastTryAt: time('last_try_at').notNull(),
  lockedUntil: time('locked_until'),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie, or of the session's id between password and code. */
    idHash: text('id_hash').primaryKey(),
    /** What the session is called in lists: lets nobody in. */
    publicId: text('public_id').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Whether the second factor was given too. */
    isComplete: boolean('is_complete').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    freshUntil: time('fresh_until'),
    /** Browser and address it was begun from. */
    startedFrom: text('started_from').notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

/**
 * Everything that staff did, and what the shop did with their accounts. Triggers refuse
 * every change and removal, so nothing personal of a customer is in here: that is in
 * `staff_audit_details` and goes with the customer.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** User name, or `shop`. */
    who: text().notNull(),
    what: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Network address; null where it came from the command line. */
    cameFrom: text('came_from'),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [
    index().on(table.subjectId, table.id),
    index().on(table.who, table.id),
    index().on(table.what, table.id),
  ],
);

/** Before and after of acts on what is a customer's own: addresses, texts. */
export const staffAuditDetails = pgTable(
  'staff_audit_details',
  {
    auditId: bigint('audit_id', { mode: 'number' })
      .primaryKey()
      .references(() => staffAudit.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [index().on(table.userId)],
);

/** Acts that carry a key: the key is kept with what it did, so that the act happens once. */
export const staffActs = pgTable(
  'staff_acts',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** What was asked; the same key for something else is a mistake of the caller. */
    asked: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.key] }), index().on(table.at)],
);

export const staffNotes = pgTable(
  'staff_notes',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null once the customer is erased; then the note is too. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    who: text().notNull(),
    text: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index().on(table.orderId, table.at), index().on(table.userId)],
);

/** Saved views of the order list. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: text().primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    version: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index().on(table.staffId)],
);

const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;

/** Money on its way back: the row, and with it the idempotency key, is there before the provider is called. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    /** The idempotency key of the provider's call. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    intentId: text('intent_id').notNull(),
    cents: integer().notNull(),
    reason: text().notNull(),
    who: text().notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    /** The provider's id, once it has answered. */
    refundId: text('refund_id'),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [index().on(table.orderId), index().on(table.status)],
);
export type RefundRow = typeof orderRefunds.$inferSelect;

/** Customers who may not sign in. */
export const customerBlocks = pgTable('customer_blocks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  who: text().notNull(),
  reason: text().notNull(),
  at: time('at').notNull(),
});

/**
 * What the figures add up, kept by triggers on orders, books and users: a change appends
 * rows, so that nobody waits for anybody, and a job folds them together.
 */
export const tallies = pgTable(
  'tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `order:` or `book:` and the status, `user`, or `problem`. */
    what: text().notNull(),
    count: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.what)],
);
