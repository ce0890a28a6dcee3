import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  serviceAddress,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Goes to the customer's browser. */
  readonly publishableKey: string;
  /** Whether it takes real money. */
  readonly isLive: boolean;
  /** One, or while it is being changed the old and the new one. */
  readonly webhookSecrets: readonly string[];
  /** Where Stripe's API is; null for Stripe itself. */
  readonly baseUrl: string | null;
  /** Stripe.js of a stand-in on this machine; null for Stripe's own, which every other API goes with. */
  readonly standInScript: string | null;
}

const NEEDED = {
  STRIPE_SECRET_KEY: settingLike(
    /^(sk|rk)_(test|live)_\w+$/,
    'must be a secret key of Stripe, such as sk_live_…',
  ),
  STRIPE_PUBLISHABLE_KEY: settingLike(
    /^pk_(test|live)_\w+$/,
    'must be a publishable key of Stripe, such as pk_live_…',
  ),
  STRIPE_WEBHOOK_SECRET: settingLike(
    /^whsec_\w+(,whsec_\w+)?$/,
    'must be the signing secret of a Stripe webhook, such as whsec_…, or two with a comma between them',
  ),
};

const modeOf = (key: string): string => key.split('_')[1] ?? '';

/** Stripe's settings; keys of test and live mode do not go together. */
export const readStripeSettings = (given: GivenSettings): VendorSettings<StripeSettings> => {
  const optional = { STRIPE_BASE_URL: z.optional(serviceAddress('https://api.stripe.com')) };
  const read = settingsAs(readVendorSettings(given, { needed: NEEDED, optional }), (set) => ({
    secretKey: set.STRIPE_SECRET_KEY,
    publishableKey: set.STRIPE_PUBLISHABLE_KEY,
    isLive: modeOf(set.STRIPE_SECRET_KEY) === 'live',
    webhookSecrets: set.STRIPE_WEBHOOK_SECRET.split(','),
    baseUrl: set.STRIPE_BASE_URL ?? null,
    standInScript: set.STRIPE_BASE_URL?.startsWith('http:')
      ? new URL('/stripe.js', set.STRIPE_BASE_URL).href
      : null,
  }));
  if (
    read.ok &&
    read.settings &&
    modeOf(read.settings.secretKey) !== modeOf(read.settings.publishableKey)
  )
    return {
      ok: false,
      sentence:
        'STRIPE_PUBLISHABLE_KEY must be of the same mode (test or live) as STRIPE_SECRET_KEY.',
    };
  return read;
};
