import type { User } from '@bramblebook/contract/user';
import type { users } from '../database/schema/accounts.ts';

/** A parent's row as the API shows it to themselves. */
export const presentUser = (row: typeof users.$inferSelect): User => ({
  id: row.id,
  parentName: row.parentName,
  email: row.email,
  phone: row.phone,
  consents: { email: row.emailConsent, phone: row.phoneConsent, marketing: row.marketingConsent },
});
