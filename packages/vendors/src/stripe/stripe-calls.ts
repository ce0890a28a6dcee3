import Stripe from 'stripe';
import type { VendorLine } from '../line/vendor-line.ts';
import { isRepeatedFailure, readStripeFailure } from './stripe-failure.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Stripe's client on the shop's line. Both throw `VendorOutage` or `VendorRefusal`. */
export interface StripeCalls {
  readonly stripe: Stripe;
  ask<T>(name: string, call: () => Promise<T>): Promise<T>;
  /**
   * Asks under an idempotency key. A failure that Stripe keeps under it would be repeated
   * for a day: then under a second key, made from the first so that every later try finds
   * the same.
   */
  askUnderKey<T>(
    name: string,
    firstKey: string,
    call: (key: string, isSecondKey: boolean) => Promise<T>,
  ): Promise<T>;
}

const openClient = ({ secretKey, baseUrl }: StripeSettings, timeLimitMs: number): Stripe => {
  const own = baseUrl === null ? null : new URL(baseUrl);
  return new Stripe(secretKey, {
    // The line repeats calls, so that all are counted and reported alike.
    maxNetworkRetries: 0,
    timeout: timeLimitMs,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port || (own.protocol === 'https:' ? 443 : 80),
      protocol: own.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
};

export const openStripeCalls = (settings: StripeSettings, line: VendorLine): StripeCalls => {
  const ask = <T>(name: string, call: () => Promise<T>): Promise<T> =>
    line.ask({ name, isRepeatable: true }, () =>
      call().catch((error: unknown) => {
        throw readStripeFailure(error);
      }),
    );
  return {
    stripe: openClient(settings, line.limits.timeLimitMs),
    ask,
    askUnderKey: (name, firstKey, call) =>
      ask(name, () =>
        call(firstKey, false).catch((error: unknown) => {
          if (isRepeatedFailure(error)) return call(`${firstKey}:2`, true);
          throw error;
        }),
      ),
  };
};
