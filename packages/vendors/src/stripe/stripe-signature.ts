import type Stripe from 'stripe';

/** Stripe's own tolerance; applied both ways here, which its client does not. */
const TOLERANCE_SECONDS = 300;

/** Whether one of the secrets signed these bytes within five minutes of now. */
export const isStripeSigned = (
  stripe: Stripe,
  webhook: { readonly rawBody: Uint8Array; readonly signature: string; readonly now: Date },
  secrets: readonly string[],
): boolean => {
  const { rawBody, signature, now } = webhook;
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d{1,12})$/.exec(times[0] ?? '') ?? [];
  if (times.length !== 1 || seconds === undefined) return false;
  if (Math.abs(Number(seconds) - Math.floor(now.getTime() / 1000)) > TOLERANCE_SECONDS)
    return false;
  const verifier = stripe.webhooks.signature;
  return secrets.some((secret) => {
    try {
      // Zero: the age was judged above, by the shop's clock and both ways.
      return verifier?.verifyHeader(rawBody, signature, secret, 0) === true;
    } catch {
      return false;
    }
  });
};
