import { expect, test } from 'vitest';
import { boundQuantity, cartFromQuery, checkoutWith } from './cart.ts';

test('an address fills the cart with whole copies, 0 to 99', () => {
  const cart = cartFromQuery(new URLSearchParams('digital=1&softcover=-3&hardcover=1000'));
  expect(cart).toEqual({ digital: 1, softcover: 0, hardcover: 99 });
  expect(cartFromQuery(new URLSearchParams('digital=two&hardcover=1.9'))).toEqual({
    digital: 0,
    softcover: 0,
    hardcover: 1,
  });
  expect(boundQuantity(Number.POSITIVE_INFINITY)).toBe(0);
});

test('a reorder opens the checkout with the same items', () => {
  const address = checkoutWith('book_x', [
    { format: 'digital', quantity: 1 },
    { format: 'hardcover', quantity: 2 },
  ]);
  expect(address).toBe('/checkout/book_x?digital=1&hardcover=2');
});
