import { like, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';

/** A pattern for `like` that finds the text anywhere, its own wildcards taken as they are. */
export const likePattern = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;

/** The digits of what looks like a phone however it is written; null for anything else. */
const phoneDigits = (text: string): string | null => {
  if (!/^\+?[\d\s()./-]{4,}$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 4 ? digits : null;
};

// Word for word as in the migration: only then its trigram index is used.
const CUSTOMER = sql`lower(${users.parentName} || ' ' || ${users.email} || ' ' || ${users.phone})`;

/** Whether a customer's name, e-mail or phone holds the text. */
export const customerHolds = (text: string): SQL => {
  const digits = phoneDigits(text);
  const found = like(CUSTOMER, likePattern(text));
  return (digits && or(found, like(CUSTOMER, `%${digits}%`))) || found;
};

/** Whether the tracking number of an order, called `o` in the query, holds the text. */
export const trackingHolds = (text: string): SQL =>
  sql`lower(o.tracking_number) like ${likePattern(text)}`;

/** Whether a book's child's name holds the text. */
export const childHolds = (text: string): SQL =>
  like(sql`lower(${books.childName})`, likePattern(text));
