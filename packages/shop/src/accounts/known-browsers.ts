import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { knownBrowsers } from '../database/schema/accounts.ts';
import { hashSecret } from './sessions.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A browser is known for this long after it was last signed in from. */
export const KNOWN_BROWSER_MS = 365 * DAY_MS;

/** Where a sign-in comes from. */
export interface From {
  readonly address: string;
  /** The secret of the browser's own cookie; null without one. */
  readonly browser: string | null;
  /** What the browser says that it is, in a few words. */
  readonly startedIn?: string;
}

/**
 * Who an account's tries are counted for. A browser that signed in to the account before
 * has its tries counted by themselves, so that nobody who guesses elsewhere keeps it out.
 */
export const whoTries = async (
  db: Queryable,
  from: From,
  account: { readonly identifier: string; readonly userId: string | null },
): Promise<string> => {
  const { identifier, userId } = account;
  const idHash = hashSecret(from.browser ?? '');
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.idHash, idHash));
  const isKnown = from.browser !== null && rows.some((row) => row.userId === userId);
  return isKnown ? `${identifier}\n${idHash}` : identifier;
};

/** Remembers that the browser signed in to the account. */
export const rememberBrowser = async (
  db: Queryable,
  browser: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> => {
  await db
    .insert(knownBrowsers)
    .values({ idHash: hashSecret(browser), userId, lastSignInAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.idHash, knownBrowsers.userId],
      set: { lastSignInAt: now },
    });
};

/** Forgets browsers that nobody signed in from for a year. */
export const sweepKnownBrowsers = async (db: Queryable, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KNOWN_BROWSER_MS);
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSignInAt, before));
};
