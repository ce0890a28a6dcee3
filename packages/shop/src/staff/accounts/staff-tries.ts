import { createHash } from 'node:crypto';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { staffTries } from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';

/** Wrong passwords and codes before an account is locked, and for how long (decision D7). */
const STAFF_LOCK = { tries: 5, forMs: 15 * 60_000 } as const;

const keyOf = (username: string): string =>
  createHash('sha256').update(username.trim().toLowerCase()).digest('hex');

/**
 * Counts one try of a password or a code, before it is checked, so that no number of them
 * at once gets further. Refuses with `too_many_requests` once five were wrong, for an
 * unknown account at the same try as for a known one. `isLast` says that the account is
 * locked unless this one is right. Kept in the database: a restart forgets nothing.
 */
export const countStaffTry = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  username: string,
): Promise<{ ok: true; isLast: boolean } | Refused> => {
  const now = shop.clock.now();
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const { failures, lockedUntil, lastTryAt } = staffTries;
  const isOver = sql`(${lockedUntil} <= ${at(0)} or (${lockedUntil} is null and ${lastTryAt} < ${at(-STAFF_LOCK.forMs)}))`;
  const [row] = await shop.db
    .insert(staffTries)
    .values({ usernameHash: keyOf(username), failures: 1, lastTryAt: now })
    .onConflictDoUpdate({
      target: staffTries.usernameHash,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        lockedUntil: sql`case when ${isOver} then null when ${lockedUntil} is not null then ${lockedUntil} when ${failures} + 1 >= ${STAFF_LOCK.tries} then ${at(STAFF_LOCK.forMs)} end`,
        lastTryAt: now,
      },
    })
    .returning();
  if (!row || row.failures <= STAFF_LOCK.tries)
    return { ok: true, isLast: row?.failures === STAFF_LOCK.tries };
  const until = row.lockedUntil?.getTime() ?? now.getTime() + STAFF_LOCK.forMs;
  return refuse('too_many_requests', {
    message: 'Too many wrong tries. This account is locked for 15 minutes.',
    retryAfter: (until - now.getTime()) / 1000,
  });
};

/** Takes back one try that was right but is only half of a sign-in. */
export const takeStaffTryBack = async (db: Queryable, username: string): Promise<void> => {
  const left = sql`greatest(${staffTries.failures} - 1, 0)`;
  await db
    .update(staffTries)
    .set({
      failures: left,
      lockedUntil: sql`case when ${left} >= ${STAFF_LOCK.tries} then ${staffTries.lockedUntil} end`,
    })
    .where(eq(staffTries.usernameHash, keyOf(username)));
};

/** Forgets the tries: they led to success. */
export const forgetStaffTries = async (db: Queryable, username: string): Promise<void> => {
  await db.delete(staffTries).where(eq(staffTries.usernameHash, keyOf(username)));
};
