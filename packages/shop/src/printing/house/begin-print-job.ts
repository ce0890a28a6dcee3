import { orderCan } from '@bramblebook/contract/order-can';
import { isPrintJobStopped } from '@bramblebook/contract/print-job-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { desc, eq } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, printApprovals } from '../../database/schema/orders.ts';
import { printJobs } from '../../database/schema/printing.ts';
import { approvalOpenUntil } from '../../shelf/approval-open.ts';
import type { Shop } from '../../shop.ts';
import { tendPrintJob } from './tend-print-job.ts';

const refusalOf = (shop: Shop, order: OrderRow): Refused | null => {
  if (shop.printer.kind === 'staff')
    return refuse('wrong_state', { message: 'No printing house is set up.' });
  const openUntil = approvalOpenUntil(shop, order);
  if (openUntil)
    return refuse('approval_still_open', { current: { openUntil: openUntil.toISOString() } });
  if (!order.hasPrinted || !orderCan.sendToPrint({ ...order, isApprovalOpen: false }))
    return refuse('wrong_state', {
      message: 'Only an order that is approved for printing can be sent to the printer.',
    });
  return null;
};

/**
 * Begins to send a locked order to the printing house: from here a job checks its files and
 * orders the print. One order has one such job at a time; after one that came to nothing
 * another may be begun. Again it changes nothing. Refuses with `approval_still_open` while
 * the parent can take the approval back, and with `wrong_state`.
 */
export const beginPrintJob = async (
  shop: Shop,
  tx: Transaction,
  { order, sentBy }: { readonly order: OrderRow; readonly sentBy: string | null },
): Promise<{ ok: true; printJobId: string } | Refused> => {
  const [last] = await tx
    .select()
    .from(printJobs)
    .where(eq(printJobs.orderId, order.id))
    .orderBy(desc(printJobs.attempt))
    .limit(1);
  if (last && !isPrintJobStopped(last.status)) return { ok: true, printJobId: last.id };
  const refused = refusalOf(shop, order);
  if (refused) return refused;
  const [approval] = await tx
    .select({ layoutHash: printApprovals.layoutHash })
    .from(printApprovals)
    .where(eq(printApprovals.orderId, order.id));
  if (!approval) return refuse('wrong_state', { message: 'No approval stands for this order.' });
  const id = newId('print');
  const now = shop.clock.now();
  await tx.insert(printJobs).values({
    id,
    orderId: order.id,
    attempt: (last?.attempt ?? 0) + 1,
    layoutHash: approval.layoutHash,
    house: shop.printer.kind === 'house' ? shop.printer.name : '',
    status: 'checking',
    checks: {},
    reasons: [],
    parcels: [],
    sentBy,
    createdAt: now,
    changedAt: now,
  });
  await shop.jobs.send(tendPrintJob, { printJobId: id }, { tx, singletonKey: id });
  return { ok: true, printJobId: id };
};
