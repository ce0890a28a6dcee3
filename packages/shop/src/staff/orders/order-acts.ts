import { orderCan } from '@bramblebook/contract/order-can';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { eq } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { outbox } from '../../database/schema/messages.ts';
import { orders } from '../../database/schema/orders.ts';
import { staffNotes } from '../../database/schema/staff.ts';
import { deliverMessage } from '../../messages/deliver-message.ts';
import type { Shop } from '../../shop.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder, refuseState } from './change-order.ts';

/** Corrects where an order is sent, until the printer has it. */
export const correctAddress = async (
  shop: Shop,
  by: StaffMember,
  asked: {
    readonly orderId: string;
    readonly shipping: ShippingInfo;
    readonly version?: number | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { orderId, shipping, version } = asked;
  const wanted = { orderId, version, asked: 'address' };
  const done = await changeOrder(shop, by, wanted, async (tx, order) => {
    if (!orderCan.correctAddress(order))
      return refuseState(order.status, 'The address can be corrected until the printer has it.');
    await tx.update(orders).set({ shipping }).where(eq(orders.id, orderId));
    const before = order.shipping;
    const fields = Object.keys(shipping) as (keyof ShippingInfo)[];
    await writeAudit(shop, tx, by, {
      what: 'order.address',
      subject: ['order', orderId],
      after: { changed: fields.filter((field) => before?.[field] !== shipping[field]) },
      ...(order.userId && { personal: { userId: order.userId, before, after: shipping } }),
    });
    return { ok: true, value: null };
  });
  return done.ok ? { ok: true } : done;
};

/** Writes a note to an order, for staff alone; it goes when its customer is erased. */
export const addNote = async (
  shop: Shop,
  by: StaffMember,
  { orderId, text }: { readonly orderId: string; readonly text: string },
): Promise<{ ok: true } | Refused> => {
  const done = await changeOrder(shop, by, { orderId, asked: 'note' }, async (tx, order) => {
    const { userId } = order;
    const at = shop.clock.now();
    await tx
      .insert(staffNotes)
      .values({ id: newId('note'), orderId, userId, who: by.username, text, at });
    await writeAudit(shop, tx, by, { what: 'order.note', subject: ['order', orderId] });
    return { ok: true, value: null };
  });
  return done.ok ? { ok: true } : done;
};

/** Sends a message about an order or its book once more, as it was. */
export const resendMessage = async (
  shop: Shop,
  by: StaffMember,
  { orderId, messageId }: { readonly orderId: string; readonly messageId: string },
): Promise<{ ok: true } | Refused> => {
  const done = await changeOrder(shop, by, { orderId, asked: 'resend' }, async (tx, order) => {
    const [message] = await tx.select().from(outbox).where(eq(outbox.id, messageId));
    const isOfOrder =
      message?.userId === order.userId &&
      [order.id, order.bookId].some((id) => message?.key.includes(id));
    if (!message || !isOfOrder) return refuse('not_found');
    const id = newId('message');
    await tx.insert(outbox).values({
      ...message,
      id,
      key: `${message.key}:again:${id}`,
      createdAt: shop.clock.now(),
      sentAt: null,
      failures: 0,
      refusal: null,
      deliveredAt: null,
    });
    await shop.jobs.send(deliverMessage, { messageId: id }, { tx, singletonKey: id });
    await writeAudit(shop, tx, by, {
      what: 'order.resend',
      subject: ['order', orderId],
      after: { kind: message.kind, channel: message.channel },
    });
    return { ok: true, value: null };
  });
  return done.ok ? { ok: true } : done;
};
