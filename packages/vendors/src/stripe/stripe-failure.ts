import Stripe from 'stripe';
import {
  failureOf,
  readRetryAfter,
  VendorOutage,
  type VendorRefusal,
} from '../line/vendor-failure.ts';

/**
 * What a failed call to Stripe means. A connection that broke, a body that was cut and
 * an answer that is no JSON leave the outcome unknown; the key decides when asked again.
 */
export const readStripeFailure = (error: unknown): VendorOutage | VendorRefusal => {
  if (error instanceof VendorOutage) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new VendorOutage('no_answer', 'Stripe could not be reached', { cause: error });
  const { statusCode, code, param, type, headers } = error;
  if (statusCode === undefined)
    return type === 'StripeConnectionError'
      ? new VendorOutage('no_answer', 'Stripe could not be reached')
      : new VendorOutage('nonsense', 'Stripe answered no JSON');
  // Another call under the same key is under way, or the object is locked by one.
  if (statusCode === 409) return new VendorOutage('busy', 'Stripe answered 409', { status: 409 });
  return failureOf('Stripe', {
    status: statusCode,
    code: code ?? (param ? `invalid_${param}` : ''),
    retryAfterMs: readRetryAfter(headers?.['retry-after'], new Date()),
  });
};

/** Whether Stripe only repeats a failure of its own that it keeps under the key for a day. */
export const isRepeatedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';
