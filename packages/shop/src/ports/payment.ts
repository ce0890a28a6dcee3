/** States of a payment intent, in the words of the field. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface PaymentIntent {
  readonly id: string;
  /** Lets the customer's browser pay this intent and nothing else. Never logged. */
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly status: IntentStatus;
  readonly orderId: string;
}

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** Why the provider would not give money back; asking again under another key changes nothing. */
export type RefundRefusal =
  | 'not_paid'
  | 'more_than_left'
  | 'already_refunded'
  /** The customer took the money back through their bank, or tries to. */
  | 'disputed'
  /** The shop's own account does not hold enough at the moment. */
  | 'balance_too_low'
  | 'refused';

export type Refunded =
  | { readonly ok: true; readonly refundId: string; readonly status: RefundStatus }
  | { readonly ok: false; readonly reason: RefundRefusal };

/** What a webhook tells; anything else is `ignored`. */
export type PaymentEvent =
  | {
      readonly kind: 'intent';
      readonly eventId: string;
      readonly intentId: string;
      readonly status: IntentStatus;
    }
  | {
      readonly kind: 'refund';
      readonly eventId: string;
      readonly intentId: string;
      readonly refundId: string;
      /** Under which the shop asked for it; null where somebody gave it at the provider itself. */
      readonly key: string | null;
      readonly amountCents: number;
      readonly status: RefundStatus;
    }
  | {
      /** The customer's bank asks for the money back. */
      readonly kind: 'dispute';
      readonly eventId: string;
      readonly intentId: string;
      readonly disputeId: string;
      readonly amountCents: number;
      readonly status: 'open' | 'won' | 'lost';
    }
  | { readonly kind: 'ignored'; readonly eventId: string };

/** How a customer's browser pays at the provider itself. */
export interface PaymentInBrowser {
  readonly publishableKey: string;
  /** Where a stand-in of the provider's script is, on this machine; null for the provider's own. */
  readonly standInScript: string | null;
}

/**
 * Takes payments. Every call that changes something carries an idempotency key and
 * may be repeated. Throws on an outage; a lost answer leaves the outcome unknown, so
 * callers ask again with the same key.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** What the customer's browser pays at the provider with; null where it pays through the shop. */
  readonly inBrowser: PaymentInBrowser | null;
  createIntent(order: {
    orderId: string;
    amountCents: number;
    idempotencyKey: string;
  }): Promise<PaymentIntent>;
  /** The provider's word on an intent, or null when it does not know it. */
  getIntent(intentId: string): Promise<PaymentIntent | null>;
  /** Sees to it that an intent can be paid no more; one that is paid, or being paid, is given as it is. */
  cancelIntent(intentId: string, idempotencyKey: string): Promise<PaymentIntent>;
  /** Gives all or a part of a payment back, once for a key, however late it is asked again. */
  refund(refund: {
    readonly paymentIntentId: string;
    readonly amountCents: number;
    readonly idempotencyKey: string;
  }): Promise<Refunded>;
  /** Reads a webhook from its raw bytes; null when its signature or age is not right. */
  readWebhook(rawBody: Uint8Array, signature: string): PaymentEvent | null;
}
