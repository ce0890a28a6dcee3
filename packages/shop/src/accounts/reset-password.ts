import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { resetCodes, users } from '../database/schema/accounts.ts';
import { countTry, forgetTries } from '../limits/count-tries.ts';
import { announce } from '../messages/announce.ts';
import { hashCode } from '../messages/hand-over-code.ts';
import { passwordChanged } from '../messages/templates/password-changed.ts';
import type { Shop } from '../shop.ts';
import { readIdentifier } from './identifiers.ts';
import { refuseCommonPassword } from './password-refusal.ts';
import { hashPassword } from './passwords.ts';
import { hashIdentifier } from './request-reset-code.ts';
import { endOtherSessions } from './sessions.ts';

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

  // The try is taken before the code is looked at, so that tries at once cannot share one.
  const latest = shop.db
    .select({ id: resetCodes.id })
    .from(resetCodes)
    .where(eq(resetCodes.identifierHash, hashIdentifier(identifier)))
    .orderBy(desc(resetCodes.createdAt), desc(resetCodes.id))
    .limit(1);
  const [request] = await shop.db
    .update(resetCodes)
    .set({ triesLeft: sql`${resetCodes.triesLeft} - 1` })
    .where(
      and(
        eq(resetCodes.id, latest),
        gt(resetCodes.triesLeft, 0),
        gt(resetCodes.expiresAt, now),
        sql`${resetCodes.usedAt} is null`,
      ),
    )
    .returning();
  if (!request) return refuse('code_expired');
  const { id, userId } = request;
  if (request.codeHash !== hashCode(id, input.code) || !userId) return refuse('wrong_code');

  const passwordHash = await hashPassword(input.newPassword);
  return shop.db.transaction(async (tx) => {
    const [used] = await tx
      .update(resetCodes)
      .set({ usedAt: now })
      .where(and(eq(resetCodes.id, id), sql`${resetCodes.usedAt} is null`))
      .returning({ id: resetCodes.id });
    if (!used) return refuse('code_expired');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endOtherSessions(tx, userId, from.sessionHash);
    await forgetTries(tx, 'signInToAccount', identifier.value);
    await announce(shop, tx, {
      userId,
      about: id,
      message: passwordChanged(shop),
      required: 'mail',
    });
    return { ok: true as const };
  });
};
