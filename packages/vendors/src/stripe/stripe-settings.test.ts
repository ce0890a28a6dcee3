import { describe, expect, test } from 'vitest';
import { readStripeSettings } from './stripe-settings.ts';

describe('settings', () => {
  const sentence = (given: Record<string, string>) => {
    const read = readStripeSettings(given);
    return read.ok ? read.settings : read.sentence;
  };
  test('none: the shop does without Stripe', () => expect(sentence({})).toBeNull());
  test.each([
    [
      'half set',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_PUBLISHABLE_KEY must be set, too, because STRIPE_SECRET_KEY is set.',
    ],
    [
      'an address alone',
      { STRIPE_BASE_URL: 'https://api.stripe.com' },
      'STRIPE_SECRET_KEY must be set, too, because STRIPE_BASE_URL is set.',
    ],
    [
      'a wrong key',
      {
        STRIPE_SECRET_KEY: 'hello',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      /^STRIPE_SECRET_KEY must be a secret key/,
    ],
    [
      'mixed modes',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      /same mode/,
    ],
  ])('%s stops the start', (_, given, expected) => {
    expect(sentence(given as never)).toMatch(expected);
  });
});
