import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import { countTry, forgetTries } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { isPasswordRight } from './passwords.ts';

const SENTENCE = 'That password is not right.';

/** Asks a signed-in parent for the password again, before something that cannot be undone. */
export const confirmPassword = async (
  shop: Shop,
  userId: string,
  password: string,
): Promise<{ ok: true } | Refused> => {
  const allowed = await countTry(shop, 'confirmPassword', userId);
  if (!allowed.ok) return allowed;
  const [user] = await shop.db.select().from(users).where(eq(users.id, userId));
  if (!(await isPasswordRight(user?.passwordHash ?? null, password)))
    return refuse('wrong_credentials', { message: SENTENCE, fields: { password: SENTENCE } });
  await forgetTries(shop.db, 'confirmPassword', userId);
  return { ok: true };
};
