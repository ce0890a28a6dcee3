import type { Arrival } from '@bramblebook/contract/order';
import { isPrintJobStopped } from '@bramblebook/contract/print-job-states';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import type { OrderRow } from '../database/schema/orders.ts';
import { printJobs } from '../database/schema/printing.ts';

/** When orders arrive by the word of their printing house; those it has said nothing of are not in the map. */
export const readArrivals = async (
  db: Queryable,
  rows: readonly Pick<OrderRow, 'id' | 'hasPrinted'>[],
): Promise<ReadonlyMap<string, Arrival>> => {
  const printed = rows.flatMap(({ id, hasPrinted }) => (hasPrinted ? [id] : []));
  if (printed.length === 0) return new Map();
  const jobs = await db
    .select({
      orderId: printJobs.orderId,
      status: printJobs.status,
      from: printJobs.arrivesFrom,
      to: printJobs.arrivesTo,
    })
    .from(printJobs)
    .where(inArray(printJobs.orderId, printed));
  return new Map(
    jobs.flatMap(({ orderId, status, from, to }) =>
      from !== null && to !== null && !isPrintJobStopped(status)
        ? [[orderId, { from, to }] as const]
        : [],
    ),
  );
};
