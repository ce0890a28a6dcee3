import { createHash } from 'node:crypto';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
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
  /**
   * After so many tries the next ones are not refused for the rest of the window but wait,
   * twice as long each time: an account that somebody else guesses at is never locked.
   */
  readonly slowing?: { readonly firstMs: number; readonly longestMs: number };
  /** Said in place of the refusal's own sentence. */
  readonly sentence?: string;
}

const TOO_MANY_CARDS =
  'Too many cards were declined. Nothing was charged. Please try again in an hour, or write to us.';

/** How often what may be tried, for one account or one address. */
export const LIMITS = {
  signInToAccount: {
    most: 10,
    windowMs: 15 * MINUTE_MS,
    slowing: { firstMs: 1000, longestMs: MINUTE_MS },
  },
  signInFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  staffSignInFromAddress: { most: 100, windowMs: 15 * MINUTE_MS },
  registerFromAddress: { most: 200, windowMs: 60 * MINUTE_MS },
  /** The longest wait is shorter than the life of the code that was sent last. */
  askForCode: {
    most: 5,
    windowMs: 60 * MINUTE_MS,
    slowing: { firstMs: MINUTE_MS, longestMs: 10 * MINUTE_MS },
    sentence:
      'The code that we sent last is still valid. Please wait a little before the next one.',
  },
  askForLostDevice: { most: 5, windowMs: DAY_MS },
  /** Codes of an authenticator; whoever enters one knows the password already. */
  enterFactor: {
    most: 10,
    windowMs: 15 * MINUTE_MS,
    slowing: { firstMs: 1000, longestMs: MINUTE_MS },
  },
  askForCodeFromAddress: { most: 60, windowMs: 60 * MINUTE_MS },
  addressLinkFromAddress: { most: 60, windowMs: 15 * MINUTE_MS },
  enterCodeFromAddress: { most: 60, windowMs: 15 * MINUTE_MS },
  startPayment: { most: 200, windowMs: 60 * MINUTE_MS },
  declinedCard: { most: 20, windowMs: 60 * MINUTE_MS, sentence: TOO_MANY_CARDS },
  declinedCardOfOrder: { most: 12, windowMs: 60 * MINUTE_MS, sentence: TOO_MANY_CARDS },
  declinedCardFromAddress: { most: 60, windowMs: 60 * MINUTE_MS, sentence: TOO_MANY_CARDS },
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
  /** Layouts, proofs and approvals: what has a whole book laid out. */
  layOut: { most: 600, windowMs: 10 * MINUTE_MS },
  changeText: { most: 300, windowMs: 60 * MINUTE_MS },
  changeHero: { most: 30, windowMs: 60 * MINUTE_MS },
  paintPortrait: { most: 300, windowMs: 10 * MINUTE_MS },
  keepRecording: { most: 300, windowMs: 60 * MINUTE_MS },
  /** Pages that the shop's voice has not read yet: what a model may be paid for. */
  readPageAloud: { most: 300, windowMs: DAY_MS },
  /** A page and its four pictures, for a family behind one address. */
  seeSharedFromAddress: { most: 1500, windowMs: 10 * MINUTE_MS },
  uploadFromAddress: { most: 300, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
export type Limited = keyof typeof LIMITS;

const keyOf = (what: Limited, who: string): string => {
  const counted = what.endsWith('FromAddress') ? networkOf(who) : who;
  return createHash('sha256').update(`${what}\n${counted}`).digest('hex');
};

const milliseconds = (ms: number | SQL): SQL => sql`${ms} * interval '1 millisecond'`;

/** When the next try is taken: at once, or some time after the last one, which ends `windowMs` before its window. */
const nextTryAt = ({ most, windowMs, slowing }: Limit): SQL => {
  const { firstMs = 0, longestMs = 0 } = slowing ?? {};
  const factor = sql`power(2, least(${tries.count} - ${most}::integer, 20))`;
  const waitMs = sql`least(${longestMs}::double precision, ${firstMs}::double precision * ${factor})`;
  const lastTry = sql`${tries.windowEnds} - ${milliseconds(windowMs)}`;
  return sql`case when ${tries.count} < ${most}::integer then ${lastTry} else ${lastTry} + ${milliseconds(waitMs)} end`;
};

const readNextTry = async (db: Queryable, key: string, limit: Limit): Promise<Date | null> => {
  const [row] = await db
    .select({ at: sql<string>`(${nextTryAt(limit)})::text` })
    .from(tries)
    .where(eq(tries.key, key));
  return row ? new Date(row.at) : null;
};

/**
 * Counts one try and refuses it with 429 when there were too many in the window,
 * or where tries are slowed down, when it comes too soon after the last one. `who`
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
  const limit: Limit = LIMITS[what];
  const { most, windowMs, sentence } = limit;
  const key = keyOf(what, who);
  const now = shop.clock.now();
  const windowEnds = new Date(now.getTime() + windowMs);
  // A window that ends later than one begun now is of a clock that was ahead and was set back.
  const isAhead = sql`${tries.windowEnds} > ${windowEnds.toISOString()}`;
  const isOver = sql`(${tries.windowEnds} <= ${now.toISOString()} or ${isAhead})`;
  const [row] = await db
    .insert(tries)
    .values({ key, count: 1, windowEnds })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        windowEnds: limit.slowing
          ? sql`excluded.window_ends`
          : sql`case when ${isOver} then excluded.window_ends else ${tries.windowEnds} end`,
      },
      ...(limit.slowing && {
        setWhere: sql`(${nextTryAt(limit)} <= ${now.toISOString()} or ${isAhead})`,
      }),
    })
    .returning();
  if (row && (row.count <= most || limit.slowing)) return { ok: true };
  const until = row?.windowEnds ?? (await readNextTry(db, key, limit)) ?? now;
  return refuse('too_many_requests', {
    ...(sentence !== undefined && { message: sentence }),
    retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000),
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
