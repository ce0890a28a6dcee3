import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { recoveryCodes, secondFactors } from '../database/schema/second-factors.ts';
import { announce } from '../messages/announce.ts';
import { secondFactorChanged } from '../messages/templates/second-factor-changed.ts';
import type { Shop } from '../shop.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashSecret } from './sessions.ts';
import { newReadableSecret, newTotpSecret, otpauthUrl, timeStepOf } from './time-codes.ts';

const RECOVERY_CODES = 8;
const WRONG_CODE = 'That code is not right, or was used before. Please wait for the next one.';

type Factor = typeof secondFactors.$inferSelect;

/** The account's authenticator, once its first code was right; null for none. */
export const findFactor = async (db: Queryable, userId: string): Promise<Factor | null> => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row?.confirmedAt ? row : null;
};

const isUnused = (userId: string) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Whether a code is asked for at the sign-in, and how many recovery codes are left. */
export const factorStatus = async (
  { db }: Pick<Shop, 'db'>,
  userId: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> => {
  const isOn = (await findFactor(db, userId)) !== null;
  return { isOn, recoveryCodesLeft: isOn ? await db.$count(recoveryCodes, isUnused(userId)) : 0 };
};

const makeRecoveryCodes = async (tx: Transaction, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newReadableSecret);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashSecret(code), userId })));
  return codes;
};

/** Tells the parent what became of the second factor, in case it was somebody else. */
const tell = (
  shop: Shop,
  tx: Transaction,
  userId: string,
  what: Parameters<typeof secondFactorChanged>[1],
): Promise<void> =>
  announce(shop, tx, {
    userId,
    about: newId('session'),
    message: secondFactorChanged(shop, what),
    required: 'mail',
  });

/** A new secret for an authenticator, after the password. Refuses where one is in use. */
export const beginFactor = async (
  shop: Shop,
  user: { readonly id: string; readonly email: string },
  password: string,
): Promise<{ ok: true; secret: string; address: string } | Refused> => {
  const confirmed = await confirmPassword(shop, user.id, password);
  if (!confirmed.ok) return confirmed;
  const secret = newTotpSecret();
  const fresh = { secret, lastStep: 0, createdAt: shop.clock.now() };
  const [row] = await shop.db
    .insert(secondFactors)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (!row) return refuse('wrong_state');
  return { ok: true, secret, address: otpauthUrl(shop.brand.name, user.email, secret) };
};

/** Uses the authenticator's code up: it and those before are not taken again. */
const useTimeCode = async (
  shop: Pick<Shop, 'clock'>,
  tx: Transaction,
  { userId, secret }: Factor,
  code: string,
): Promise<boolean> => {
  const step = await timeStepOf(shop.clock, secret, code);
  if (step === null) return false;
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step, removalDueAt: null })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
};

/**
 * Uses a code up: the authenticator's six digits, or a recovery code. Whoever has one has not
 * lost the device, so that a removal that was asked for is called off.
 */
export const useFactor = async (
  shop: Pick<Shop, 'clock'>,
  tx: Transaction,
  factor: Factor,
  code: string,
): Promise<boolean> => {
  const typed = code.trim().toLowerCase();
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return useTimeCode(shop, tx, factor, digits);
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: shop.clock.now() })
    .where(and(isUnused(factor.userId), eq(recoveryCodes.codeHash, hashSecret(typed))))
    .returning({ userId: recoveryCodes.userId });
  if (used.length === 0) return false;
  await tx
    .update(secondFactors)
    .set({ removalDueAt: null })
    .where(eq(secondFactors.userId, factor.userId));
  return true;
};

/** Takes the first code of a new authenticator; from then on one is asked for. Gives recovery codes, which are kept nowhere. */
export const turnFactorOn = async (
  shop: Shop,
  userId: string,
  code: string,
): Promise<{ ok: true; recoveryCodes: string[] } | Refused> =>
  shop.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update');
    if (!row || row.confirmedAt) return refuse('wrong_state');
    if (!(await useTimeCode(shop, tx, row, code)))
      return refuse('wrong_code', { message: WRONG_CODE, fields: { code: WRONG_CODE } });
    await tx
      .update(secondFactors)
      .set({ confirmedAt: shop.clock.now() })
      .where(eq(secondFactors.userId, userId));
    const codes = await makeRecoveryCodes(tx, userId);
    await tell(shop, tx, userId, { kind: 'on' });
    return { ok: true as const, recoveryCodes: codes };
  });

/** New recovery codes after the password; the earlier ones are no longer good. */
export const renewRecoveryCodes = async (
  shop: Shop,
  userId: string,
  password: string,
): Promise<{ ok: true; recoveryCodes: string[] } | Refused> => {
  const confirmed = await confirmPassword(shop, userId, password);
  if (!confirmed.ok) return confirmed;
  return shop.db.transaction(async (tx) =>
    (await findFactor(tx, userId))
      ? { ok: true as const, recoveryCodes: await makeRecoveryCodes(tx, userId) }
      : refuse('wrong_state'),
  );
};

/** Takes the authenticator and its recovery codes away, and tells the parent. */
export const dropFactor = async (shop: Shop, tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tell(shop, tx, userId, { kind: 'off' });
};

/** Turns the second factor off after the password; where there is none, nothing changes. */
export const turnFactorOff = async (
  shop: Shop,
  userId: string,
  password: string,
): Promise<{ ok: true } | Refused> => {
  const confirmed = await confirmPassword(shop, userId, password);
  if (!confirmed.ok) return confirmed;
  await shop.db.transaction(async (tx) => {
    if (await findFactor(tx, userId)) await dropFactor(shop, tx, userId);
  });
  return { ok: true };
};
