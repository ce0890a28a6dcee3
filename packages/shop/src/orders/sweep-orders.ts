/**
 * Finds orders that a lost message left behind: pending ones whose payment arrived while
 * no webhook did, and paid ones whose book stands or is not being made. Running it twice
 * is safe: a payment is settled once, and what is done already is not done again.
 */
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { orders } from '../database/schema/orders.ts';
import { defineJob } from '../jobs/define-job.ts';
import { tellBookChanged } from '../making/book-changes.ts';
import { startFullBook } from '../making/start-full-book.ts';
import type { Shop } from '../shop.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;
/** Left to the webhook and the returning customer before we ask ourselves. */
const GRACE_MS = 5 * MINUTE_MS;
/** A cart not touched for so long is not asked about any more. */
const FORGOTTEN_MS = 7 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 200;

const settleForgotten = async (shop: Shop): Promise<void> => {
  const now = shop.clock.now().getTime();
  const waiting = await shop.db
    .select({ intentId: orders.paymentIntentId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNotNull(orders.paymentIntentId),
        lt(orders.changedAt, new Date(now - GRACE_MS)),
        gt(orders.changedAt, new Date(now - FORGOTTEN_MS)),
      ),
    )
    .limit(AT_ONCE);
  for (const { intentId } of waiting) if (intentId) await settlePayment(shop, intentId);
};

/** Starting a book that is made or being made changes nothing, but hands over one that stands. */
const moveOn = async (shop: Shop, bookId: string): Promise<void> => {
  await shop.db.transaction((tx) => startFullBook(shop, tx, bookId));
  tellBookChanged(bookId);
};

export const sweepOrders = defineJob({
  name: 'sweep-orders',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(shop) {
    const open = await shop.db
      .selectDistinct({ bookId: orders.bookId })
      .from(orders)
      .where(eq(orders.status, 'processing'))
      .limit(AT_ONCE);
    for (const { bookId } of open) await moveOn(shop, bookId);
    await settleForgotten(shop);
  },
});
