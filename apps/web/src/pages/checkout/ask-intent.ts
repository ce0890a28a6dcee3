import { centsToDollars } from '@bramblebook/contract/money';
import { type OrderItem, priceCart } from '@bramblebook/contract/order';
import type { ShippingDraft } from '@bramblebook/contract/shipping';
import { orderApi } from '@bramblebook/contract/shop-api';
import { send } from '../../api/send.ts';

/** What one cart is paid with; another cart has another. */
export interface IntentToPay {
  readonly orderId: string;
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** Puts a cart into the book's order, and gives what it is paid with. */
export const askIntent = ({
  bookId,
  items,
  shippingInfo,
}: {
  readonly bookId: string;
  readonly items: OrderItem[];
  readonly shippingInfo: ShippingDraft | null;
}): Promise<IntentToPay> =>
  send(orderApi.createPaymentIntent, {
    body: { amount: centsToDollars(priceCart(items).totalCents), bookId, items, shippingInfo },
  });
