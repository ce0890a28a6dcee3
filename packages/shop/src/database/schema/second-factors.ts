import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** Authenticators that parents have set up for signing in. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: text().notNull(),
  /** The time step of the last code taken: it and those before are not taken again. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: time('created_at').notNull(),
  /** When its first code was right; before that it is not asked for. */
  confirmedAt: time('confirmed_at'),
  /** When it goes because its device was said to be lost, unless it is used before. */
  removalDueAt: time('removal_due_at'),
});

/** A recovery code stands in for the authenticator once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256. */
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: time('used_at'),
  },
  (table) => [index().on(table.userId)],
);

/** Sign-ins whose password was right and whose code is still to come. */
export const halfSignIns = pgTable(
  'half_sign_ins',
  {
    /** SHA-256 of what the browser was told. */
    idHash: text('id_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
