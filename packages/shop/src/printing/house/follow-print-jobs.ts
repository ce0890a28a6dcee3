/**
 * Asks how every order at the printing house stands, also where a webhook was lost; sees to it
 * that its webhooks come; and, where the shop is set so, sends what is approved by itself.
 * Running it twice is safe: each print job is tended one at a time, and begun once an order.
 */
import { OVER_PRINT_JOBS } from '@bramblebook/contract/print-job-states';
import { orderApi } from '@bramblebook/contract/shop-api';
import { and, eq, isNull, lt, notInArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { orders } from '../../database/schema/orders.ts';
import { printJobs } from '../../database/schema/printing.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { lockBookById } from '../../shelf/find-book.ts';
import type { Shop } from '../../shop.ts';
import { beginPrintJob } from './begin-print-job.ts';
import { tendPrintJob } from './tend-print-job.ts';

const AT_ONCE = 200;

/** Sends approved orders that nobody has sent yet; what stopped once is left to staff. */
const sendApproved = async (shop: Shop): Promise<void> => {
  const before = new Date(shop.clock.now().getTime() - shop.approvalUndoMinutes * 60_000);
  const waiting = await shop.db
    .select({ id: orders.id, bookId: orders.bookId })
    .from(orders)
    .leftJoin(printJobs, eq(printJobs.orderId, orders.id))
    .where(
      and(
        eq(orders.status, 'approved_for_printing'),
        lt(orders.approvedAt, before),
        isNull(printJobs.id),
      ),
    )
    .limit(AT_ONCE);
  for (const { id, bookId } of waiting)
    await shop.db.transaction(async (tx) => {
      await lockBookById(tx, bookId);
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      if (order) await beginPrintJob(shop, tx, { order, sentBy: null });
    });
};

const tendAll = async (shop: Shop): Promise<void> => {
  const open = await shop.db
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(notInArray(printJobs.status, [...OVER_PRINT_JOBS]))
    .orderBy(printJobs.createdAt)
    .limit(AT_ONCE);
  for (const { id } of open)
    await shop.jobs.send(tendPrintJob, { printJobId: id }, { singletonKey: id });
};

export const followPrintJobs = defineJob({
  name: 'follow-print-jobs',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retries: 2,
  async run(shop) {
    const { printer } = shop;
    if (printer.kind === 'staff') return;
    if (shop.sendsToPrintItself) await sendApproved(shop);
    await tendAll(shop);
    await printer.keepWebhook(shop.publicUrl + orderApi.printerWebhook.path);
  },
});
