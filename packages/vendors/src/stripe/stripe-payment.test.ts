import type { PaymentProvider } from '@bramblebook/shop/ports/payment';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../fakes/stripe/fake-stripe.ts';
import { type CallReport, openVendorLine } from '../line/vendor-line.ts';
import { stripePayment } from './stripe-payment.ts';
import { readStripeSettings } from './stripe-settings.ts';

let fake: FakeStripe;
let payment: PaymentProvider;
let reports: CallReport[];
let now: Date;

beforeEach(async () => {
  fake = await startFakeStripe();
  reports = [];
  now = new Date();
  const read = readStripeSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const clock = { now: () => now };
  payment = stripePayment({
    settings: read.settings,
    clock,
    line: openVendorLine({
      vendor: 'stripe',
      clock,
      report: (report) => reports.push(report),
      limits: { timeLimitMs: 300, firstWaitMs: 5, longestWaitMs: 1_100 },
    }),
  });
});
afterEach(() => fake.close());

const ORDER = `order_${'a'.repeat(20)}`;
const create = (idempotencyKey = 'key-1', amountCents = 3900) =>
  payment.createIntent({ orderId: ORDER, amountCents, idempotencyKey });
const json = { kind: 'answer', headers: { 'content-type': 'application/json' } } as const;
const failing = (status: number, headers = {}) =>
  ({
    kind: 'answer',
    status,
    headers,
    body: { error: { type: 'api_error', message: 'no' } },
  }) as const;

describe('an intent', () => {
  test('is made for the amount and the order, with the ways of paying chosen at Stripe', async () => {
    const intent = await create();
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining('_secret_'),
      amountCents: 3900,
      status: 'requires_payment_method',
      orderId: ORDER,
    });
    const form = new URLSearchParams(fake.requests[0]!.body.toString());
    expect(Object.fromEntries(form)).toEqual({
      amount: '3900',
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[orderId]': ORDER,
    });
    expect(reports).toMatchObject([
      { vendor: 'stripe', call: 'create payment intent', outcome: 'done' },
    ]);
  });

  test('is one for one key, also by ten calls at once', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(fake.intents.size).toBe(1);
  });

  test('is cancelled until it is paid, or a bank works on it', async () => {
    const { id } = await create();
    await fake.moveIntent(id, 'processing');
    expect(await payment.cancelIntent(id, 'cancel-0')).toMatchObject({ status: 'processing' });
    await fake.moveIntent(id, 'succeeded');
    expect(await payment.cancelIntent(id, 'cancel-1')).toMatchObject({ status: 'succeeded' });
    const other = await create('key-2');
    expect(await payment.cancelIntent(other.id, 'cancel-2')).toMatchObject({ status: 'canceled' });
  });

  test('that Stripe does not know is null, and so is one of another shop', async () => {
    expect(await payment.getIntent('pi_unknown')).toBeNull();
    const { id } = await create();
    delete fake.intents.get(id)!.metadata.orderId;
    expect(await payment.getIntent(id)).toBeNull();
  });
});

describe('an answer that is lost or wrong', () => {
  test.each([
    ['cut in the middle', { kind: 'cut' }],
    ['lost', { kind: 'lost' }],
    ['an error page', { kind: 'answer', status: 502, headers: {}, body: '<html>Bad gateway' }],
    ['JSON that is no intent, with 200', { ...json, status: 200, body: { status: 'ok' } }],
    ['JSON without an error, with 404', { ...json, status: 404, body: { message: 'not found' } }],
    ['a conflict with itself', failing(409)],
    ['a failure', failing(500)],
    ['a short "busy"', failing(429, { 'retry-after': '1' })],
    ['an overload', failing(503)],
    ['silence', { kind: 'silence' }],
  ] as const)('%s: asked again under the same key, one intent is made', async (_, trouble) => {
    fake.misbehave(trouble);
    expect(await create()).toMatchObject({ amountCents: 3900 });
    expect(fake.intents.size).toBe(1);
    expect(new Set(fake.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set(['key-1']),
    );
    expect(reports).toMatchObject([{ outcome: 'done', tries: 2 }]);
  });

  test('a failure that Stripe repeats under the key is passed with a second key', async () => {
    fake.misbehave(failing(500), failing(500, { 'idempotent-replayed': 'true' }));
    expect(await create()).toMatchObject({ amountCents: 3900 });
    expect(fake.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
      'key-1:2',
    ]);
  });

  test('a wrong key is told as such and not tried again', async () => {
    fake.misbehave(failing(401));
    await expect(create()).rejects.toMatchObject({ reason: 'not_let_in', code: 'SERVICE_OUTAGE' });
    expect(fake.requests).toHaveLength(1);
  });

  test('a long "busy" is left to a later try', async () => {
    fake.misbehave(failing(429, { 'retry-after': '60' }));
    await expect(create()).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 60_000 });
  });

  test('a key used for something else is a mistake, told without its values', async () => {
    await create();
    await expect(create('key-1', 1900)).rejects.toThrow('Stripe answered 400');
  });

  test('a declined card is a refusal', async () => {
    fake.misbehave({
      ...json,
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'declined' } },
    });
    await expect(create()).rejects.toMatchObject({ status: 402, code: 'card_declined' });
  });

  test('no line of the log holds a key, an amount or a secret', async () => {
    fake.misbehave(failing(500));
    const { clientSecret } = await create();
    const log = JSON.stringify(reports);
    for (const secret of [clientSecret, 'sk_test', 'key-1', ORDER])
      expect(log).not.toContain(secret);
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { id } = await create();
    await fake.moveIntent(id, 'succeeded');
    return id;
  };
  const refund = (paymentIntentId: string, amountCents: number, idempotencyKey: string) =>
    payment.refund({ paymentIntentId, amountCents, idempotencyKey });

  test('is given in parts and in full, never more than was paid', async () => {
    const id = await paid();
    expect(await refund(id, 1000, 'refund-1')).toMatchObject({ ok: true, status: 'succeeded' });
    expect(await refund(id, 3000, 'refund-2')).toEqual({ ok: false, reason: 'more_than_left' });
    expect(await refund(id, 2900, 'refund-3')).toMatchObject({ ok: true });
    expect(await refund(id, 1, 'refund-4')).toEqual({ ok: false, reason: 'already_refunded' });
    expect(fake.refunds.map(({ amount }) => amount)).toEqual([1000, 2900]);
  });

  test('is refused for what was never paid', async () => {
    const { id } = await create();
    expect(await refund(id, 100, 'refund-1')).toEqual({ ok: false, reason: 'not_paid' });
    expect(await refund('pi_unknown', 100, 'refund-2')).toEqual({ ok: false, reason: 'refused' });
  });

  test('of the same key is one, also when Stripe has forgotten the key', async () => {
    const id = await paid();
    const first = await refund(id, 1000, 'refund-1');
    expect(await refund(id, 1000, 'refund-1')).toEqual(first);
    expect(
      fake.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds'),
    ).toHaveLength(1);
  });

  test('that was made behind a failure is found, not made twice', async () => {
    const id = await paid();
    fake.misbehave(
      { kind: 'late', ms: 0 },
      { kind: 'lost' },
      failing(500, { 'idempotent-replayed': 'true' }),
    );
    expect(await refund(id, 1000, 'refund-1')).toMatchObject({ ok: true });
    expect(fake.refunds).toHaveLength(1);
  });
});
