import type { Clock } from '@bramblebook/shop/ports/clock';
import type { PaymentProvider } from '@bramblebook/shop/ports/payment';
import type { VendorLine } from '../line/vendor-line.ts';
import { openStripeCalls } from './stripe-calls.ts';
import { readStripeEvent } from './stripe-event.ts';
import { stripeIntents } from './stripe-intents.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { isStripeSigned } from './stripe-signature.ts';

/** Takes payments through Stripe's PaymentIntents; which ways of paying are offered is set at Stripe. */
export const stripePayment = (parts: {
  readonly settings: StripeSettings;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
}): PaymentProvider => {
  const { settings, line, clock } = parts;
  const calls = openStripeCalls(settings, line);
  return {
    name: 'stripe',
    inBrowser: {
      publishableKey: settings.publishableKey,
      standInScript: settings.standInScript,
    },
    ...stripeIntents(calls),
    ...stripeRefunds(calls),
    readWebhook: (rawBody, signature) =>
      isStripeSigned(
        calls.stripe,
        { rawBody, signature, now: clock.now() },
        settings.webhookSecrets,
      )
        ? readStripeEvent(rawBody)
        : null,
  };
};
