import type { PrintJobFacts } from '@bramblebook/contract/staff-order-api';
import { desc, eq } from 'drizzle-orm';
import { printJobs } from '../../database/schema/printing.ts';
import type { Shop } from '../../shop.ts';

/** The last try to have an order printed by a printing house; null where there was none. */
export const readPrintJob = async (
  { db }: Pick<Shop, 'db'>,
  orderId: string,
): Promise<PrintJobFacts | null> => {
  const [row] = await db
    .select()
    .from(printJobs)
    .where(eq(printJobs.orderId, orderId))
    .orderBy(desc(printJobs.attempt))
    .limit(1);
  if (!row) return null;
  const { house, status, attempt, houseJobId, reasons, costCents, sentBy } = row;
  const { arrivesFrom: from, arrivesTo: to } = row;
  return {
    house,
    status,
    attempt,
    houseJobId,
    reasons: [...reasons],
    costCents,
    sentBy,
    arrival: from !== null && to !== null ? { from, to } : null,
    changedAt: row.changedAt.toISOString(),
  };
};
