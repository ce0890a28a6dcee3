import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import { countTry, forgetTries } from '../limits/count-tries.ts';
import { announce } from '../messages/announce.ts';
import { markConfirmed } from '../messages/own-address.ts';
import { passwordChanged } from '../messages/templates/password-changed.ts';
import type { Shop } from '../shop.ts';
import { readIdentifier } from './identifiers.ts';
import { refuseCommonPassword } from './password-refusal.ts';
import { hashPassword } from './passwords.ts';
import { hashIdentifier } from './request-reset-code.ts';
import { endOtherSessions } from './sessions.ts';
import { takeCode, useCode } from './take-code.ts';

/**
 * Changes the password once the code is right, and ends all the parent's other
 * sessions. A code is good for fifteen minutes, five tries and one use; only the last
 * one asked for counts.
 */
export const resetPassword = async (
  shop: Shop,
  from: { readonly address: string; readonly sessionHash: string | null },
  input: { readonly emailOrPhone: string; readonly newPassword: string; readonly code: string },
): Promise<{ ok: true } | Refused> => {
  const common = refuseCommonPassword('newPassword', input.newPassword);
  if (common) return common;
  const allowed = await countTry(shop, 'enterCodeFromAddress', from.address);
  if (!allowed.ok) return allowed;
  const identifier = readIdentifier(input.emailOrPhone);
  const now = shop.clock.now();
  const taken = await takeCode(shop, hashIdentifier(identifier), input.code);
  if (!taken.ok) return taken;
  const { id, userId } = taken;

  const passwordHash = await hashPassword(input.newPassword);
  return shop.db.transaction(async (tx) => {
    if (!(await useCode(tx, id, now))) return refuse('code_expired');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endOtherSessions(tx, userId, from.sessionHash);
    await forgetTries(tx, 'signInToAccount', identifier.value);
    // Whoever has the code reads there.
    await markConfirmed(shop, tx, identifier.value);
    await announce(shop, tx, {
      userId,
      about: id,
      message: passwordChanged(shop),
      required: 'mail',
    });
    return { ok: true as const };
  });
};
