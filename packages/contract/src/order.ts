import * as z from 'zod/mini';
import { bookSchema } from './book.ts';
import { idSchema } from './ids.ts';
import { centsSchema } from './money.ts';
import { orderStatusSchema } from './order-states.ts';
import { MAX_QUANTITY, PRICES_CENTS } from './settings.ts';
import { shippingInfoSchema } from './shipping.ts';

export const FORMATS = ['digital', 'softcover', 'hardcover'] as const;
export const formatSchema = z.enum(FORMATS);
export type Format = z.infer<typeof formatSchema>;

/** What a format is called on badges (spec §2). */
const FORMAT_LABELS: Record<Format, string> = {
  digital: 'Digital Copy',
  softcover: 'Softcover Book',
  hardcover: 'Hardcover Book',
};
/** Whether a format is one we sell; orders of old may hold others. */
export const isFormat = (format: string): format is Format => FORMATS.some((one) => one === format);
export const formatLabel = (format: string): string =>
  isFormat(format) ? FORMAT_LABELS[format] : 'Unknown format';

const orderItemSchema = z.object({
  format: formatSchema,
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  price: centsSchema,
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** A line as it stands in an order: a format we no longer know is still read. */
const orderedItemSchema = z.extend(orderItemSchema, { format: z.string() });
export type OrderedItem = z.infer<typeof orderedItemSchema>;

const parseJson = z.transform((text: string, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: 'custom', message: 'No list of items.', input: text });
    return z.NEVER;
  }
});
/** An order's lines: a list, or the JSON of one (spec §3, "Order"). */
const orderedItemsSchema = z.union([
  z.array(orderedItemSchema),
  z.pipe(z.pipe(z.string(), parseJson), z.array(orderedItemSchema)),
]);

/** A line as a customer sends it: a quantity of 0 is dropped, the price is checked, never trusted. */
export const cartLineSchema = z.object({
  format: formatSchema,
  quantity: z
    .int('Please enter a whole number of copies.')
    .check(
      z.gte(0, 'Please enter a whole number of copies.'),
      z.lte(MAX_QUANTITY, `At most ${MAX_QUANTITY} copies can be ordered at once.`),
    ),
  price: z.optional(z.number()),
});

/** Days between which a printed order arrives, as its printing house says. */
export const arrivalSchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Arrival = z.infer<typeof arrivalSchema>;

export const orderSchema = z.object({
  id: idSchema,
  bookId: idSchema,
  status: orderStatusSchema,
  /** The first line's format and quantity; `items` holds them all. */
  format: z.string(),
  quantity: z.int(),
  items: orderedItemsSchema,
  totalAmount: centsSchema,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** The day by which a printed order should be there; null for digital only. */
  estimatedDelivery: z.nullable(z.iso.datetime()),
  /** What the printing house says of it (decision D6); null where it has said nothing. */
  arrival: z.optional(z.nullable(arrivalSchema)),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  /** Where the parcel can be followed: that address, or the carrier's page for the number. */
  trackingLink: z.optional(z.nullable(z.string())),
  paymentIntentId: z.nullable(z.string()),
  /** Whether the provider still works on its payment; told of an order that is read by itself. */
  paymentUnderWay: z.optional(z.boolean()),
  shippingInfo: z.nullable(shippingInfoSchema),
  book: z.nullable(bookSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const hasDigital = (items: readonly Pick<OrderedItem, 'format'>[]): boolean =>
  items.some((item) => item.format === 'digital');
export const hasPrinted = (items: readonly Pick<OrderedItem, 'format'>[]): boolean =>
  items.some((item) => item.format === 'softcover' || item.format === 'hardcover');

/** Prices a cart in cents; lines of 0 are dropped. */
export const priceCart = (
  lines: readonly { format: Format; quantity: number }[],
): { items: OrderItem[]; totalCents: number } => {
  const items = FORMATS.map((format) => ({
    format,
    quantity: lines
      .filter((line) => line.format === format)
      .reduce((sum, line) => sum + line.quantity, 0),
    price: PRICES_CENTS[format],
  })).filter((item) => item.quantity > 0);
  return { items, totalCents: items.reduce((sum, item) => sum + item.price * item.quantity, 0) };
};
