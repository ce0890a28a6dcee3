import { formatCents } from '@bramblebook/contract/money';
import { orderCan } from '@bramblebook/contract/order-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { OrderRow } from '../../database/schema/orders.ts';
import { orderRefunds } from '../../database/schema/staff.ts';
import { ServiceOutage } from '../../ports/service-outage.ts';
import { refuseWhileOrdering } from '../../printing/house/being-ordered.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder, refuseState } from './change-order.ts';
import { giveMoneyBack, runRefund } from './give-money-back.ts';
import { refundableCents } from './refundable.ts';

/** Writes a refund down before the provider is called, with the job that makes sure of it. */
export const beginRefund = async (
  shop: Shop,
  tx: Transaction,
  by: StaffMember,
  refund: {
    readonly order: OrderRow;
    readonly intentId: string;
    readonly cents: number;
    readonly reason: string;
  },
): Promise<string> => {
  const { order, intentId, cents, reason } = refund;
  const id = newId('refund');
  await tx.insert(orderRefunds).values({
    id,
    orderId: order.id,
    intentId,
    cents,
    reason,
    who: by.username,
    status: 'pending',
    createdAt: shop.clock.now(),
  });
  await writeAudit(shop, tx, by, {
    what: 'order.refund',
    subject: ['order', order.id],
    before: { refundedCents: order.refundedCents },
    after: { cents, reason },
  });
  const later = { tx, singletonKey: id, startAfterSeconds: 10 };
  await shop.jobs.send(giveMoneyBack, { refundRowId: id }, later);
  return id;
};

/** Has a refund done at once; where the provider does not answer, the job goes on with it. */
export const finishRefund = async (shop: Shop, refundRowId: string): Promise<void> => {
  try {
    await runRefund(shop, refundRowId);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
  }
};

const tooMuch = (left: number): Refused => {
  const message = `At most ${formatCents(left)} of this order can be given back.`;
  return refuse('malformed', { message, fields: { amount: message } });
};

/**
 * Gives money of an order back: the amount in cents, or all that is left. However often it
 * is asked under one key, it is given once. Refuses with `wrong_state` where nothing is
 * left, and with `malformed` more than that.
 */
export const refundOrder = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly orderId: string;
    readonly reason: string;
    readonly amount?: number | undefined;
    readonly version?: number | undefined;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { orderId, reason, amount, version, key } = asked;
  const wanted = { orderId, version, key, asked: `refund ${amount ?? 'all'}` };
  const done = await changeOrder(shop, by, wanted, async (tx, order) => {
    const ordering = await refuseWhileOrdering(tx, orderId);
    if (ordering) return ordering;
    const left = await refundableCents(tx, order);
    const { status, paymentIntentId } = order;
    if (!orderCan.refund({ status, refundableCents: left }) || paymentIntentId === null)
      return left === 0 && status !== 'pending'
        ? refuse('wrong_state', { message: 'Nothing of this order is left to give back.' })
        : refuseState(status);
    if (amount !== undefined && amount > left) return tooMuch(left);
    const cents = amount ?? left;
    const id = await beginRefund(shop, tx, by, {
      order,
      intentId: paymentIntentId,
      cents,
      reason,
    });
    return { ok: true, value: id };
  });
  if (!done.ok) return done;
  if (done.value) await finishRefund(shop, done.value);
  return { ok: true };
};
