import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { User } from '@bramblebook/contract/user';
import { countTry, forgetTries, takeTryBack } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { findUser, isBlocked } from './find-user.ts';
import { readIdentifier } from './identifiers.ts';
import { type From, rememberBrowser, whoTries } from './known-browsers.ts';
import { isPasswordRight } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { newSecret, startSession } from './sessions.ts';

/**
 * Signs a parent in by e-mail or phone. An unknown account and a wrong password get
 * the same answer after the same time and the same number of tries. Gives the secrets of
 * the session's cookie and of the browser's.
 */
export const signIn = async (
  shop: Shop,
  from: From,
  input: { readonly emailOrPhone: string; readonly password: string },
): Promise<{ ok: true; user: User; session: string; browser: string } | Refused> => {
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
  if (await isBlocked(shop.db, user.id)) return refuse('account_blocked');
  const entered = await shop.db.transaction(async (tx) => {
    await forgetTries(tx, 'signInToAccount', who);
    await takeTryBack(tx, 'signInFromAddress', from.address);
    const now = shop.clock.now();
    const browser = from.browser ?? newSecret();
    await rememberBrowser(tx, browser, { userId: user.id, now });
    return {
      browser,
      session: await startSession(tx, user.id, { now, startedIn: from.startedIn ?? '' }),
    };
  });
  return { ok: true, user: presentUser(user), ...entered };
};
