import { dollarsToCents } from '@bramblebook/contract/money';
import { type Format, hasPrinted, type OrderItem, priceCart } from '@bramblebook/contract/order';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { MAX_QUANTITY, PRICES_CENTS } from '@bramblebook/contract/settings';
import {
  type ShippingDraft,
  type ShippingInfo,
  shippingInfoSchema,
} from '@bramblebook/contract/shipping';

/** A cart as it was sent, its shape checked. */
export interface SentCart {
  /** Dollars. */
  readonly amount?: number | undefined;
  readonly items: readonly {
    readonly format: Format;
    readonly quantity: number;
    readonly price?: number | undefined;
  }[];
  readonly shippingInfo?: ShippingDraft | null | undefined;
}

/** A cart the shop has priced itself. */
export interface PricedCart {
  readonly ok: true;
  readonly items: OrderItem[];
  readonly totalCents: number;
  /** Null for digital only. */
  readonly shipping: ShippingInfo | null;
}

const checkShipping = (
  draft: ShippingDraft | null | undefined,
): { ok: true; shipping: ShippingInfo } | Refused => {
  const filled = Object.entries(draft ?? {}).filter(([, value]) => value != null && value !== '');
  const parsed = shippingInfoSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return { ok: true, shipping: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    fields[`shippingInfo.${path.join('.')}`] ??= message;
  return refuse('shipping_required', { fields });
};

/**
 * Prices a cart by the shop's own list (decision D5). Refuses one that is empty, that
 * was sent with another price or amount, and one with a printed item but no whole address.
 */
export const checkCart = (sent: SentCart): PricedCart | Refused => {
  const lines = sent.items.filter((line) => line.quantity > 0);
  const { items, totalCents } = priceCart(lines);
  if (items.length === 0) return refuse('empty_cart');
  if (items.some((item) => item.quantity > MAX_QUANTITY)) {
    const message = `At most ${MAX_QUANTITY} copies can be ordered at once.`;
    return refuse('malformed', { message, fields: { items: message } });
  }
  const isPriceOurs = lines.every(
    ({ format, price }) => price === undefined || price === PRICES_CENTS[format],
  );
  const isAmountOurs = sent.amount === undefined || dollarsToCents(sent.amount) === totalCents;
  if (!isPriceOurs || !isAmountOurs) return refuse('price_mismatch');
  if (!hasPrinted(items)) return { ok: true, items, totalCents, shipping: null };
  const address = checkShipping(sent.shippingInfo);
  return address.ok ? { ok: true, items, totalCents, shipping: address.shipping } : address;
};
