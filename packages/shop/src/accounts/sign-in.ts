import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { User } from '@bramblebook/contract/user';
import { countTry, forgetTries, takeTryBack } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { findUser, isBlocked } from './find-user.ts';
import { readIdentifier } from './identifiers.ts';
import { isPasswordRight } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { startSession } from './sessions.ts';

/**
 * Signs a parent in by e-mail or phone. An unknown account and a wrong password get
 * the same answer after the same time and the same number of tries.
 */
export const signIn = async (
  shop: Shop,
  from: { readonly address: string },
  input: { readonly emailOrPhone: string; readonly password: string },
): Promise<{ ok: true; user: User; session: string } | Refused> => {
  const identifier = readIdentifier(input.emailOrPhone);
  const perAccount = await countTry(shop, 'signInToAccount', identifier.value);
  if (!perAccount.ok) return perAccount;
  const perAddress = await countTry(shop, 'signInFromAddress', from.address);
  if (!perAddress.ok) return perAddress;
  const user = await findUser(shop.db, identifier);
  if (!(await isPasswordRight(user?.passwordHash ?? null, input.password)) || !user)
    return refuse('wrong_credentials');
  if (await isBlocked(shop.db, user.id)) return refuse('account_blocked');
  const session = await shop.db.transaction(async (tx) => {
    await forgetTries(tx, 'signInToAccount', identifier.value);
    await takeTryBack(tx, 'signInFromAddress', from.address);
    return startSession(tx, user.id, shop.clock.now());
  });
  return { ok: true, user: presentUser(user), session };
};
