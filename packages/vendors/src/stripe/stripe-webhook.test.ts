import type { PaymentProvider } from '@bramblebook/shop/ports/payment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../fakes/stripe/fake-stripe.ts';
import { openVendorLine } from '../line/vendor-line.ts';
import { stripePayment } from './stripe-payment.ts';
import { readStripeSettings } from './stripe-settings.ts';

let fake: FakeStripe;
let payment: PaymentProvider;
const now = new Date();

beforeAll(async () => {
  fake = await startFakeStripe();
  const read = readStripeSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const clock = { now: () => now };
  const line = openVendorLine({ vendor: 'stripe', clock, report: () => {} });
  payment = stripePayment({ settings: read.settings, clock, line });
});
afterAll(() => fake.close());

describe('a webhook', () => {
  const read = ({ body, signature }: { body: Buffer; signature: string }) =>
    payment.readWebhook(body, signature);
  const intentOf = async () => {
    const order = {
      orderId: `order_${'a'.repeat(20)}`,
      amountCents: 3900,
      idempotencyKey: 'key-1',
    };
    return fake.intents.get((await payment.createIntent(order)).id);
  };

  test.each([
    ['payment_intent.succeeded', 'succeeded'],
    ['payment_intent.processing', 'processing'],
    ['payment_intent.requires_action', 'requires_action'],
    ['payment_intent.payment_failed', 'requires_payment_method'],
    ['payment_intent.canceled', 'canceled'],
  ])('%s tells the intent’s state', async (type, status) => {
    const intent = { ...(await intentOf()), status };
    expect(read(fake.sign(type, intent))).toEqual({
      kind: 'intent',
      eventId: expect.stringMatching(/^evt_/),
      intentId: intent.id,
      status,
    });
  });

  test('tells refunds and disputes', () => {
    const refund = { id: 're_1', amount: 500, status: 'failed', payment_intent: 'pi_1' };
    expect(read(fake.sign('refund.failed', refund))).toMatchObject({
      kind: 'refund',
      intentId: 'pi_1',
      refundId: 're_1',
      amountCents: 500,
      status: 'failed',
    });
    const dispute = { id: 'du_1', amount: 3900, status: 'needs_response', payment_intent: 'pi_1' };
    expect(read(fake.sign('charge.dispute.created', dispute))).toMatchObject({
      kind: 'dispute',
      status: 'open',
    });
    expect(read(fake.sign('charge.dispute.closed', { ...dispute, status: 'lost' }))).toMatchObject({
      kind: 'dispute',
      status: 'lost',
    });
  });

  test('of another shop or of another kind is taken and ignored', () => {
    const foreign = { id: 'pi_2', status: 'succeeded', metadata: {} };
    for (const event of [
      fake.sign('payment_intent.succeeded', foreign),
      fake.sign('payment_intent.succeeded', { ...foreign, metadata: { orderId: '1001' } }),
      fake.sign('payout.paid', { id: 'po_1' }),
    ])
      expect(read(event)).toMatchObject({ kind: 'ignored' });
  });

  test('that is forged, changed, late or from the future is not believed', async () => {
    const intent = await intentOf();
    const { body, signature } = fake.sign('payment_intent.succeeded', intent);
    expect(payment.readWebhook(body, signature)).not.toBeNull();
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    for (const [bytes, header] of [
      [Buffer.from(body.toString().replace('succeeded', 'canceled')), signature],
      [Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signature],
      [body, signature.replace(/v1=\w{6}/, 'v1=aaaaaa')],
      [body, signature.replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 200}`)],
      [body, `${signature},t=1`],
      [body, ''],
      [body, 't=,v1='],
    ] as const)
      expect(payment.readWebhook(bytes, header), header).toBeNull();
    expect(read(fake.sign('payment_intent.succeeded', intent, minutes(-6)))).toBeNull();
    expect(read(fake.sign('payment_intent.succeeded', intent, minutes(6)))).toBeNull();
    expect(read(fake.sign('payment_intent.succeeded', intent, minutes(4)))).not.toBeNull();
  });

  test('that is signed but no event tells nothing', () => {
    expect(read(fake.sign('payment_intent.succeeded', 'text'))).toBeNull();
  });
});
