import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { FRESH_CODE_MS } from '@bramblebook/contract/staff-roles';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { isPasswordRight } from '../../accounts/passwords.ts';
import { hashSecret } from '../../accounts/sessions.ts';
import { timeStepOf } from '../../accounts/time-codes.ts';
import type { Transaction } from '../../database/open-database.ts';
import {
  type StaffRow,
  staff,
  staffRecoveryCodes,
  staffSessions,
} from '../../database/schema/staff.ts';
import { countTry, takeTryBack } from '../../limits/count-tries.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import {
  findStaffSession,
  type StaffOrigin,
  type StaffSession,
  startStaffSession,
} from './staff-sessions.ts';
import { countStaffTry, forgetStaffTries, takeStaffTryBack } from './staff-tries.ts';

type Parts = Pick<Shop, 'db' | 'clock'>;
const WRONG = refuse('wrong_staff_credentials');
const WRONG_CODE = refuse('wrong_staff_credentials', {
  message: 'That code is not right, or was used before. Please wait for the next one.',
});

/** A second factor: a code of the authenticator, or a recovery code. */
export type SecondFactor = { readonly twoFactorCode: string } | { readonly recoveryCode: string };

const lockedOut = async (shop: Parts, member: StaffRow | null, from: StaffOrigin) => {
  if (!member) return;
  await shop.db.transaction((tx) =>
    writeAudit(
      shop,
      tx,
      { username: member.username, address: from.address },
      { what: 'staff.locked', subject: ['staff', member.id] },
    ),
  );
};

/**
 * The first half of a sign-in. Gives the id under which the code is to be sent. An unknown
 * account, a disabled one and a wrong password get the same answer after the same time.
 */
export const checkStaffPassword = async (
  shop: Shop,
  from: StaffOrigin,
  input: { readonly username: string; readonly password: string },
): Promise<{ ok: true; sessionId: string } | Refused> => {
  const username = input.username.trim().toLowerCase();
  const counted = await countStaffTry(shop, username);
  if (!counted.ok) return counted;
  const perAddress = await countTry(shop, 'staffSignInFromAddress', from.address);
  if (!perAddress.ok) return perAddress;
  const [found] = await shop.db.select().from(staff).where(eq(staff.username, username));
  const member = found && !found.isDisabled ? found : null;
  const isRight = await isPasswordRight(member?.passwordHash ?? null, input.password);
  if (!member || !isRight) {
    if (counted.isLast) await lockedOut(shop, member, from);
    return WRONG;
  }
  const sessionId = await shop.db.transaction(async (tx) => {
    await takeStaffTryBack(tx, username);
    await takeTryBack(tx, 'staffSignInFromAddress', from.address);
    const session = { staffId: member.id, isComplete: false, freshForMs: 0, from };
    return startStaffSession(shop, tx, session);
  });
  return { ok: true, sessionId };
};

/** What a second factor uses up: a time step or a recovery code. */
type UsedCode = { readonly step: number } | { readonly recoveryHash: string; readonly now: Date };

/** The code a second factor stands for; null where its six digits are not right. */
const readFactor = async (
  clock: Parts['clock'],
  member: StaffRow,
  factor: SecondFactor,
): Promise<UsedCode | null> => {
  if ('recoveryCode' in factor)
    return {
      recoveryHash: hashSecret(factor.recoveryCode.trim().toLowerCase()),
      now: clock.now(),
    };
  const step = await timeStepOf(clock, member.totpSecret, factor.twoFactorCode);
  return step === null ? null : { step };
};

/** Uses a code up; false when another sign-in was quicker with it. */
const useCode = async (tx: Transaction, member: StaffRow, used: UsedCode): Promise<boolean> => {
  const done =
    'step' in used
      ? await tx
          .update(staff)
          .set({ lastTotpStep: used.step })
          .where(and(eq(staff.id, member.id), lt(staff.lastTotpStep, used.step)))
          .returning({ id: staff.id })
      : await tx
          .update(staffRecoveryCodes)
          .set({ usedAt: used.now })
          .where(
            and(
              eq(staffRecoveryCodes.staffId, member.id),
              eq(staffRecoveryCodes.codeHash, used.recoveryHash),
              isNull(staffRecoveryCodes.usedAt),
            ),
          )
          .returning({ id: staffRecoveryCodes.staffId });
  return done.length > 0;
};

/** Counts, checks and uses up a second factor, and does `then` in the same transaction. */
const takeSecondFactor = async <T>(
  shop: Parts,
  session: StaffSession,
  given: { readonly factor: SecondFactor; readonly from: StaffOrigin },
  then: (tx: Transaction, member: StaffRow) => Promise<T>,
): Promise<{ ok: true; value: T } | Refused> => {
  const counted = await countStaffTry(shop, session.username);
  if (!counted.ok) return counted;
  const [member] = await shop.db.select().from(staff).where(eq(staff.id, session.id));
  if (!member) return WRONG;
  const { factor, from } = given;
  const used = await readFactor(shop.clock, member, factor);
  const taken =
    used &&
    (await shop.db.transaction(async (tx) => {
      if (!(await useCode(tx, member, used))) return null;
      await forgetStaffTries(tx, member.username);
      return { value: await then(tx, member) };
    }));
  if (taken) return { ok: true, value: taken.value };
  if (counted.isLast) await lockedOut(shop, member, from);
  return WRONG_CODE;
};

/**
 * The second half of a sign-in: a code that was not used before. Gives the cookie's
 * secret and who it is. A code opens the acts that ask for a fresh one; a recovery code does not.
 */
export const checkStaffCode = async (
  shop: Parts,
  from: StaffOrigin,
  input: { readonly sessionId: string; readonly factor: SecondFactor },
): Promise<{ ok: true; secret: string; staffId: string } | Refused> => {
  const session = await findStaffSession(shop, input.sessionId);
  if (!session || session.isComplete)
    return refuse('wrong_staff_credentials', {
      message: 'That took too long. Please sign in again.',
    });
  const { factor } = input;
  const isCode = 'twoFactorCode' in factor;
  const done = await takeSecondFactor(shop, session, { factor, from }, async (tx, member) => {
    await tx.delete(staffSessions).where(eq(staffSessions.idHash, session.sessionHash));
    await tx.update(staff).set({ lastSignInAt: shop.clock.now() }).where(eq(staff.id, member.id));
    await writeAudit(
      shop,
      tx,
      { username: member.username, address: from.address },
      {
        what: 'staff.sign_in',
        subject: ['staff', member.id],
        after: { by: isCode ? 'code' : 'recovery code' },
      },
    );
    const freshForMs = isCode ? FRESH_CODE_MS : 0;
    return startStaffSession(shop, tx, { staffId: member.id, isComplete: true, freshForMs, from });
  });
  return done.ok ? { ok: true, secret: done.value, staffId: session.id } : done;
};

/** Takes a fresh code of who is signed in: acts that ask for one are open for ten minutes. */
export const confirmStaffCode = async (
  shop: Parts,
  session: StaffSession,
  given: { readonly twoFactorCode: string; readonly from: StaffOrigin },
): Promise<{ ok: true; session: StaffSession } | Refused> => {
  const { twoFactorCode, from } = given;
  const factor = { twoFactorCode };
  const done = await takeSecondFactor(shop, session, { factor, from }, async (tx) => {
    const freshUntil = new Date(shop.clock.now().getTime() + FRESH_CODE_MS);
    await tx
      .update(staffSessions)
      .set({ freshUntil })
      .where(eq(staffSessions.idHash, session.sessionHash));
    return freshUntil;
  });
  if (done.ok) return { ok: true, session: { ...session, freshUntil: done.value } };
  return done.code === 'wrong_staff_credentials'
    ? refuse('wrong_code', { message: WRONG_CODE.message })
    : done;
};
