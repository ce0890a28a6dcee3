import type { Refused } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import { users } from '../database/schema/accounts.ts';
import { announce } from '../messages/announce.ts';
import { passwordChanged } from '../messages/templates/password-changed.ts';
import type { Shop } from '../shop.ts';
import { confirmPassword } from './confirm-password.ts';
import { refuseCommonPassword } from './password-refusal.ts';
import { hashPassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Changes the password of a signed-in parent who knows the present one, ends all their other
 * sessions, and tells them by e-mail. Refuses a wrong password, and a common new one.
 */
export const changePassword = async (
  shop: Shop,
  who: { readonly userId: string; readonly sessionHash: string | null },
  input: { readonly password: string; readonly newPassword: string },
): Promise<{ ok: true } | Refused> => {
  const common = refuseCommonPassword('newPassword', input.newPassword);
  if (common) return common;
  const confirmed = await confirmPassword(shop, who.userId, input.password);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(input.newPassword);
  return shop.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, who.userId));
    await endOtherSessions(tx, who.userId, who.sessionHash);
    await announce(shop, tx, {
      userId: who.userId,
      about: newId('reset'),
      message: passwordChanged(shop),
      required: 'mail',
    });
    return { ok: true as const };
  });
};
