import { expect, test } from 'vitest';
import { orderShipped } from './templates/order-shipped.ts';

const SENDER = {
  brand: { name: 'Bramblebook', owner: 'Bramblebook', supportEmail: 'hello@bramblebook.example' },
  publicUrl: 'https://books.example',
};
const shipped = (parcel: { carrier: string; trackingUrl?: string }) =>
  orderShipped(SENDER, {
    orderId: 'order_a',
    childName: 'Maya',
    trackingNumber: '1Z999',
    trackingUrl: null,
    ...parcel,
  });

test('a parcel without an address of its own is followed at its carrier, where that has a page', () => {
  const ups = 'https://www.ups.com/track?tracknum=1Z999';
  expect(shipped({ carrier: 'UPS' })).toMatchObject({
    button: { label: 'Follow the parcel', url: ups },
    sms: expect.stringContaining(ups),
  });
  const given = shipped({ carrier: 'UPS', trackingUrl: 'https://ups.example/1Z999' });
  expect(given.button?.url).toBe('https://ups.example/1Z999');
  expect(shipped({ carrier: 'Other' }).button?.label).toBe('See your order');
});
