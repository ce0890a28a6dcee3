import { isPastShipping, ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import { isPrintJobStopped, type PrintJobStatus } from '@bramblebook/contract/print-job-states';
import { mayMove } from '@bramblebook/contract/state-table';
import { eq } from 'drizzle-orm';
import { raiseAlarm } from '../../alarms/raise-alarm.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { type PrintJobRow, printJobs } from '../../database/schema/printing.ts';
import type { PrintJob } from '../../ports/printer.ts';
import { thenTell } from '../../shelf/book-changes.ts';
import { lockBookById } from '../../shelf/find-book.ts';
import type { Shop } from '../../shop.ts';
import type { Actor } from '../../states/actor.ts';
import { moveOrder } from '../../states/moves.ts';

/** Where an order is brought by what its printing house says, one state after the other. */
const WAYS: Partial<Record<PrintJobStatus, readonly OrderStatus[]>> = {
  accepted: ['sent_for_printing'],
  unpaid: ['sent_for_printing'],
  in_production: ['sent_for_printing'],
  shipped: ['sent_for_printing', 'shipped'],
  delivered: ['sent_for_printing', 'shipped', 'delivered'],
  // Back to the approval: staff mend what is wrong and send it again.
  rejected: ['approved_for_printing'],
  cancelled: ['approved_for_printing'],
};

/** How far a print job has come; an older word than that changes nothing. */
const PROGRESS: readonly PrintJobStatus[] = [
  'checking',
  'ordering',
  'unpaid',
  'accepted',
  'in_production',
  'shipped',
  'delivered',
];
const isBehind = (row: PrintJobRow, status: PrintJobStatus): boolean =>
  isPrintJobStopped(row.status) ||
  (PROGRESS.includes(status) && PROGRESS.indexOf(status) < PROGRESS.indexOf(row.status));

/** What an order's own columns say of its parcels: all numbers, and the first one's address. */
const trackingOf = ({ parcels }: PrintJob) => {
  const [first] = parcels;
  const numbers = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []).join(', ');
  return {
    trackingNumber: numbers === '' ? (first?.trackingUrl ?? null) : numbers.slice(0, 80),
    trackingUrl: first?.trackingUrl ?? null,
    carrier: first?.carrier ?? null,
  };
};

/** Moves the order where the word leads; a step its table knows no way to is left out. */
const moveAlong = async (
  shop: Shop,
  tx: Transaction,
  { row, order, job }: { row: PrintJobRow; order: OrderRow; job: PrintJob },
): Promise<void> => {
  const actor: Actor = { kind: 'provider', id: row.house };
  const tracking = trackingOf(job);
  let from: OrderStatus = order.status;
  for (const to of WAYS[job.status] ?? []) {
    const isBack = to === 'approved_for_printing';
    if (!mayMove(ORDER_STATES, from, to) || (isBack && from !== 'sent_for_printing')) continue;
    const set = to === 'shipped' ? { set: tracking } : {};
    const reason = `print job ${job.id}`;
    const moved = await moveOrder(shop, tx, { id: order.id, to, actor, reason, ...set });
    if (!moved.ok) return;
    from = to;
  }
  // The parcel was known to be under way: a number that comes later is written down, told to nobody.
  if (isPastShipping(order.status) && tracking.trackingNumber !== null)
    await tx.update(orders).set(tracking).where(eq(orders.id, order.id));
};

const alarmOf = (row: PrintJobRow, status: PrintJobStatus) => {
  if (status === row.status) return null;
  if (isPrintJobStopped(status)) return 'print_stopped' as const;
  return status === 'unpaid' ? ('print_unpaid' as const) : null;
};

/**
 * Takes the printing house's word on a print job: row, order and book move on together, the
 * parent hears of a parcel once, and staff of what came to nothing. Again, late or out of
 * order it changes nothing.
 */
export const takeHouseWord = async (shop: Shop, printJobId: string, job: PrintJob): Promise<void> =>
  thenTell((tell) =>
    shop.db.transaction(async (tx) => {
      const [found] = await tx
        .select({ orderId: printJobs.orderId, bookId: orders.bookId })
        .from(printJobs)
        .innerJoin(orders, eq(orders.id, printJobs.orderId))
        .where(eq(printJobs.id, printJobId));
      if (!found) return;
      // The book first, as everywhere.
      await lockBookById(tx, found.bookId);
      const [order] = await tx
        .select()
        .from(orders)
        .where(eq(orders.id, found.orderId))
        .for('update');
      const [row] = await tx
        .select()
        .from(printJobs)
        .where(eq(printJobs.id, printJobId))
        .for('update');
      if (!row || !order || isBehind(row, job.status)) return;
      await tx
        .update(printJobs)
        .set({
          status: job.status,
          houseJobId: job.id,
          reasons: job.reasons,
          parcels: job.parcels,
          costCents: job.totalCents ?? row.costCents,
          arrivesFrom: job.arrival?.from ?? row.arrivesFrom,
          arrivesTo: job.arrival?.to ?? row.arrivesTo,
          changedAt: shop.clock.now(),
        })
        .where(eq(printJobs.id, printJobId));
      const kind = alarmOf(row, job.status);
      if (kind) await raiseAlarm(shop, tx, { kind, about: row.id, orderId: order.id });
      await moveAlong(shop, tx, { row, order, job });
      tell(found.bookId);
    }),
  );
