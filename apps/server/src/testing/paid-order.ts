import type { Format } from '@bramblebook/contract/order';
import { settlePayment } from '@bramblebook/shop/orders/settle-payment';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import {
  addBook,
  addParent,
  payWithCard,
  placeOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import type { TestApp } from './test-app.ts';

/** An order with its parent and its book. */
export interface PlacedOrder {
  readonly parent: TestParent;
  readonly bookId: string;
  readonly orderId: string;
  readonly intentId: string;
}

/** An order, of a new parent or of this one, of a book of which every page stands: not paid yet, or paid, or approved too. */
export const orderOf = async (
  test: TestApp,
  formats: readonly Format[] = ['hardcover'],
  upTo: 'pending' | 'paid' | 'approved' = 'paid',
  by?: TestParent,
): Promise<PlacedOrder> => {
  const { shop } = test;
  const parent = by ?? (await addParent(shop));
  const bookId = await addBook(shop, parent.id, { complete: true });
  const ready = await placeOrder(shop, parent, bookId, formats);
  const { orderId, paymentIntentId: intentId } = ready;
  if (upTo !== 'pending') {
    await payWithCard(shop, ready);
    await settlePayment(shop, intentId);
  }
  if (upTo === 'approved') {
    const approved = await approvePrinting(shop, parent, { bookId, orderId });
    if (!approved.ok) throw new Error(approved.code);
  }
  return { parent, bookId, orderId, intentId };
};
