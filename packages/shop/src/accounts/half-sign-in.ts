import { createHash } from 'node:crypto';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { LOST_DEVICE_DAYS } from '@bramblebook/contract/second-factor';
import { RESET_CODE } from '@bramblebook/contract/settings';
import type { User } from '@bramblebook/contract/user';
import { and, eq, gt, lt } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/open-database.ts';
import { resetCodes, users } from '../database/schema/accounts.ts';
import { halfSignIns, secondFactors } from '../database/schema/second-factors.ts';
import { countTry, forgetTries } from '../limits/count-tries.ts';
import { announce } from '../messages/announce.ts';
import { secondFactorChanged } from '../messages/templates/second-factor-changed.ts';
import type { Shop } from '../shop.ts';
import { type Entered, enterAccount } from './enter-account.ts';
import type { From } from './known-browsers.ts';
import { presentUser } from './present-user.ts';
import { findFactor, useFactor } from './second-factor.ts';
import { sendResetCode } from './send-reset-code.ts';
import { hashSecret, newSecret } from './sessions.ts';
import { takeCode, useCode } from './take-code.ts';

const MINUTE_MS = 60_000;
const LIFE_MS = 10 * MINUTE_MS;
const LOST_DEVICE_MS = LOST_DEVICE_DAYS * 24 * 60 * MINUTE_MS;

const TOO_LATE = refuse('code_expired', { message: 'That took too long. Please sign in again.' });
const WRONG = 'That code is not right, or was used before. Please wait for the next one.';

/** Begins a sign-in whose password was right. Gives what names it until its code is there. */
export const beginHalfSignIn = async (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<string> => {
  const signInId = newSecret();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db
    .insert(halfSignIns)
    .values({ idHash: hashSecret(signInId), userId, createdAt: now, expiresAt });
  return signInId;
};

/** Whose sign-in waits for its code; null once it is over. */
const findHalf = async (shop: Shop, signInId: string): Promise<string | null> => {
  const [row] = await shop.db
    .select({ userId: halfSignIns.userId })
    .from(halfSignIns)
    .where(
      and(
        eq(halfSignIns.idHash, hashSecret(signInId)),
        gt(halfSignIns.expiresAt, shop.clock.now()),
      ),
    );
  return row?.userId ?? null;
};

/**
 * The second half of a sign-in: a code of the authenticator that was not used before, or a
 * recovery code. Refuses a wrong one, and slows down whoever guesses.
 */
export const enterFactorCode = async (
  shop: Shop,
  from: From,
  input: { readonly signInId: string; readonly code: string },
): Promise<({ ok: true; user: User } & Entered) | Refused> => {
  const userId = await findHalf(shop, input.signInId);
  if (userId === null) return TOO_LATE;
  const allowed = await countTry(shop, 'enterFactor', userId);
  if (!allowed.ok) return allowed;
  return shop.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const factor = await findFactor(tx, userId);
    if (!user || !factor) return TOO_LATE;
    if (!(await useFactor(shop, tx, factor, input.code)))
      return refuse('wrong_code', { message: WRONG, fields: { code: WRONG } });
    await forgetTries(tx, 'enterFactor', userId);
    await tx.delete(halfSignIns).where(eq(halfSignIns.userId, userId));
    return {
      ok: true as const,
      user: presentUser(user),
      ...(await enterAccount(shop, tx, from, userId)),
    };
  });
};

/** Under what the codes for a lost device are found: never those for a new password. */
const hashOf = (userId: string): string =>
  createHash('sha256').update(`lost device\n${userId}`).digest('hex');

const askForCode = async (
  shop: Shop,
  userId: string,
): Promise<{ ok: true; sent: true } | Refused> => {
  const allowed = await countTry(shop, 'askForLostDevice', userId);
  if (!allowed.ok) return allowed;
  const now = shop.clock.now();
  await shop.db.transaction(async (tx) => {
    const resetId = newId('reset');
    await tx.insert(resetCodes).values({
      id: resetId,
      identifierHash: hashOf(userId),
      userId,
      channel: 'mail',
      triesLeft: RESET_CODE.tries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_CODE.lifeMs),
    });
    const given = { resetId, isForLostDevice: true };
    await shop.jobs.send(sendResetCode, given, { tx, singletonKey: resetId });
  });
  return { ok: true, sent: true };
};

/**
 * The way back without the device: the account's password (the first half of a sign-in) and a code
 * sent to its e-mail have the authenticator removed after some days, of which the owner is told at
 * once, so that somebody else's wish can be called off by signing in with a code.
 */
export const reportLostDevice = async (
  shop: Shop,
  from: Pick<From, 'address'>,
  input: { readonly signInId: string; readonly code?: string | undefined },
): Promise<{ ok: true; sent: true } | { ok: true; goesAt: Date } | Refused> => {
  const userId = await findHalf(shop, input.signInId);
  if (userId === null) return TOO_LATE;
  if (input.code === undefined) return askForCode(shop, userId);
  const allowed = await countTry(shop, 'enterCodeFromAddress', from.address);
  if (!allowed.ok) return allowed;
  const taken = await takeCode(shop, hashOf(userId), input.code);
  if (!taken.ok) return taken;
  const now = shop.clock.now();
  const goesAt = new Date(now.getTime() + LOST_DEVICE_MS);
  return shop.db.transaction(async (tx) => {
    if (!(await useCode(tx, taken.id, now))) return refuse('code_expired');
    await tx
      .update(secondFactors)
      .set({ removalDueAt: goesAt })
      .where(eq(secondFactors.userId, userId));
    await tx.delete(halfSignIns).where(eq(halfSignIns.userId, userId));
    await announce(shop, tx, {
      userId,
      about: taken.id,
      message: secondFactorChanged(shop, { kind: 'lost', goesAt }),
      required: 'mail',
    });
    return { ok: true as const, goesAt };
  });
};

/** Erases sign-ins whose code never came. */
export const sweepHalfSignIns = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(halfSignIns).where(lt(halfSignIns.expiresAt, now));
};
