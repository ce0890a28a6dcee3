import type { IntentStatus, PaymentEvent, PaymentIntent } from '@bramblebook/shop/ports/payment';
import * as z from 'zod/mini';

const INTENT_EVENTS = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'requires_payment_method',
  'payment_intent.canceled': 'canceled',
} as const satisfies Record<string, IntentStatus>;
type IntentEvent = keyof typeof INTENT_EVENTS;

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string().check(z.maxLength(200)) }) }),
});

/** The body of a webhook on an intent, as JSON. The client secret stays out of it. */
export const writeEvent = (
  event: { readonly id: string; readonly type: IntentEvent | 'charge.refunded'; readonly at: Date },
  intent: PaymentIntent,
): string =>
  JSON.stringify({
    id: event.id,
    type: event.type,
    created: Math.floor(event.at.getTime() / 1000),
    data: {
      object: {
        id: intent.id,
        amount: intent.amountCents,
        status: intent.status,
        metadata: { orderId: intent.orderId },
      },
    },
  });

/** What a webhook's body tells; null when it is none of the sandbox's. */
export const readEvent = (body: Uint8Array): PaymentEvent | null => {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
  const { data: event } = eventSchema.safeParse(json);
  if (!event) return null;
  const status = INTENT_EVENTS[event.type as IntentEvent];
  return status === undefined
    ? { kind: 'ignored', eventId: event.id }
    : { kind: 'intent', eventId: event.id, intentId: event.data.object.id, status };
};
