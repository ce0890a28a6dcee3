import { setTimeout as wait } from 'node:timers/promises';
import { addBook, readOrder } from '@bramblebook/testing/test-orders';
import { openVendorLine } from '@bramblebook/vendors/line/vendor-line';
import { stripePayment } from '@bramblebook/vendors/stripe/stripe-payment';
import { readStripeSettings } from '@bramblebook/vendors/stripe/stripe-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../fakes/stripe/fake-stripe.ts';
import {
  type Customer,
  hardcover,
  openListeningApp,
  type Started,
  shippingInfo,
  signUp,
  startPayment,
} from '../testing/test-customer.ts';

/** A parent with two windows, in a shop whose payments are taken by Stripe. */
let fake: FakeStripe;
let opened: Awaited<ReturnType<typeof openListeningApp>>;
let ada: Customer;
let bookId: string;
beforeAll(async () => {
  fake = await startFakeStripe();
  const read = readStripeSettings(fake.settings);
  const { settings } = read.ok ? read : { settings: null };
  if (!settings) throw new Error('the fake is not set up');
  opened = await openListeningApp({
    payment: (_, clock) =>
      stripePayment({
        settings,
        clock,
        line: openVendorLine({ vendor: 'stripe', clock, report: () => {} }),
      }),
  });
  fake.deliverTo(`${opened.address}/api/webhooks/stripe`);
});
afterAll(async () => {
  await opened.close();
  await fake.close();
});
beforeEach(async () => {
  ada = await signUp(opened.address);
  bookId = await addBook(opened.shop, ada.id);
});

const HARDCOVERS = { amount: 98, items: [{ ...hardcover, quantity: 2 }], shippingInfo };
const startDigital = async (): Promise<Started> => (await startPayment(ada, bookId)).body;
const startPrinted = () => startPayment(ada, bookId, HARDCOVERS);
const orderOf = ({ orderId }: Started) => readOrder(opened.shop, orderId);

/** Pays as Stripe's form in the browser does. */
const confirmAtStripe = async (
  { paymentIntentId, clientSecret }: Started,
  payWith: object = { 'payment_method_data[card][number]': '4242424242424242' },
) => {
  const body = new URLSearchParams({
    key: fake.settings.STRIPE_PUBLISHABLE_KEY,
    client_secret: clientSecret,
    return_url: 'http://shop.example/',
    ...payWith,
  });
  const path = `${fake.url}/v1/payment_intents/${paymentIntentId}/confirm`;
  const response = await fetch(path, { method: 'POST', body });
  return { isPaid: response.ok, answer: await response.json() };
};
const BANK_ACCOUNT = { 'payment_method_data[type]': 'us_bank_account' };
const ASKING_CARD = { 'payment_method_data[card][number]': '4000002500003155' };

test('paying in one and changing the cart in the other at once: one of them is done, and the money is the order’s', async () => {
  const seen = new Set<string>();
  // However slow the machine is, the last head start is long enough for the change.
  for (const headStartMs of [0, 3, 6, 9, 12, 50, 2000]) {
    const here = await startDigital();
    const [{ isPaid }, changed] = await Promise.all([
      wait(headStartMs).then(() => confirmAtStripe(here)),
      startPrinted(),
    ]);
    await opened.finishJobs();
    const order = await orderOf(here);
    expect(order).toMatchObject({ paymentProblem: null, paidCents: isPaid ? 1900 : 0 });
    if (isPaid) {
      // Refused; or, where the money was booked before, an order of its own that nobody has paid.
      if (changed.status === 200) expect((changed.body as Started).orderId).not.toBe(here.orderId);
      else expect(changed).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
      expect(order).toMatchObject({ status: 'processing', totalCents: 1900, hasPrinted: false });
    } else {
      expect(changed).toMatchObject({ status: 200, body: { orderId: here.orderId } });
      expect(order).toMatchObject({ status: 'pending', totalCents: 9800, hasPrinted: true });
      expect(await confirmAtStripe(changed.body)).toMatchObject({ isPaid: true });
      expect(await orderOf(here)).toMatchObject({ paidCents: 9800, paymentProblem: null });
    }
    seen.add(isPaid ? 'paid' : 'changed');
    bookId = await addBook(opened.shop, ada.id);
  }
  expect(seen.has('changed')).toBe(true);
});

test('while a bank works on a payment the cart stays as it is, and is free again when the bank says no', async () => {
  const here = await startDigital();
  await confirmAtStripe(here, BANK_ACCOUNT);
  const inProgress = { status: 409, body: { code: 'payment_in_progress' } };
  expect(await startPrinted()).toMatchObject(inProgress);
  expect(await startPayment(ada, bookId)).toMatchObject(inProgress);
  const ask = { amount: 19, paymentIntentId: here.paymentIntentId };
  expect(await ada.ask('POST', `/api/orders/${here.orderId}/confirm-amount`, ask)).toMatchObject(
    inProgress,
  );
  expect(await orderOf(here)).toMatchObject({ status: 'pending', totalCents: 1900 });

  await fake.moveIntent(here.paymentIntentId, 'failed');
  const there = await startPrinted();
  expect(there).toMatchObject({ status: 200, body: { orderId: here.orderId } });
  expect(await confirmAtStripe(here)).toMatchObject({
    isPaid: false,
    answer: { error: { code: 'payment_intent_unexpected_state' } },
  });
  expect(await orderOf(here)).toMatchObject({ totalCents: 9800, paidCents: 0 });
});

test('a cart that is changed while the bank asks is not paid by the answer', async () => {
  const here = await startDigital();
  const { answer } = await confirmAtStripe(here, ASKING_CARD);
  expect((await startPrinted()).status).toBe(200);
  const bank = await fetch(answer.next_action.redirect_to_url.url, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes', return_url: 'http://shop.example/' }),
    redirect: 'manual',
  });
  expect(bank.headers.get('location')).toContain('redirect_status=failed');
  expect(await orderOf(here)).toMatchObject({ status: 'pending', totalCents: 9800, paidCents: 0 });
});
