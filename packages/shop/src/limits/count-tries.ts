import { createHash } from 'node:crypto';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { tries } from '../database/schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { networkOf } from './network-of.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How often something may be tried in a window of time. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
  /** Said in place of the refusal's own sentence. */
  readonly sentence?: string;
}

/** How often what may be tried, for one account or one address. */
export const LIMITS = {
  signInToAccount: { most: 10, windowMs: 15 * MINUTE_MS },
  signInFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  staffSignInFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  registerFromAddress: { most: 200, windowMs: 60 * MINUTE_MS },
  askForCode: { most: 5, windowMs: 60 * MINUTE_MS },
  askForCodeFromAddress: { most: 60, windowMs: 60 * MINUTE_MS },
  enterCodeFromAddress: { most: 60, windowMs: 15 * MINUTE_MS },
  exportData: { most: 20, windowMs: 60 * MINUTE_MS },
  confirmPassword: { most: 10, windowMs: 15 * MINUTE_MS },
  outlineFromAddress: { most: 600, windowMs: 10 * MINUTE_MS },
  /** Wishes that are read, whatever becomes of them. */
  createBook: { most: 40, windowMs: 60 * MINUTE_MS },
  newBook: {
    most: 30,
    windowMs: DAY_MS,
    sentence:
      'Thirty new books a day are as many as we can make for one account. Please go on tomorrow.',
  },
  anotherStory: {
    most: 40,
    windowMs: DAY_MS,
    sentence:
      'Forty other stories a day are as many as we can tell for one account. Please go on tomorrow.',
  },
  changeText: { most: 300, windowMs: 60 * MINUTE_MS },
  changeHero: { most: 30, windowMs: 60 * MINUTE_MS },
  paintPortrait: { most: 300, windowMs: 10 * MINUTE_MS },
  uploadFromAddress: { most: 300, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
export type Limited = keyof typeof LIMITS;

const keyOf = (what: Limited, who: string): string => {
  const counted = what.endsWith('FromAddress') ? networkOf(who) : who;
  return createHash('sha256').update(`${what}\n${counted}`).digest('hex');
};

/**
 * Counts one try and refuses it with 429 when there were too many in the window. `who`
 * is an account's e-mail or phone as entered, so that an unknown account is refused at
 * the same try as a known one, or an address. Counted in the database: several servers
 * count together, and a restart forgets nothing. Inside a transaction its `tx` is named.
 */
export const countTry = async (
  shop: Pick<Shop, 'clock' | 'db'>,
  what: Limited,
  who: string,
  db: Queryable = shop.db,
): Promise<{ ok: true } | Refused> => {
  const { most, windowMs, sentence }: Limit = LIMITS[what];
  const now = shop.clock.now();
  const windowEnds = new Date(now.getTime() + windowMs);
  const isOver = sql`${tries.windowEnds} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(tries)
    .values({ key: keyOf(what, who), count: 1, windowEnds })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        windowEnds: sql`case when ${isOver} then excluded.window_ends else ${tries.windowEnds} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return { ok: true };
  return refuse('too_many_requests', {
    ...(sentence !== undefined && { message: sentence }),
    retryAfter: Math.ceil((row.windowEnds.getTime() - now.getTime()) / 1000),
  });
};

/** Forgets the tries: they led to success. */
export const forgetTries = async (db: Queryable, what: Limited, who: string): Promise<void> => {
  await db.delete(tries).where(eq(tries.key, keyOf(what, who)));
};

/** Takes one try back, where a successful one must not count against others at the same address. */
export const takeTryBack = async (db: Queryable, what: Limited, who: string): Promise<void> => {
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(eq(tries.key, keyOf(what, who)));
};

/** Erases counts whose window has passed. */
export const sweepTries = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(tries).where(lt(tries.windowEnds, now));
};
