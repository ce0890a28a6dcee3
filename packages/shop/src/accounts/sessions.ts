import { createHash, randomBytes } from 'node:crypto';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Session, User } from '@bramblebook/contract/user';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/open-database.ts';
import { sessions, users } from '../database/schema/accounts.ts';
import { halfSignIns } from '../database/schema/second-factors.ts';
import type { Shop } from '../shop.ts';
import { presentUser } from './present-user.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends this long after it was last used. */
export const SESSION_MS = 30 * DAY_MS;
/** And this long after it was begun, however much it is used: the password is asked again. */
const LONGEST_MS = 90 * DAY_MS;
/** How exactly it is kept when a session was last used. */
const SEEN_MS = 60 * 60_000;

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
export const startSession = async (
  db: Queryable,
  userId: string,
  { now, startedIn }: { readonly now: Date; readonly startedIn: string },
): Promise<string> => {
  const secret = newSecret();
  await db.insert(sessions).values({
    idHash: hashSecret(secret),
    publicId: newId('session'),
    userId,
    startedIn,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return secret;
};

/** Who a cookie's secret signs in; null when the session is unknown or has expired. */
export const findSession = async (shop: Shop, secret: string): Promise<SignedIn | null> => {
  const now = shop.clock.now();
  const sessionHash = hashSecret(secret);
  const [row] = await shop.db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, sessionHash), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { createdAt, expiresAt: until, lastSeenAt } = row.session;
  const latest = Math.min(now.getTime() + SESSION_MS, createdAt.getTime() + LONGEST_MS);
  const prolonged = latest - until.getTime() > DAY_MS;
  // Written at most once an hour, so that reading does not mean writing.
  if (prolonged || now.getTime() - lastSeenAt.getTime() > SEEN_MS)
    await shop.db
      .update(sessions)
      .set({ lastSeenAt: now, ...(prolonged && { expiresAt: new Date(latest) }) })
      .where(eq(sessions.idHash, sessionHash));
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

/** Ends every session of the parent but the one named, if any, and every sign-in that waits for its code. */
export const endOtherSessions = async (
  db: Queryable,
  userId: string,
  keep: string | null,
): Promise<void> => {
  await db.delete(halfSignIns).where(eq(halfSignIns.userId, userId));
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.idHash, keep)));
};

/** Where a parent is signed in, the browser that asks first, then by when it was last used. */
export const listSessions = async (
  { db, clock }: Pick<Shop, 'clock' | 'db'>,
  userId: string,
  thisHash: string | null,
): Promise<Session[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastSeenAt));
  const shown = rows.map((row) => ({
    id: row.publicId,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    startedIn: row.startedIn,
    isThis: row.idHash === thisHash,
  }));
  return [...shown.filter(({ isThis }) => isThis), ...shown.filter(({ isThis }) => !isThis)];
};

/** Ends one of a parent's own sessions by what it is called in the list; `not_found` any other. */
export const endOwnSession = async (
  { db }: Pick<Shop, 'db'>,
  userId: string,
  sessionId: string,
): Promise<{ ok: true } | Refused> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, sessionId)))
    .returning({ id: sessions.publicId });
  return ended.length > 0 ? { ok: true } : refuse('not_found');
};

/** Erases sessions that have expired. */
export const sweepSessions = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
};
