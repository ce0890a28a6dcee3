import { ask, must } from './ask.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { SeededParent } from './seed-parents.ts';

const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };

/** Buys a digital copy with the test card that works. */
export const buyDigital = async (
  shop: AttackedShop,
  parent: SeededParent,
  bookId: string,
): Promise<void> => {
  const post = <T>(path: string, json: object) =>
    must<T>(ask(shop, parent, path, { method: 'POST', json }));
  const cart = { bookId, items: [{ format: 'digital', quantity: 1 }] };
  const { clientSecret, orderId } = await post<{ clientSecret: string; orderId: string }>(
    '/api/create-payment-intent',
    cart,
  );
  await post('/api/sandbox-payments/confirm', { clientSecret, ...CARD });
  await post(`/api/orders/${orderId}/trigger-fulfillment`, {});
};
