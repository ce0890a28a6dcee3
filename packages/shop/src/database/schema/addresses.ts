import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { time } from './time-column.ts';

/** Addresses that were written to, and what whoever reads there has said of it (decision D14). */
export const addresses = pgTable(
  'addresses',
  {
    /** E-mail address, or phone in E.164. */
    address: text().primaryKey(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stands in the links of messages that go there: who has it reads there. Opens nothing else. */
    token: text().notNull().unique(),
    firstUsedAt: time('first_used_at').notNull(),
    confirmedAt: time('confirmed_at'),
    /** When somebody said “this was not me”. */
    disownedAt: time('disowned_at'),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Addresses at which somebody said “this was not me”. It outlives the account, so that whoever
 * registers the address anew has nothing sent there either; the address itself goes with the account.
 */
export const disownedAddresses = pgTable('disowned_addresses', {
  /** SHA-256 of the address. */
  addressHash: text('address_hash').primaryKey(),
  /** Of the links that were sent there: with it what was said can be taken back. */
  token: text().notNull(),
  disownedAt: time('disowned_at').notNull(),
});
