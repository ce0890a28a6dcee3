import type { Refused } from '@bramblebook/contract/refusals';
import type { PaymentProvider } from './payment.ts';

/** A card as typed into the sandbox's form. */
export interface SandboxCard {
  readonly clientSecret: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  /** Whether the customer has just confirmed the payment as their bank asked. */
  readonly authenticated?: boolean | undefined;
}

/**
 * What the built-in sandbox can do beyond a payment provider. With a real one, the
 * customer's browser talks to the provider itself.
 */
export interface SandboxPayment extends PaymentProvider {
  readonly name: 'sandbox';
  /** Pays an intent with a card. An intent is charged once; a paid one answers `succeeded` again. */
  confirm(
    card: SandboxCard,
  ): Promise<{ ok: true; status: 'succeeded' | 'requires_action' } | Refused>;
  /** Hands an event to the shop's webhook over HTTP. Throws when the shop did not take it. */
  deliverEvent(eventId: string): Promise<void>;
}

/** The sandbox, where the shop runs with it; otherwise null. */
export const asSandbox = (payment: PaymentProvider): SandboxPayment | null =>
  payment.name === 'sandbox' ? (payment as SandboxPayment) : null;
