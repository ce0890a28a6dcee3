import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { printJobs } from '../../database/schema/printing.ts';

/** Refuses for as long as nobody knows whether the printing house has the order already. */
export const refuseWhileOrdering = async (
  db: Queryable,
  orderId: string,
): Promise<Refused | null> => {
  const isOrdering = and(eq(printJobs.orderId, orderId), eq(printJobs.status, 'ordering'));
  return (await db.$count(printJobs, isOrdering)) === 0
    ? null
    : refuse('wrong_state', {
        message: 'The printing house is just being given this order. Please try again in a minute.',
      });
};
