/**
 * Books a refund back that the provider could not bring to the customer after all: the
 * money is the shop's again and is owed still. Running it twice is safe: the refund's row
 * is locked, and is booked back only from `succeeded`.
 */
import { and, desc, eq } from 'drizzle-orm';
import { raiseAlarm } from '../../alarms/raise-alarm.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { orderRefunds, type RefundRow, staffAudit } from '../../database/schema/staff.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { BOOK_REFUND_BACK } from '../../orders/returned-refund.ts';
import { thenTell } from '../../shelf/book-changes.ts';
import type { Shop } from '../../shop.ts';
import { THE_SHOP } from '../../states/actor.ts';
import { moveOrder } from '../../states/moves.ts';
import { mustMove } from '../../states/moving.ts';
import { writeAudit } from '../audit.ts';
import { lockOrder } from './change-order.ts';

/** The problem that a refund had solved, where it gave back money that did not fit. */
const problemSolved = async (
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<OrderRow['paymentProblem']> => {
  if (order.problemIntentId !== refund.intentId) return order.paymentProblem;
  const [settled] = await tx
    .select({ before: staffAudit.before })
    .from(staffAudit)
    .where(and(eq(staffAudit.subjectId, order.id), eq(staffAudit.what, 'order.settle_give_back')))
    .orderBy(desc(staffAudit.id))
    .limit(1);
  const before = settled?.before as { problem: OrderRow['paymentProblem'] } | undefined;
  return before?.problem ?? order.paymentProblem;
};

const bookBack = async (shop: Shop, tx: Transaction, refund: RefundRow, order: OrderRow) => {
  const { cents } = refund;
  await tx
    .update(orderRefunds)
    .set({ status: 'failed', settledAt: shop.clock.now() })
    .where(eq(orderRefunds.id, refund.id));
  await tx
    .update(orders)
    .set({
      refundedCents: order.refundedCents - cents,
      paymentProblem: await problemSolved(tx, order, refund),
    })
    .where(eq(orders.id, order.id));
  const reason = 'the refund failed at the provider';
  const move = { id: order.id, to: 'cancelled', actor: THE_SHOP, reason } as const;
  if (order.status === 'refunded')
    mustMove(await moveOrder(shop, tx, move), `order ${order.id} stayed refunded`);
  await writeAudit(shop, tx, null, {
    what: 'order.refund_returned',
    subject: ['order', order.id],
    before: { refundedCents: order.refundedCents },
    after: { cents, refundedCents: order.refundedCents - cents },
  });
  const { id: orderId, userId } = order;
  await raiseAlarm(shop, tx, { kind: 'refund_failed', about: refund.id, orderId, userId, cents });
};

export const bookRefundBack = defineJob({
  ...BOOK_REFUND_BACK,
  retries: 30,
  retryDelaySeconds: 5,
  run: (shop, { intentId, refundId }) =>
    thenTell((tell) =>
      shop.db.transaction(async (tx) => {
        const ofIntent = await tx
          .select()
          .from(orderRefunds)
          .where(eq(orderRefunds.intentId, intentId));
        const found = ofIntent.find((refund) => refund.refundId === refundId);
        // Its own answer may still be on the way; then this job comes again.
        if (!found && ofIntent.some(({ status }) => status === 'pending'))
          throw new Error('a refund of this payment is not settled yet');
        const order = found && (await lockOrder(tx, found.orderId));
        if (!found || !order) return;
        const [refund] = await tx
          .select()
          .from(orderRefunds)
          .where(eq(orderRefunds.id, found.id))
          .for('update');
        if (refund?.status !== 'succeeded') return;
        await bookBack(shop, tx, refund, order);
        tell(order.bookId);
      }),
    ),
});
