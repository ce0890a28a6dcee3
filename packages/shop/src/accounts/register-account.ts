import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Registration, User } from '@bramblebook/contract/user';
import { newId } from '../database/new-id.ts';
import { users } from '../database/schema/accounts.ts';
import { countTry } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { type Entered, enterAccount } from './enter-account.ts';
import { readEmail, readPhone } from './identifiers.ts';
import type { From } from './known-browsers.ts';
import { refuseCommonPassword } from './password-refusal.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { recordConsents } from './record-consents.ts';

const PHONE_SENTENCE =
  'Please enter a valid phone number, with the country code if outside the US.';

/** Makes a parent's account with its consents and signs them in. Gives the secrets of the session's cookie and of the browser's. */
export const registerAccount = async (
  shop: Shop,
  from: From,
  input: Registration,
): Promise<({ ok: true; user: User } & Entered) | Refused> => {
  const phone = readPhone(input.phone);
  if (phone === null)
    return refuse('malformed', { message: PHONE_SENTENCE, fields: { phone: PHONE_SENTENCE } });
  const common = refuseCommonPassword('password', input.password);
  if (common) return common;
  const allowed = await countTry(shop, 'registerFromAddress', from.address);
  if (!allowed.ok) return allowed;
  const passwordHash = await hashPassword(input.password);
  const now = shop.clock.now();
  return shop.db.transaction(async (tx) => {
    const marketingConsent = input.marketingConsent ?? false;
    const [row] = await tx
      .insert(users)
      .values({
        id: newId('user'),
        parentName: input.parentName,
        email: readEmail(input.email),
        phone,
        passwordHash,
        emailConsent: input.emailConsent,
        phoneConsent: input.phoneConsent,
        marketingConsent,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return refuse('already_registered');
    const { emailConsent: email, phoneConsent: phoneGiven } = input;
    const consents = { email, phone: phoneGiven, marketing: marketingConsent };
    await recordConsents(tx, row.id, consents, now);
    const entered = await enterAccount(shop, tx, from, row.id);
    return { ok: true as const, user: presentUser(row), ...entered };
  });
};
