import { sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/passwords.ts';
import { newReadableSecret, newTotpSecret, otpauthUrl } from '../../accounts/time-codes.ts';
import { staff } from '../../database/schema/staff.ts';
import type { Shop } from '../../shop.ts';
import { insertStaff, type StaffSecrets } from './staff-accounts.ts';

/** What the settings say of the first account; the rest is made up. */
export interface FirstAccount {
  readonly username: string;
  readonly password: string | null;
  readonly totpSecret: string | null;
}

/**
 * Opens the first account, an owner's, where there is none yet (decision D7); several
 * servers that start at once open one. Gives its secrets to be shown this once, null
 * where there are accounts already.
 */
export const openFirstAccount = async (
  shop: Pick<Shop, 'db' | 'clock' | 'brand'>,
  given: FirstAccount,
): Promise<StaffSecrets | null> => {
  const [known] = await shop.db.select({ id: staff.id }).from(staff).limit(1);
  if (known) return null;
  const { username } = given;
  const password = given.password ?? newReadableSecret();
  const totpSecret = given.totpSecret ?? newTotpSecret();
  const passwordHash = await hashPassword(password);
  const isFirst = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
    const [other] = await tx.select({ id: staff.id }).from(staff).limit(1);
    if (other) return false;
    const account = { username, role: 'owner' as const, passwordHash, totpSecret };
    return (await insertStaff(shop, tx, null, account)) !== null;
  });
  return isFirst
    ? { password, totpSecret, otpauthUrl: otpauthUrl(shop.brand.name, username, totpSecret) }
    : null;
};
