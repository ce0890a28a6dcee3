/**
 * Brings one print job a step further: its files are checked, then it is ordered, then the
 * printing house is asked how it stands. Running it twice is safe: one process at a time works
 * on a row, the printing house is asked for a job under the row's id before one is made, and
 * what it says is taken once (`takeHouseWord`).
 */

import { orderCan } from '@bramblebook/contract/order-can';
import { isPrintJobOver } from '@bramblebook/contract/print-job-states';
import { orderApi } from '@bramblebook/contract/shop-api';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { raiseAlarm } from '../../alarms/raise-alarm.ts';
import { books } from '../../database/schema/books.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { type PrintJobRow, printJobs } from '../../database/schema/printing.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { PrintingHouse, PrintOrder } from '../../ports/printer.ts';
import { approvalOpenUntil } from '../../shelf/approval-open.ts';
import type { Shop } from '../../shop.ts';
import { interiorPageCount } from '../print-sheet.ts';
import { checkPrintFiles, fileAddress } from './check-print-files.ts';
import { printedLines, printerAddress } from './printed-lines.ts';
import { takeHouseWord } from './take-house-word.ts';

/** Longer than every call of one step takes together, pressing the files included. */
const CLAIM_MS = 15 * 60_000;
/** How soon and how often a check of files is looked at; then `follow-print-jobs` goes on. */
const LOOKS = { apartSeconds: 20, most: 90 };

/** Takes the row for this process alone; null where another one has it. */
const claim = async (shop: Shop, id: string): Promise<PrintJobRow | null> => {
  const now = shop.clock.now();
  const [row] = await shop.db
    .update(printJobs)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(printJobs.id, id),
        or(isNull(printJobs.claimedUntil), lt(printJobs.claimedUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
};

/** Keeps why the order cannot be printed as it is, for staff; the order stays approved. */
const refuseJob = (shop: Shop, row: PrintJobRow, reasons: readonly string[]): Promise<void> =>
  shop.db.transaction(async (tx) => {
    await tx
      .update(printJobs)
      .set({ status: 'refused', reasons, changedAt: shop.clock.now() })
      .where(eq(printJobs.id, row.id));
    await raiseAlarm(shop, tx, { kind: 'print_stopped', about: row.id, orderId: row.orderId });
  });

interface Tended {
  readonly shop: Shop;
  readonly house: PrintingHouse;
  readonly row: PrintJobRow;
  readonly order: OrderRow;
  /** How often the files were looked at before, in this row of looks. */
  readonly look: number;
}

/** All that the printing house needs of an order, or why it cannot be had. */
const orderFor = async ({
  shop,
  row,
  order,
}: Tended): Promise<{ ok: true; order: PrintOrder } | { ok: false; reason: string }> => {
  const address = await printerAddress(shop.db, order);
  if (!address) return { ok: false, reason: 'The order has no address to go to.' };
  const { bookId } = order;
  const [book] = await shop.db
    .select({ title: books.title })
    .from(books)
    .where(eq(books.id, bookId));
  const interior = await fileAddress(shop, { bookId, part: 'interior' }, 'order');
  if (!interior.ok) return interior;
  const items: PrintOrder['items'][number][] = [];
  for (const { format, quantity } of printedLines(order)) {
    const cover = await fileAddress(shop, { bookId, part: format }, 'order');
    if (!cover.ok) return cover;
    items.push({
      format,
      quantity,
      interiorPages: interiorPageCount(shop),
      externalId: `${row.id}-${format}`,
      title: book?.title ?? bookId,
      interiorUrl: interior.url,
      coverUrl: cover.url,
    });
  }
  const delayMinutes = shop.approvalUndoMinutes;
  return { ok: true, order: { externalId: row.id, items, address, delayMinutes } };
};

const placeOrder = async (tended: Tended): Promise<void> => {
  const { shop, house, row } = tended;
  const wanted = await orderFor(tended);
  if (!wanted.ok) return refuseJob(shop, row, [wanted.reason]);
  const placed = await house.order(wanted.order);
  if (!placed.ok) return refuseJob(shop, row, placed.reasons);
  await takeHouseWord(shop, row.id, placed.job);
  // The first word on it may come before `follow-print-jobs` has seen to that.
  await house.keepWebhook(shop.publicUrl + orderApi.printerWebhook.path);
};

const TOO_LATE = 'The order is no longer approved for printing.';

const mayStillBeSent = (shop: Shop, order: OrderRow): boolean =>
  orderCan.sendToPrint({ ...order, isApprovalOpen: approvalOpenUntil(shop, order) !== null });

/** From here the order can neither be cancelled nor refunded until the printing house has answered. */
const beginOrdering = (shop: Shop, row: PrintJobRow): Promise<boolean> =>
  shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, row.orderId)).for('update');
    if (!order || !mayStillBeSent(shop, order)) return false;
    await tx.update(printJobs).set({ status: 'ordering' }).where(eq(printJobs.id, row.id));
    return true;
  });

/** Under a key of its own each time: the look that asks for the next one still holds its own. */
const lookAgain = async ({ shop, row, look }: Tended): Promise<void> => {
  if (look >= LOOKS.most) return;
  const next = { printJobId: row.id, look: look + 1 };
  const singletonKey = `${row.id} look ${next.look}`;
  await shop.jobs.send(tendPrintJob, next, {
    singletonKey,
    startAfterSeconds: LOOKS.apartSeconds,
  });
};

/** Checks the files; good ones are ordered at once, else it is looked at again in a moment. */
const send = async (tended: Tended): Promise<void> => {
  const { shop, house, row, order } = tended;
  const lines = printedLines(order);
  const files = await checkPrintFiles(shop, house, { row, bookId: order.bookId, lines });
  if (files.stand === 'refused') return refuseJob(shop, row, files.reasons);
  if (files.stand === 'checking') return lookAgain(tended);
  if (await beginOrdering(shop, row)) return placeOrder(tended);
  return refuseJob(shop, row, [TOO_LATE]);
};

const advance = async (tended: Tended): Promise<void> => {
  const { shop, house, row, order } = tended;
  if (isPrintJobOver(row.status)) return;
  if (row.houseJobId !== null) {
    const job = await house.findJob(row.houseJobId);
    if (job) await takeHouseWord(shop, row.id, job);
    return;
  }
  // In `ordering` the printing house may have it already: it is asked for, whatever the order says.
  if (row.status === 'ordering') return placeOrder(tended);
  if (!mayStillBeSent(shop, order)) return refuseJob(shop, row, [TOO_LATE]);
  return send(tended);
};

export const tendPrintJob = defineJob({
  name: 'tend-print-job',
  payload: z.object({ printJobId: z.string(), look: z.optional(z.int()) }),
  expireSeconds: CLAIM_MS / 1000,
  async run(shop, { printJobId, look = 0 }) {
    const { printer: house } = shop;
    if (house.kind === 'staff') return;
    const row = await claim(shop, printJobId);
    if (!row) return;
    try {
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, row.orderId));
      if (order) await advance({ shop, house, row, order, look });
    } finally {
      await shop.db
        .update(printJobs)
        .set({ claimedUntil: null })
        .where(eq(printJobs.id, printJobId));
    }
  },
});
