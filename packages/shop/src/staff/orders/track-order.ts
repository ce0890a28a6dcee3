import { type OrderFacts, orderCan } from '@bramblebook/contract/order-can';
import {
  isPastShipping,
  LEGACY_ORDER_STATUSES,
  ORDER_STATES,
  type OrderStatus,
} from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { approvalOpenUntil } from '../../shelf/approval-open.ts';
import type { Shop } from '../../shop.ts';
import { staffActor } from '../../states/actor.ts';
import { moveOrder } from '../../states/moves.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder, refuseState } from './change-order.ts';

/**
 * What staff may set by hand, and by which rule; everything else has an act of its own, or
 * is the shop's. To the approval an order comes back only: forward it is its parent's word.
 */
const BY_HAND: Partial<
  Record<OrderStatus, (order: Pick<OrderFacts, 'status' | 'isApprovalOpen'>) => boolean>
> = {
  approved_for_printing: orderCan.takeBackSending,
  sent_for_printing: (order) => orderCan.sendToPrint(order) || orderCan.takeBackPrinted(order),
  printed: orderCan.markPrinted,
  shipped: orderCan.ship,
  delivered: orderCan.markDelivered,
};

export interface Tracking {
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  readonly carrier?: string | undefined;
}

const badField = (field: string, message: string): Refused =>
  refuse('malformed', { message, fields: { [field]: message } });

/**
 * Why a tracking number cannot be one; null when it can. It may itself be an address of
 * the web (spec §3), and of nothing else.
 */
export const wrongTrackingNumber = (text: string): string | null => {
  if (text.trim() === '') return 'Please enter a tracking number';
  if (text.length > 80) return 'A tracking number has at most 80 characters.';
  return /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^https?:\/\/[^\s/]+/i.test(text)
    ? 'That is no tracking number, and no address of the web.'
    : null;
};

/** Why tracking cannot be added to this order; null when it can (decision D9). */
export const refuseTracking = (order: OrderRow): Refused | null => {
  if (orderCan.addTracking(order)) return null;
  const why = order.hasPrinted ? '' : 'Nothing of this order is sent by post.';
  return refuseState(order.status, why);
};

const given = ({ trackingNumber, trackingUrl, carrier }: Tracking): Tracking => ({
  ...(trackingNumber !== undefined && { trackingNumber }),
  ...(trackingUrl !== undefined && { trackingUrl }),
  ...(carrier !== undefined && { carrier }),
});

const seen = ({ status, trackingNumber, trackingUrl, carrier }: OrderRow) => ({
  status,
  trackingNumber,
  trackingUrl,
  carrier,
});

/**
 * Writes the tracking of an order down. Where the parcel was not known to have left, that
 * makes it shipped, with its book, and tells the parent; a correction tells nobody.
 */
export const addTracking = async (
  shop: Shop,
  tx: Transaction,
  by: StaffMember,
  { order, tracking }: { readonly order: OrderRow; readonly tracking: Tracking },
): Promise<{ ok: true; value: null } | Refused> => {
  const refused = refuseTracking(order);
  if (refused) return refused;
  const set = given(tracking);
  const isCorrection = isPastShipping(order.status);
  if (isCorrection) await tx.update(orders).set(set).where(eq(orders.id, order.id));
  else {
    const actor = staffActor(by);
    const moved = await moveOrder(shop, tx, { id: order.id, to: 'shipped', actor, set });
    if (!moved.ok) return refuseState(order.status);
  }
  await writeAudit(shop, tx, by, {
    what: 'order.track',
    subject: ['order', order.id],
    before: seen(order),
    after: { ...seen(order), ...set, ...(!isCorrection && { status: 'shipped' }) },
  });
  return { ok: true, value: null };
};

const setStatus = async (
  shop: Shop,
  tx: Transaction,
  by: StaffMember,
  { order, status }: { readonly order: OrderRow; readonly status: OrderStatus },
): Promise<{ ok: true; value: null } | Refused> => {
  if (LEGACY_ORDER_STATUSES.includes(status))
    return refuseState(order.status, `${ORDER_STATES[status].label} is an older name.`);
  const openUntil = approvalOpenUntil(shop, order);
  if (status === 'sent_for_printing' && openUntil)
    return refuse('approval_still_open', { current: { openUntil: openUntil.toISOString() } });
  const facts = { status: order.status, isApprovalOpen: openUntil !== null };
  if (!BY_HAND[status]?.(facts)) return refuseState(order.status);
  if (status === 'shipped' && order.trackingNumber === null)
    return badField('trackingNumber', 'Please enter a tracking number');
  const moved = await moveOrder(shop, tx, { id: order.id, to: status, actor: staffActor(by) });
  if (!moved.ok) return refuseState(order.status);
  await writeAudit(shop, tx, by, {
    what: 'order.status',
    subject: ['order', order.id],
    before: { status: order.status },
    after: { status },
  });
  return { ok: true, value: null };
};

/**
 * Sets an order's tracking or status. Adding a tracking number makes it shipped (spec §4)
 * whatever status is sent with it; without one only the steps of printing can be set.
 */
export const updateOrder = async (
  shop: Shop,
  by: StaffMember,
  asked: Tracking & {
    readonly orderId: string;
    readonly status?: OrderStatus | undefined;
    readonly version?: number | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { orderId, status, version, ...tracking } = asked;
  const wrong =
    tracking.trackingNumber === undefined ? null : wrongTrackingNumber(tracking.trackingNumber);
  if (wrong) return badField('trackingNumber', wrong);
  const isTracking = Object.keys(given(tracking)).length > 0;
  if (!isTracking && status === undefined)
    return badField('trackingNumber', 'Please enter a tracking number');
  const done = await changeOrder(
    shop,
    by,
    { orderId, version, asked: 'update' },
    async (tx, order) => {
      if (!isTracking || (status === 'delivered' && tracking.trackingNumber === undefined))
        return setStatus(shop, tx, by, { order, status: status ?? order.status });
      if (tracking.trackingNumber === undefined && order.trackingNumber === null)
        return badField('trackingNumber', 'Please enter a tracking number');
      return addTracking(shop, tx, by, { order, tracking });
    },
  );
  return done.ok ? { ok: true } : done;
};
