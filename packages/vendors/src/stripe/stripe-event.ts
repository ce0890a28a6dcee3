import { idSchema } from '@bramblebook/contract/ids';
import type { PaymentEvent } from '@bramblebook/shop/ports/payment';
import * as z from 'zod/mini';
import { parseBytes } from '../line/parse-bytes.ts';
import { INTENT_STATUSES, refundStatusSchema } from './stripe-answers.ts';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const eventSchema = z.object({
  id,
  object: z.literal('event'),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
const intentSchema = z.object({
  id,
  status: z.string(),
  // Of another shop where it has another form.
  metadata: z.object({ orderId: idSchema }),
});
const refundSchema = z.object({
  id,
  amount: z.int(),
  status: refundStatusSchema,
  payment_intent: id,
  metadata: z.optional(z.nullable(z.object({ refundKey: z.optional(z.string()) }))),
});
const disputeSchema = z.object({ id, amount: z.int(), status: z.string(), payment_intent: id });

const INTENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'];
const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
];

const disputeStatus = (status: string): 'open' | 'won' | 'lost' => {
  if (status === 'lost') return 'lost';
  // A warning that was closed, or money given back, ended in the shop's favour.
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
};

const readKnown = (type: string, eventId: string, object: unknown): PaymentEvent | null => {
  if (INTENT_EVENTS.includes(type)) {
    const { data: intent } = intentSchema.safeParse(object);
    const status = intent && INTENT_STATUSES[intent.status];
    return intent && status ? { kind: 'intent', eventId, intentId: intent.id, status } : null;
  }
  if (REFUND_EVENTS.includes(type)) {
    const { data: refund } = refundSchema.safeParse(object);
    if (!refund) return null;
    const { id: refundId, amount: amountCents, status, payment_intent: intentId } = refund;
    const key = refund.metadata?.refundKey ?? null;
    return { kind: 'refund', eventId, intentId, refundId, key, amountCents, status };
  }
  if (!DISPUTE_EVENTS.includes(type)) return null;
  const { data: dispute } = disputeSchema.safeParse(object);
  if (!dispute) return null;
  const { id: disputeId, amount: amountCents, payment_intent: intentId } = dispute;
  const status = disputeStatus(dispute.status);
  return { kind: 'dispute', eventId, intentId, disputeId, amountCents, status };
};

/**
 * What a signed webhook's body tells; null when it is no event. What belongs to another
 * shop on the same Stripe account, and what this shop has no use for, is `ignored`.
 */
export const readStripeEvent = (body: Uint8Array): PaymentEvent | null => {
  const { data: event } = eventSchema.safeParse(parseBytes(body));
  if (!event) return null;
  return (
    readKnown(event.type, event.id, event.data.object) ?? { kind: 'ignored', eventId: event.id }
  );
};
