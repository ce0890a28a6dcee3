import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { customerBlocks } from '../database/schema/staff.ts';
import type { Identifier } from './identifiers.ts';

/** The parent's row behind an e-mail or phone; null when there is no such account. */
export const findUser = async (
  db: Queryable,
  { kind, value }: Identifier,
): Promise<typeof users.$inferSelect | null> => {
  const column = kind === 'email' ? users.email : users.phone;
  const [row] = await db.select().from(users).where(eq(column, value));
  return row ?? null;
};

/** Whether staff have closed the account for now. */
export const isBlocked = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(customerBlocks, eq(customerBlocks.userId, userId))) > 0;
