import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    parentName: text('parent_name').notNull(),
    /** Lower-cased. */
    email: text().notNull().unique(),
    /** E.164. */
    phone: text().notNull().unique(),
    /** Argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    emailConsent: boolean('email_consent').notNull(),
    phoneConsent: boolean('phone_consent').notNull(),
    marketingConsent: boolean('marketing_consent').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index().on(table.createdAt, table.id)],
);

/** Every consent given or withdrawn, with the wording it was asked in. */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['email', 'phone', 'marketing', 'photo'] }).notNull(),
    given: boolean().notNull(),
    wordingVersion: text('wording_version').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index().on(table.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: reading this table lets nobody in. */
    idHash: text('id_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** What the session is called in its parent's list: lets nobody in. */
    publicId: text('public_id').notNull().unique().default(sql`gen_random_uuid()`),
    /** The browser it was begun in, in a few words. */
    startedIn: text('started_in').notNull().default(''),
    /** When it was last used, to the hour. */
    lastSeenAt: time('last_seen_at').notNull().default(sql`now()`),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Browsers that signed in to an account: who guesses elsewhere does not keep them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the browser's cookie. */
    idHash: text('id_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSignInAt: time('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idHash, table.userId] }),
    index().on(table.userId),
    index().on(table.lastSignInAt),
  ],
);

/** One row a request for a reset code, also where no account is behind it. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: text().primaryKey(),
    /** SHA-256 of the e-mail or phone that was entered. */
    identifierHash: text('identifier_hash').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /** Set when the code is sent. */
    codeHash: text('code_hash'),
    triesLeft: integer('tries_left').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index().on(table.identifierHash, table.createdAt), index().on(table.expiresAt)],
);

/** Counted tries of things that are limited: sign-in, codes, uploads. */
export const tries = pgTable(
  'tries',
  {
    /** What is tried and by whom, hashed. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEnds: time('window_ends').notNull(),
  },
  (table) => [index().on(table.windowEnds)],
);
