import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { resetCodes } from '../database/schema/accounts.ts';
import { hashCode } from '../messages/hand-over-code.ts';
import type { Shop } from '../shop.ts';

/**
 * Takes a try of the last code that was asked for under this hash. Gives the request and the
 * account where the code is right: `useCode` uses it up.
 */
export const takeCode = async (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  identifierHash: string,
  code: string,
): Promise<{ ok: true; id: string; userId: string } | Refused> => {
  // The try is taken before the code is looked at, so that tries at once cannot share one.
  const latest = db
    .select({ id: resetCodes.id })
    .from(resetCodes)
    .where(
      and(eq(resetCodes.identifierHash, identifierHash), gt(resetCodes.expiresAt, clock.now())),
    )
    // A code that was held back, or has not gone out yet, does not make the one before it worthless.
    .orderBy(sql`${resetCodes.codeHash} is null`, desc(resetCodes.createdAt), desc(resetCodes.id))
    .limit(1);
  const [request] = await db
    .update(resetCodes)
    .set({ triesLeft: sql`${resetCodes.triesLeft} - 1` })
    .where(
      and(
        eq(resetCodes.id, latest),
        gt(resetCodes.triesLeft, 0),
        gt(resetCodes.expiresAt, clock.now()),
        isNull(resetCodes.usedAt),
      ),
    )
    .returning();
  if (!request) return refuse('code_expired');
  const { id, userId } = request;
  return request.codeHash === hashCode(id, code) && userId
    ? { ok: true, id, userId }
    : refuse('wrong_code');
};

/** Uses a code up; false where it was used meanwhile. */
export const useCode = async (tx: Transaction, id: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(eq(resetCodes.id, id), isNull(resetCodes.usedAt)))
    .returning({ id: resetCodes.id });
  return used.length > 0;
};
