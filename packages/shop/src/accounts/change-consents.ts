import type { User } from '@bramblebook/contract/user';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { presentUser } from './present-user.ts';
import { recordConsents } from './record-consents.ts';

/** Gives or withdraws consents; what is not named stays as it is. */
export const changeConsents = async (
  shop: Shop,
  who: Pick<User, 'id' | 'consents'>,
  changes: {
    email?: boolean | undefined;
    phone?: boolean | undefined;
    marketing?: boolean | undefined;
  },
): Promise<{ ok: true; user: User }> =>
  shop.db.transaction(async (tx) => {
    const { consents } = who;
    const [row] = await tx
      .update(users)
      .set({
        emailConsent: changes.email ?? consents.email,
        phoneConsent: changes.phone ?? consents.phone,
        marketingConsent: changes.marketing ?? consents.marketing,
      })
      .where(eq(users.id, who.id))
      .returning();
    if (!row) throw new Error(`no account ${who.id}`);
    await recordConsents(tx, who.id, changes, shop.clock.now());
    return { ok: true as const, user: presentUser(row) };
  });
