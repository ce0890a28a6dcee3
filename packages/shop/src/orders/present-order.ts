import type { Book } from '@bramblebook/contract/book';
import { type Arrival, FORMATS, type Order, orderSchema } from '@bramblebook/contract/order';
import { trackingLink } from '@bramblebook/contract/tracking-link';
import type { OrderRow } from '../database/schema/orders.ts';
import { estimatedDelivery } from './estimated-delivery.ts';

/**
 * An order as its owner sees it, with its book as they see that and what the printing house says. Orders of old may keep
 * their lines as the JSON of a list, with formats that we no longer know: they are shown.
 */
export const presentOrder = (row: OrderRow, book: Book | null, arrival: Arrival | null): Order => {
  const items = orderSchema.shape.items.parse(row.items);
  return {
    id: row.id,
    bookId: row.bookId,
    status: row.status,
    format: items[0]?.format ?? FORMATS[0],
    quantity: items[0]?.quantity ?? 0,
    items,
    totalAmount: row.totalCents,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    estimatedDelivery:
      (arrival ? new Date(arrival.to) : estimatedDelivery(row))?.toISOString() ?? null,
    arrival,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    carrier: row.carrier,
    trackingLink: trackingLink(row),
    paymentIntentId: row.paymentIntentId,
    shippingInfo: row.shipping,
    book,
  };
};
