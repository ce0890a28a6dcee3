import type { ServiceSettings } from '@bramblebook/vendors/services/read-services';

/** Settings that ask something of each other, each well formed by itself. */
interface Given {
  readonly NODE_ENV?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOW_SANDBOX_PAYMENTS?: string | undefined;
  readonly CLOCK_OFFSET?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

/** What production asks of the address: the sentence where cookies would travel in the open. */
export const addressBreach = ({ NODE_ENV, PUBLIC_URL }: Given): string | null =>
  NODE_ENV === 'production' && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'http:'
    ? 'PUBLIC_URL must begin with https:// in production, because passwords and photos travel there.'
    : null;

/** What payments ask of the other settings: the sentence on what is missing or must go. */
export const paymentBreach = (
  settings: Given,
  stripe: ServiceSettings['stripe'],
): string | null => {
  if (!stripe)
    return settings.NODE_ENV === 'production' && settings.ALLOW_SANDBOX_PAYMENTS !== '1'
      ? 'ALLOW_SANDBOX_PAYMENTS must be 1 to run in production with test payments, because no real payment provider is set up.'
      : null;
  if (settings.CLOCK_OFFSET !== undefined)
    return 'CLOCK_OFFSET must not be set together with STRIPE_SECRET_KEY, because Stripe goes by the real time.';
  if (stripe.isLive && settings.DATABASE_URL === undefined)
    return 'DATABASE_URL must be set, too, because STRIPE_SECRET_KEY takes real money.';
  return null;
};
