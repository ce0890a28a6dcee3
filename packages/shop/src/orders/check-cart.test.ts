import { describe, expect, test } from 'vitest';
import { checkCart } from './check-cart.ts';

const digital = { format: 'digital', quantity: 1, price: 1900 } as const;
const hardcover = { format: 'hardcover', quantity: 2, price: 4900 } as const;
const shippingInfo = {
  name: 'Ada Byron',
  address: '1 Mill Lane',
  city: 'York',
  state: 'North Yorkshire',
  zip: 'YO1 7HH',
  country: 'GB',
};

describe('a cart', () => {
  test('is priced by the shop', () => {
    expect(checkCart({ amount: 117, items: [digital, hardcover], shippingInfo })).toEqual({
      ok: true,
      items: [digital, hardcover],
      totalCents: 11_700,
      shipping: shippingInfo,
    });
  });

  test('needs no address when nothing is printed, and keeps none', () => {
    const cart = checkCart({ amount: 19, items: [digital], shippingInfo: { name: 'Ada' } });
    expect(cart).toMatchObject({ ok: true, shipping: null });
  });

  test('without prices or amount is fine: the shop knows them', () => {
    expect(checkCart({ items: [{ format: 'digital', quantity: 3 }] })).toMatchObject({
      totalCents: 5700,
    });
  });

  test.each([{ items: [] }, { items: [{ format: 'digital', quantity: 0, price: 1 } as const] }])(
    'with nothing in it is refused: %j',
    (cart) => expect(checkCart(cart)).toMatchObject({ code: 'empty_cart' }),
  );

  test.each([
    { items: [{ ...digital, price: 1 }] },
    { items: [{ ...digital, price: 19 }] },
    { items: [{ ...digital, price: -1900 }] },
    { items: [digital], amount: 1 },
    { items: [digital], amount: 1900 },
    { items: [digital], amount: 19.004 },
    { items: [digital], amount: -19 },
    { items: [digital, hardcover], amount: 19, shippingInfo },
  ])('with another price is refused: %j', (cart) => {
    expect(checkCart(cart)).toMatchObject({ code: 'price_mismatch' });
  });

  test('of two lines that add up to more than 99 copies is refused', () => {
    const line = { format: 'digital', quantity: 60 } as const;
    expect(checkCart({ items: [line, line] })).toMatchObject({
      code: 'malformed',
      fields: { items: 'At most 99 copies can be ordered at once.' },
    });
  });
});

describe('the address of a printed item', () => {
  test('must be there', () => {
    for (const missing of [undefined, null, {}])
      expect(checkCart({ items: [hardcover], shippingInfo: missing })).toMatchObject({
        code: 'shipping_required',
        message: 'Please complete shipping information to continue',
        fields: { 'shippingInfo.name': 'Please enter the name.' },
      });
  });

  test.each(['name', 'address', 'city', 'state', 'zip'])('needs %s', (field) => {
    for (const blank of ['', '   ', null]) {
      const cart = { items: [hardcover], shippingInfo: { ...shippingInfo, [field]: blank } };
      expect(Object.keys((checkCart(cart) as { fields: object }).fields)).toEqual([
        `shippingInfo.${field}`,
      ]);
    }
  });

  test('goes to the United States when no country was chosen', () => {
    for (const country of [undefined, null, ''])
      expect(
        checkCart({ items: [hardcover], shippingInfo: { ...shippingInfo, country } }),
      ).toMatchObject({ shipping: { country: 'US' } });
  });

  test('must be in a country that exists', () => {
    const cart = { items: [hardcover], shippingInfo: { ...shippingInfo, country: 'UK' } };
    expect(checkCart(cart)).toMatchObject({
      code: 'shipping_required',
      fields: { 'shippingInfo.country': 'Please choose a country.' },
    });
  });
});
