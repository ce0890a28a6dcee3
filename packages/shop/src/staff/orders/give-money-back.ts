/**
 * Gives money back that staff decided to give back. Running it twice is safe: the
 * refund's id is the provider's idempotency key, and its row is settled once, locked.
 */
import { ORDER_STATES } from '@bramblebook/contract/order-states';
import { mayMove } from '@bramblebook/contract/state-table';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { orderRefunds, type RefundRow } from '../../database/schema/staff.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { announce } from '../../messages/announce.ts';
import { moneyReturned } from '../../messages/templates/money-returned.ts';
import { askProvider } from '../../orders/ask-provider.ts';
import { thenTell } from '../../shelf/book-changes.ts';
import type { Shop } from '../../shop.ts';
import { THE_SHOP } from '../../states/actor.ts';
import { moveOrder } from '../../states/moves.ts';
import { mustMove } from '../../states/moving.ts';
import { writeAudit } from '../audit.ts';
import { lockOrder } from './change-order.ts';

/** Where the order stands once money went back: refunded when none is left; a cart that cannot be paid any more ends. */
const nextStatus = (order: OrderRow, isProblem: boolean) => {
  if (order.status === 'pending') return isProblem ? 'cancelled' : null;
  const isAllBack = order.paidAt !== null && order.refundedCents >= order.paidCents;
  return isAllBack && mayMove(ORDER_STATES, order.status, 'refunded') ? 'refunded' : null;
};

const settle = async (shop: Shop, tx: Transaction, refund: RefundRow, order: OrderRow) => {
  const refundedCents = order.refundedCents + refund.cents;
  const isProblem = order.paymentProblem !== null && order.problemIntentId === refund.intentId;
  await tx
    .update(orders)
    .set({ refundedCents, ...(isProblem && { paymentProblem: null }) })
    .where(eq(orders.id, order.id));
  const to = nextStatus({ ...order, refundedCents }, isProblem);
  if (to)
    mustMove(
      await moveOrder(shop, tx, { id: order.id, to, actor: THE_SHOP, reason: 'money given back' }),
      `order ${order.id} could not be ${to}`,
    );
  if (order.userId) {
    const message = moneyReturned(shop, { orderId: order.id, cents: refund.cents });
    await announce(shop, tx, { userId: order.userId, about: refund.id, message, required: 'mail' });
  }
};

/** Writes down how a refund went; once, whoever hears of it first. */
const settleRefund = async (
  shop: Shop,
  refundRowId: string,
  outcome: { readonly refundId: string } | { readonly failedBecause: string },
): Promise<void> =>
  thenTell((tell) =>
    shop.db.transaction(async (tx) => {
      const [found] = await tx
        .select({ orderId: orderRefunds.orderId })
        .from(orderRefunds)
        .where(eq(orderRefunds.id, refundRowId));
      const order = found ? await lockOrder(tx, found.orderId) : null;
      const [refund] = await tx
        .select()
        .from(orderRefunds)
        .where(eq(orderRefunds.id, refundRowId))
        .for('update');
      if (!order || refund?.status !== 'pending') return;
      const isBack = 'refundId' in outcome;
      await tx
        .update(orderRefunds)
        .set({
          status: isBack ? 'succeeded' : 'failed',
          refundId: isBack ? outcome.refundId : null,
          settledAt: shop.clock.now(),
        })
        .where(eq(orderRefunds.id, refund.id));
      if (isBack) await settle(shop, tx, refund, order);
      await writeAudit(shop, tx, null, {
        what: isBack ? 'order.refund_done' : 'order.refund_failed',
        subject: ['order', order.id],
        after: { cents: refund.cents, ...(!isBack && { why: outcome.failedBecause }) },
      });
      tell(order.bookId);
    }),
  );

/** Asks the provider to give a refund's money back, and settles it. Throws `ServiceOutage`. */
export const runRefund = async (shop: Shop, refundRowId: string): Promise<void> => {
  const [refund] = await shop.db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.id, refundRowId));
  if (refund?.status !== 'pending') return;
  const answer = await askProvider(shop, (payment) =>
    payment.refund({
      paymentIntentId: refund.intentId,
      amountCents: refund.cents,
      idempotencyKey: refund.id,
    }),
  );
  const isRefused = !answer.ok || answer.status === 'failed' || answer.status === 'canceled';
  const outcome = answer.ok
    ? { refundId: answer.refundId }
    : { failedBecause: answer.reason as string };
  await settleRefund(
    shop,
    refund.id,
    isRefused && answer.ok ? { failedBecause: answer.status } : outcome,
  );
};

export const giveMoneyBack = defineJob({
  name: 'give-money-back',
  payload: z.object({ refundRowId: z.string() }),
  retries: 30,
  retryDelaySeconds: 5,
  run: (shop, { refundRowId }) => runRefund(shop, refundRowId),
});
