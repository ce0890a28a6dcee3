import { newId } from '@bramblebook/shop/database/new-id';
import { staff } from '@bramblebook/shop/database/schema/staff';
import { viewOrder } from '@bramblebook/shop/orders/check-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import { receiveWebhook } from '@bramblebook/shop/orders/receive-webhook';
import { sweepOrders } from '@bramblebook/shop/orders/sweep-orders';
import type { Shop } from '@bramblebook/shop/shop';
import { listAlarms } from '@bramblebook/shop/staff/alarms/list-alarms';
import { readStats } from '@bramblebook/shop/staff/figures/read-stats';
import { readStaffOrder } from '@bramblebook/shop/staff/orders/read-order';
import { refundOrder } from '@bramblebook/shop/staff/orders/refund-order';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  placeOrder,
  readOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FakeStripe,
  type SignedEvent,
  startFakeStripe,
} from '../../../../fakes/stripe/fake-stripe.ts';
import { openVendorLine } from '../line/vendor-line.ts';
import { stripePayment } from './stripe-payment.ts';
import { readStripeSettings } from './stripe-settings.ts';

let opened: TestShop;
let fake: FakeStripe;
let shop: Shop;
let parent: TestParent;
let bookId: string;

beforeAll(async () => {
  fake = await startFakeStripe();
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
  const read = readStripeSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const { clock } = opened.shop;
  const line = openVendorLine({
    vendor: 'stripe',
    clock,
    report: () => {},
    limits: { firstWaitMs: 5 },
  });
  shop = { ...opened.shop, payment: stripePayment({ settings: read.settings, line, clock }) };
});
afterAll(async () => {
  await fake.close();
  await opened.close();
});
beforeEach(async () => {
  parent = await addParent(shop);
  bookId = await addBook(shop, parent.id);
});

const hear = ({ body, signature }: SignedEvent) =>
  receiveWebhook(shop, { provider: 'stripe', rawBody: body, signature });
const place = () => placeOrder(shop, parent, bookId, ['digital', 'softcover']);
const confirmations = async () => {
  await opened.finishJobs();
  return opened
    .mails()
    .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('is ordered')).length;
};

test('a payment told ten times at once, and by older news after test, pays the order once', async () => {
  const { orderId, paymentIntentId } = await place();
  await fake.moveIntent(paymentIntentId, 'succeeded');
  const intent = fake.intents.get(paymentIntentId);
  const event = fake.sign('payment_intent.succeeded', intent);
  const late = fake.sign('payment_intent.processing', { ...intent, status: 'processing' });
  const heard = await Promise.all([...Array.from({ length: 10 }, () => hear(event)), hear(late)]);
  expect(heard).toEqual(heard.map(() => ({ ok: true })));
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'processing', paidCents: 5800 });
  expect(await confirmations()).toBe(1);
});

test('a webhook alone pays nothing: Stripe is asked', async () => {
  const { orderId, paymentIntentId } = await place();
  const lie = { ...fake.intents.get(paymentIntentId), status: 'succeeded' };
  expect(await hear(fake.sign('payment_intent.succeeded', lie))).toEqual({ ok: true });
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'pending', paidCents: 0 });
});

test('a shop killed between Stripe’s answer and its own row makes no second intent', async () => {
  const before = fake.intents.size;
  // Twice for each try: Stripe's client repeats by itself what a kept connection lost.
  fake.misbehave(...Array.from({ length: 6 }, () => ({ kind: 'lost' as const })));
  await expect(place()).rejects.toThrow();
  const ready = await place();
  expect(fake.intents.size).toBe(before + 1);
  expect(await place()).toEqual(ready);
});

test('events of another shop on the same account are taken and have no effect', async () => {
  const { orderId } = await place();
  const order = { orderId: newId('order'), amountCents: 900, idempotencyKey: 'of another shop' };
  const { id } = await shop.payment.createIntent(order);
  const foreign = fake.intents.get(id);
  if (!foreign) throw new Error('Stripe has lost an intent');
  const known = (await listAlarms(shop)).alarms.length;
  for (const metadata of [{ orderId: '1001' }, {}]) {
    Object.assign(foreign, { currency: 'eur', status: 'succeeded', metadata });
    const refund = { id: 're_1', amount: 900, status: 'failed', payment_intent: id };
    const claim = { id: 'dp_of_others', amount: 900, status: 'needs_response', payment_intent: id };
    for (const event of [
      fake.sign('payment_intent.succeeded', foreign),
      fake.sign('refund.failed', refund),
      fake.sign('charge.dispute.created', claim),
    ])
      expect(await hear(event)).toEqual({ ok: true });
  }
  await opened.finishJobs();
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'pending' });
  expect((await listAlarms(shop)).alarms).toHaveLength(known);
});

test('a forged webhook is refused', async () => {
  const { paymentIntentId } = await place();
  const event = fake.sign('payment_intent.succeeded', fake.intents.get(paymentIntentId));
  const forged = { ...event, signature: event.signature.replace(/v1=\w{4}/, 'v1=0000') };
  expect(await hear(forged)).toMatchObject({ ok: false, code: 'malformed' });
});

const ROSA = {
  id: `staff_${'r'.repeat(20)}`,
  username: 'rosa',
  role: 'manager',
  address: 'here',
} as const;

test('a refund that fails later is booked back, and staff are told once', async () => {
  const { orderId, paymentIntentId } = await place();
  await fake.moveIntent(paymentIntentId, 'succeeded');
  await hear(fake.sign('payment_intent.succeeded', fake.intents.get(paymentIntentId)));
  const revenue = (await readStats(shop)).totalRevenue;
  await shop.db.insert(staff).values({
    id: ROSA.id,
    username: ROSA.username,
    role: ROSA.role,
    passwordHash: 'none',
    totpSecret: 'none',
    createdAt: shop.clock.now(),
  });
  const giveBack = (amount?: number) =>
    refundOrder(shop, ROSA, { orderId, reason: 'late', amount });
  expect(await giveBack(800)).toEqual({ ok: true });
  expect(await giveBack()).toEqual({ ok: true });
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5800 });
  const failed = fake.refunds.find(({ amount }) => amount === 5000);
  if (!failed) throw new Error('Stripe was not asked for the rest');
  failed.status = 'failed';
  const events = ['refund.updated', 'refund.failed'].map((type) => fake.sign(type, failed));
  for (const event of events.flatMap((one) => [one, one]))
    expect(await hear(event)).toEqual({ ok: true });
  await opened.finishJobs();
  expect(await readOrder(shop, orderId)).toMatchObject({
    status: 'cancelled',
    paidCents: 5800,
    refundedCents: 800,
  });
  expect((await readStats(shop)).totalRevenue).toBe(revenue - 5800);
  const { alarms } = await listAlarms(shop);
  expect(alarms).toMatchObject([{ kind: 'refund_failed', about: { kind: 'order', id: orderId } }]);
  expect(alarms[0]?.sentence).toContain('$50.00');
  const order = await readStaffOrder(shop, orderId);
  expect(order?.payment).toMatchObject({
    refundableCents: 5000,
    refunds: [
      { cents: 800, status: 'succeeded' },
      { cents: 5000, status: 'failed' },
    ],
  });
  expect(order?.timeline.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'The refund failed later: the money is with the shop again. $50.00',
      'Order: Cancelled (the refund failed at the provider)',
    ]),
  );
  expect(await giveBack()).toEqual({ ok: true });
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5800 });
});

test('money given back at Stripe itself is told to staff, once; a refund of the shop’s own is not', async () => {
  const { orderId, paymentIntentId } = await place();
  const refund = { id: 're_by_hand', amount: 900, payment_intent: paymentIntentId, metadata: {} };
  const pending = fake.sign('refund.created', { ...refund, status: 'pending' });
  const done = fake.sign('refund.updated', { ...refund, status: 'succeeded' });
  const metadata = { refundKey: 'refund_of_ours' };
  const own = { ...refund, id: 're_of_ours', metadata, status: 'succeeded' };
  for (const event of [pending, done, done, fake.sign('refund.created', own)])
    expect(await hear(event)).toEqual({ ok: true });
  const { alarms } = await listAlarms(shop);
  const told = alarms.filter(({ about }) => about?.id === orderId);
  expect(told).toMatchObject([{ kind: 'refund_elsewhere' }]);
  expect(told[0]?.sentence).toContain('$9.00');
});

test('a bank that claims money back is shown to staff', async () => {
  const { orderId, paymentIntentId } = await place();
  const claim = {
    id: 'dp_1',
    amount: 5800,
    status: 'needs_response',
    payment_intent: paymentIntentId,
  };
  await hear(fake.sign('charge.dispute.created', claim));
  const { alarms } = await listAlarms(shop);
  expect(alarms).toContainEqual(
    expect.objectContaining({ kind: 'bank_claim', about: { kind: 'order', id: orderId } }),
  );
});

test('a bank that takes days over a payment: the cart rests, and its word is asked for in the end', async () => {
  const { orderId, paymentIntentId } = await place();
  await fake.moveIntent(paymentIntentId, 'processing');
  await hear(fake.sign('payment_intent.processing', fake.intents.get(paymentIntentId)));
  expect(await viewOrder(shop, parent, orderId)).toMatchObject({ isPaymentUnderWay: true });
  const items = [{ format: 'digital' as const, quantity: 3 }];
  expect(await createPaymentIntent(shop, parent, { bookId, items })).toMatchObject({
    code: 'payment_in_progress',
    message: expect.stringContaining('do not pay again'),
  });
  expect(await readOrder(shop, orderId)).toMatchObject({ totalCents: 5800 });
  // The webhook of its end is lost.
  await fake.moveIntent(paymentIntentId, 'succeeded');
  opened.advance(9 * 86_400_000);
  await sweepOrders.run(shop, {}, new AbortController().signal);
  expect(await readOrder(shop, orderId)).toMatchObject({ status: 'processing', paidCents: 5800 });
});
