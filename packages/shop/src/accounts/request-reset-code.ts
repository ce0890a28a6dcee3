import { createHash } from 'node:crypto';
import type { Refused } from '@bramblebook/contract/refusals';
import { RESET_CODE } from '@bramblebook/contract/settings';
import { newId } from '../database/new-id.ts';
import { resetCodes } from '../database/schema/accounts.ts';
import { countTry } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { findUser } from './find-user.ts';
import { type Identifier, readIdentifier } from './identifiers.ts';
import { type From, whoTries } from './known-browsers.ts';
import { refuseCommonPassword } from './password-refusal.ts';
import { sendResetCode } from './send-reset-code.ts';

/** What the table of codes knows an e-mail or phone by. */
export const hashIdentifier = ({ kind, value }: Identifier): string =>
  createHash('sha256').update(`${kind}\n${value}`).digest('hex');

/**
 * Sends a code to the account's e-mail or phone, so that a new password can be set
 * (decision D3). Whether there is an account cannot be told from the answer, nor from
 * its time: either way one row is written and one job sent, and the job looks further.
 */
export const requestResetCode = async (
  shop: Shop,
  from: From,
  input: { readonly emailOrPhone: string; readonly newPassword: string },
): Promise<{ ok: true } | Refused> => {
  const common = refuseCommonPassword('newPassword', input.newPassword);
  if (common) return common;
  const identifier = readIdentifier(input.emailOrPhone);
  const user = await findUser(shop.db, identifier);
  const account = { identifier: identifier.value, userId: user?.id ?? null };
  const perAccount = await countTry(shop, 'askForCode', await whoTries(shop.db, from, account));
  if (!perAccount.ok) return perAccount;
  const perAddress = await countTry(shop, 'askForCodeFromAddress', from.address);
  if (!perAddress.ok) return perAddress;
  const now = shop.clock.now();
  await shop.db.transaction(async (tx) => {
    const resetId = newId('reset');
    await tx.insert(resetCodes).values({
      id: resetId,
      identifierHash: hashIdentifier(identifier),
      userId: user?.id ?? null,
      channel: identifier.kind === 'email' ? 'mail' : 'sms',
      triesLeft: RESET_CODE.tries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_CODE.lifeMs),
    });
    await shop.jobs.send(sendResetCode, { resetId }, { tx, singletonKey: resetId });
  });
  return { ok: true };
};
