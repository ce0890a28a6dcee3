import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@bramblebook/contract/user';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { sessions, users } from '../database/schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { presentUser } from './present-user.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends this long after it was last used. */
export const SESSION_MS = 30 * DAY_MS;

/** A secret for a cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a cookie's secret. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Who is signed in, and by which session. */
export interface SignedIn {
  readonly user: User;
  readonly sessionHash: string;
  /** Whether the session was prolonged just now, so that the cookie must be too. */
  readonly prolonged: boolean;
}

/** Starts a session and gives the cookie's secret, which is stored nowhere else. */
export const startSession = async (db: Queryable, userId: string, now: Date): Promise<string> => {
  const secret = newSecret();
  await db.insert(sessions).values({
    idHash: hashSecret(secret),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return secret;
};

/** Who a cookie's secret signs in; null when the session is unknown or has expired. */
export const findSession = async (shop: Shop, secret: string): Promise<SignedIn | null> => {
  const now = shop.clock.now();
  const sessionHash = hashSecret(secret);
  const [row] = await shop.db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, sessionHash), gt(sessions.expiresAt, now)));
  if (!row) return null;
  // Written at most once a day, so that reading does not mean writing.
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const prolonged = expiresAt.getTime() - row.expiresAt.getTime() > DAY_MS;
  if (prolonged)
    await shop.db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, sessionHash));
  return { user: presentUser(row.user), sessionHash, prolonged };
};

/** Whether a session has neither ended nor expired. */
export const isSessionOpen = async (
  { db, clock }: Pick<Shop, 'clock' | 'db'>,
  sessionHash: string,
): Promise<boolean> =>
  (await db.$count(
    sessions,
    and(eq(sessions.idHash, sessionHash), gt(sessions.expiresAt, clock.now())),
  )) > 0;

/** Ends one session. */
export const endSession = async (db: Queryable, sessionHash: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.idHash, sessionHash));
};

/** Ends every session of the parent but the one named, if any. */
export const endOtherSessions = async (
  db: Queryable,
  userId: string,
  keep: string | null,
): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.idHash, keep)));
};

/** Erases sessions that have expired. */
export const sweepSessions = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
};
