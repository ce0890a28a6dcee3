import type { Order } from '@bramblebook/contract/order';

const asWebAddress = (text: string | null): string | null => {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

/** Where a parcel can be followed: its tracking address, or a number that is one (spec §3). */
export const trackingLink = (order: Pick<Order, 'trackingUrl' | 'trackingNumber'>): string | null =>
  asWebAddress(order.trackingUrl) ?? asWebAddress(order.trackingNumber);
