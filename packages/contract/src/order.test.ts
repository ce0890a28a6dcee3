import { describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents, formatCents } from './money.ts';
import { cartLineSchema, formatLabel, hasPrinted, orderSchema, priceCart } from './order.ts';
import { shippingInfoSchema } from './shipping.ts';

describe('money', () => {
  test('people see dollars with two decimals', () => {
    expect(formatCents(4900)).toBe('$49.00');
    expect(formatCents(123_456_789)).toBe('$1,234,567.89');
    expect(formatCents(-5)).toBe('-$0.05');
  });

  test('dollars from a caller become whole cents or nothing', () => {
    expect(dollarsToCents(19)).toBe(1900);
    expect(dollarsToCents(68.1)).toBe(6810);
    expect(dollarsToCents(0.001)).toBeNull();
    for (let cents = 0; cents < 20_000; cents += 7)
      expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
  });
});

describe('a cart', () => {
  test('is priced by the shop, drops empty lines and adds equal ones', () => {
    const cart = priceCart([
      { format: 'hardcover', quantity: 1 },
      { format: 'digital', quantity: 1 },
      { format: 'softcover', quantity: 0 },
      { format: 'hardcover', quantity: 2 },
    ]);
    expect(cart.items).toEqual([
      { format: 'digital', quantity: 1, price: 1900 },
      { format: 'hardcover', quantity: 3, price: 4900 },
    ]);
    expect(cart.totalCents).toBe(1900 + 3 * 4900);
  });

  test.each([-1, 1.5, 1e9, Number.NaN, '2'])('refuses the quantity %s', (quantity) => {
    expect(cartLineSchema.safeParse({ format: 'digital', quantity }).success).toBe(false);
  });
});

describe('an address', () => {
  const address = { name: 'Ada', address: '1 Mill Lane', city: 'York', state: 'N/A', zip: 'YO1' };

  test('goes to the United States when no country is said', () => {
    expect(shippingInfoSchema.parse(address).country).toBe('US');
  });

  test('goes to a country that exists', () => {
    expect(shippingInfoSchema.safeParse({ ...address, country: 'GB' }).success).toBe(true);
    for (const country of ['UK', 'us', 'XX', ''])
      expect(shippingInfoSchema.safeParse({ ...address, country }).success).toBe(false);
  });

  test('must be complete', () => {
    expect(shippingInfoSchema.safeParse({ ...address, city: '  ' }).success).toBe(false);
  });
});

describe('an order as it is read', () => {
  const items = [
    { format: 'audiobook', quantity: 1, price: 900 },
    { format: 'hardcover', quantity: 2, price: 4900 },
  ];
  const order = {
    id: `order_${'a'.repeat(20)}`,
    bookId: `book_${'a'.repeat(20)}`,
    status: 'paid',
    format: 'audiobook',
    quantity: 1,
    items,
    totalAmount: 10_700,
    createdAt: '2026-11-22T10:00:00.000Z',
    paidAt: null,
    estimatedDelivery: null,
    trackingNumber: null,
    trackingUrl: null,
    carrier: null,
    paymentIntentId: null,
    shippingInfo: null,
    book: null,
  };

  test('holds its items as a list or as the JSON of one', () => {
    expect(orderSchema.parse(order).items).toEqual(items);
    expect(orderSchema.parse({ ...order, items: JSON.stringify(items) }).items).toEqual(items);
    for (const wrong of ['', '{"format":"digital"}', '[1]', 'items', null])
      expect(orderSchema.safeParse({ ...order, items: wrong }).success).toBe(false);
  });

  test('keeps a format that is not sold any more, and says so', () => {
    expect(items.map(({ format }) => formatLabel(format))).toEqual([
      'Unknown format',
      'Hardcover Book',
    ]);
    expect(hasPrinted(items)).toBe(true);
    expect(hasPrinted([{ format: 'audiobook' }])).toBe(false);
    expect(formatLabel('toString')).toBe('Unknown format');
  });
});
