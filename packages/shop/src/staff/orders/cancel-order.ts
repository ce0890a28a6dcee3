import { orderCan } from '@bramblebook/contract/order-can';
import { isPaid } from '@bramblebook/contract/order-states';
import type { Refused } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { books } from '../../database/schema/books.ts';
import { announce } from '../../messages/announce.ts';
import { orderCancelled } from '../../messages/templates/order-cancelled.ts';
import { cancelIntent } from '../../orders/cancel-intent.ts';
import { ServiceOutage } from '../../ports/service-outage.ts';
import { refuseWhileOrdering } from '../../printing/house/being-ordered.ts';
import type { Shop } from '../../shop.ts';
import { staffActor } from '../../states/actor.ts';
import { moveOrder } from '../../states/moves.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder, refuseState } from './change-order.ts';

/** Lets nobody pay an order that is cancelled. Money that comes all the same is kept as a problem. */
const closePayment = async (shop: Shop, intentId: string): Promise<void> => {
  try {
    await cancelIntent(shop, intentId);
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
  }
};

/**
 * Cancels an order that the printer does not have yet; its money is given back by an act
 * of its own. Refuses with `wrong_state` from anywhere else.
 */
export const cancelOrder = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly orderId: string;
    readonly reason: string;
    readonly version?: number | undefined;
    readonly key?: string | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { orderId, reason, version, key } = asked;
  const wanted = { orderId, version, key, asked: 'cancel' };
  const done = await changeOrder(shop, by, wanted, async (tx, order) => {
    if (!orderCan.cancel(order)) return refuseState(order.status);
    const ordering = await refuseWhileOrdering(tx, orderId);
    if (ordering) return ordering;
    const actor = staffActor(by);
    const moved = await moveOrder(shop, tx, { id: orderId, to: 'cancelled', actor });
    if (!moved.ok) return refuseState(order.status);
    await writeAudit(shop, tx, by, {
      what: 'order.cancel',
      subject: ['order', orderId],
      before: { status: order.status },
      after: { status: 'cancelled', reason },
    });
    const [book] = await tx.select().from(books).where(eq(books.id, order.bookId));
    if (order.userId && book) {
      const told = { orderId, childName: book.childName, isPaid: isPaid(order.status) };
      const message = orderCancelled(shop, told);
      await announce(shop, tx, { userId: order.userId, about: orderId, message, required: 'mail' });
    }
    return { ok: true, value: order.paidAt ? null : order.paymentIntentId };
  });
  if (!done.ok) return done;
  if (done.value) await closePayment(shop, done.value);
  return { ok: true };
};
