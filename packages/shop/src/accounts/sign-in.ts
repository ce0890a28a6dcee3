import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { User } from '@bramblebook/contract/user';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import { countTry, forgetTries, takeTryBack } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { type Entered, enterAccount } from './enter-account.ts';
import { findUser, isBlocked } from './find-user.ts';
import { beginHalfSignIn } from './half-sign-in.ts';
import { readIdentifier } from './identifiers.ts';
import { type From, whoTries } from './known-browsers.ts';
import { isPasswordRight } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { dropFactor, findFactor } from './second-factor.ts';

/** Who is signed in, or under which id the second factor is to be sent. */
type SignedIn = ({ ok: true; user: User } & Entered) | { ok: true; signInId: string };

/**
 * Signs a parent in by e-mail or phone. An unknown account and a wrong password get
 * the same answer after the same time and the same number of tries. Where the account has an
 * authenticator its code comes next (half-sign-in.ts), unless its device was said to be lost
 * long enough ago.
 */
export const signIn = async (
  shop: Shop,
  from: From,
  input: { readonly emailOrPhone: string; readonly password: string },
): Promise<SignedIn | Refused> => {
  const identifier = readIdentifier(input.emailOrPhone);
  const user = await findUser(shop.db, identifier);
  const account = { identifier: identifier.value, userId: user?.id ?? null };
  const who = await whoTries(shop.db, from, account);
  const perAccount = await countTry(shop, 'signInToAccount', who);
  if (!perAccount.ok) return perAccount;
  const perAddress = await countTry(shop, 'signInFromAddress', from.address);
  if (!perAddress.ok) return perAddress;
  if (!(await isPasswordRight(user?.passwordHash ?? null, input.password)) || !user)
    return refuse('wrong_credentials');
  return shop.db.transaction(async (tx) => {
    // Under its lock: a new password or a block of this moment ends all sessions, and must not miss this one.
    const [locked] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
    if (locked?.passwordHash !== user.passwordHash) return refuse('wrong_credentials');
    if (await isBlocked(tx, user.id)) return refuse('account_blocked');
    await forgetTries(tx, 'signInToAccount', who);
    await takeTryBack(tx, 'signInFromAddress', from.address);
    const now = shop.clock.now();
    const factor = await findFactor(tx, user.id);
    const isGone = factor?.removalDueAt != null && factor.removalDueAt <= now;
    if (factor && !isGone)
      return { ok: true as const, signInId: await beginHalfSignIn(tx, user.id, now) };
    if (factor) await dropFactor(shop, tx, user.id);
    const entered = await enterAccount(shop, tx, from, user.id);
    return { ok: true as const, user: presentUser(user), ...entered };
  });
};
