/**
 * Finds orders that a lost message left behind: pending ones whose payment arrived while
 * no webhook did, and paid ones whose book stands or is not being made. Running it twice
 * is safe: a payment is settled once, and what is done already is not done again.
 */
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bookPages, books } from '../database/schema/books.ts';
import { orders, paymentEvents } from '../database/schema/orders.ts';
import { defineJob } from '../jobs/define-job.ts';
import { changeBookById } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { THE_SHOP } from '../states/actor.ts';
import { RESTING_STATUSES } from '../states/make-book.ts';
import { startFullBook } from '../states/moves.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;
/** Left to the webhook and the returning customer before we ask ourselves. */
const GRACE_MS = 5 * MINUTE_MS;
/** A cart not touched for so long is not asked about any more; its webhook still counts. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;
/** A bank may take two weeks over a payment that it was told of. */
const UNDER_WAY_MS = 21 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 200;

/** The intents of orders that wait, those not asked about for the longest time first. */
const findForgotten = async (shop: Shop): Promise<string[]> => {
  const now = shop.clock.now().getTime();
  const isUnderWay = exists(
    shop.db
      .select({ id: paymentEvents.eventId })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.intentId, orders.paymentIntentId),
          eq(paymentEvents.status, 'processing'),
          gt(paymentEvents.receivedAt, new Date(now - UNDER_WAY_MS)),
        ),
      ),
  );
  const waiting = await shop.db
    .select({ intentId: orders.paymentIntentId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNotNull(orders.paymentIntentId),
        lt(orders.changedAt, new Date(now - GRACE_MS)),
        or(gt(orders.changedAt, new Date(now - FORGOTTEN_MS)), isUnderWay),
      ),
    );
  return waiting.flatMap(({ intentId }) => intentId ?? []);
};

/** Starting a book that is made or being made changes nothing, but hands over one that stands. */
const moveOn = async (shop: Shop, bookId: string): Promise<void> => {
  await changeBookById(shop, bookId, async (tx) => {
    await startFullBook(shop, tx, { bookId, actor: THE_SHOP });
  });
};

/**
 * Books of paid orders that rest although something is left to do: pages to make, or a
 * digital order to complete. What waits for a parent's approval is not among them.
 */
const findResting = (shop: Shop) => {
  const hasMissingPages = exists(
    shop.db
      .select({ page: bookPages.page })
      .from(bookPages)
      .where(and(eq(bookPages.bookId, books.id), isNull(bookPages.shownVersion))),
  );
  return shop.db
    .selectDistinct({ bookId: books.id })
    .from(orders)
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(
      and(
        eq(orders.status, 'processing'),
        inArray(books.status, [...RESTING_STATUSES]),
        or(eq(orders.hasPrinted, false), hasMissingPages),
      ),
    )
    .limit(AT_ONCE);
};

export const sweepOrders = defineJob({
  name: 'sweep-orders',
  payload: z.object({}),
  cron: '*/10 * * * *',
  async run(shop) {
    const resting = (await findResting(shop)).map(
      ({ bookId }) =>
        () =>
          moveOn(shop, bookId),
    );
    const forgotten = (await findForgotten(shop)).map((id) => () => settlePayment(shop, id));
    const troubles = [];
    for (const settle of [...resting, ...forgotten])
      try {
        await settle();
      } catch (error) {
        // One that cannot be settled does not stop the others.
        troubles.push(error);
      }
    if (troubles.length > 0) throw new AggregateError(troubles, 'orders could not be settled');
  },
});
