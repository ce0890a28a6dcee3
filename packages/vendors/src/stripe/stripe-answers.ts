import { isId } from '@bramblebook/contract/ids';
import type { IntentStatus, PaymentIntent, RefundStatus } from '@bramblebook/shop/ports/payment';
import * as z from 'zod/mini';
import { VendorOutage } from '../line/vendor-failure.ts';

/** Stripe's states of an intent in the shop's words; money that is only held is not taken yet. */
export const INTENT_STATUSES: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const REFUND_STATUSES = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;
export const refundStatusSchema = z.enum(REFUND_STATUSES) satisfies z.ZodMiniType<RefundStatus>;

const intentSchema = z.object({
  object: z.literal('payment_intent'),
  id: z.string().check(z.regex(/^pi_\w+$/)),
  client_secret: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
});

const refundSchema = z.object({
  object: z.literal('refund'),
  id: z.string().check(z.regex(/^\w+$/)),
  amount: z.int(),
  status: refundStatusSchema,
  metadata: z.nullable(z.record(z.string(), z.string())),
});
export type StripeRefund = z.infer<typeof refundSchema>;

// Stripe's client hands on any JSON without an `error`, a proxy's page among it.
const believe = <T>(schema: z.ZodMiniType<T>, answer: unknown, what: string): T => {
  const { data } = schema.safeParse(answer);
  if (data !== undefined) return data;
  throw new VendorOutage('nonsense', `Stripe answered something that is no ${what}`);
};

const anothers = (what: string): VendorOutage =>
  new VendorOutage('nonsense', `Stripe answered with another ${what}`);

/**
 * An intent of this shop from Stripe's answer; null when it belongs to no order of a Bramblebook.
 * Throws where it is another than the one asked about: its money is somebody else's.
 */
export const readIntent = (
  answer: unknown,
  asked: { readonly id?: string; readonly orderId?: string },
): PaymentIntent | null => {
  const { id, client_secret, amount, currency, status, metadata } = believe(
    intentSchema,
    answer,
    'payment intent',
  );
  const { orderId } = metadata;
  if (asked.id !== undefined && id !== asked.id) throw anothers('payment intent');
  // Other shops call what they sell an order, too: theirs have other ids, and any currency.
  if (orderId === undefined || !isId(orderId)) return null;
  const known = INTENT_STATUSES[status];
  if (!known || currency !== 'usd')
    throw new VendorOutage(
      'nonsense',
      `Stripe has an unknown intent status ${status.slice(0, 40)} or currency`,
    );
  if (asked.orderId !== undefined && orderId !== asked.orderId) throw anothers('payment intent');
  return { id, clientSecret: client_secret, amountCents: amount, status: known, orderId };
};

/** The refund that was asked for under this key. */
export const readRefund = (answer: unknown, refundKey: string): StripeRefund => {
  const refund = believe(refundSchema, answer, 'refund');
  if (refund.metadata?.refundKey !== refundKey) throw anothers('refund');
  return refund;
};

export const readRefunds = (answer: unknown): readonly StripeRefund[] =>
  believe(z.object({ object: z.literal('list'), data: z.array(refundSchema) }), answer, 'list')
    .data;
