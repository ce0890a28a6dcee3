import { orders, paymentEvents } from '@bramblebook/shop/database/schema/orders';
import { addBook, readOrder } from '@bramblebook/testing/test-orders';
import { sandboxIntents } from '@bramblebook/vendors/sandbox/tables';
import { signWebhook } from '@bramblebook/vendors/signatures/webhook-signature';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Customer,
  confirmCard,
  digital,
  hardcover,
  openListeningApp,
  type Started,
  shippingInfo,
  signUp,
  startPayment,
} from '../testing/test-customer.ts';

let opened: Awaited<ReturnType<typeof openListeningApp>>;
let ada: Customer;
let bookId: string;
let isProviderDown = false;
let untilItSpeaks: Promise<void> | null = null;
beforeAll(async () => {
  opened = await openListeningApp({
    payment: (sandbox) =>
      new Proxy(sandbox, {
        get(target, name) {
          if (isProviderDown && name !== 'name') throw new Error('connect ECONNREFUSED');
          const call = Reflect.get(target, name);
          if (name !== 'getIntent' || !untilItSpeaks) return call;
          return async (id: string) => untilItSpeaks?.then(() => target.getIntent(id));
        },
      }),
  });
});
afterAll(() => opened.close());
beforeEach(async () => {
  ada = await signUp(opened.address);
  bookId = await addBook(opened.shop, ada.id);
});

const start = (cart?: object) => startPayment(ada, bookId, cart);
const started = async (cart?: object): Promise<Started> => (await start(cart)).body;
const confirm = (order: Started, change?: object) => confirmCard(ada, order, change);
const ordersOfBook = () => opened.shop.db.select().from(orders).where(eq(orders.bookId, bookId));

describe('a cart', () => {
  test('is one order and one intent after twenty clicks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => start()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [order, second] = await ordersOfBook();
    expect(second).toBeUndefined();
    const intents = await opened.shop.db
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.orderId, order?.id ?? ''));
    expect(intents).toHaveLength(1);
  });

  test.each([
    [{ items: [{ ...digital, price: 1 }] }, 422, 'price_mismatch'],
    [{ amount: 1 }, 422, 'price_mismatch'],
    [{ items: [] }, 422, 'empty_cart'],
    [{ items: [{ ...digital, quantity: 0 }], amount: 0 }, 422, 'empty_cart'],
    [{ items: [hardcover], amount: 49 }, 422, 'shipping_required'],
    [{ items: [{ ...digital, quantity: -1 }] }, 400, 'malformed'],
    [{ items: [{ ...digital, quantity: 1.5 }] }, 400, 'malformed'],
    [{ items: [{ ...digital, quantity: 1e9 }] }, 400, 'malformed'],
    [{ items: [{ ...digital, quantity: '1' }] }, 400, 'malformed'],
    [{ items: [{ ...digital, format: 'audiobook' }] }, 400, 'malformed'],
    [{ items: 'digital' }, 400, 'malformed'],
    [{ bookId: 'book_aaaaaaaaaaaaaaaaaaaa' }, 404, 'book_not_found'],
    [{ bookId: '../../etc/passwd' }, 404, 'book_not_found'],
  ])('%j is refused with %s %s', async (cart, status, code) => {
    expect(await start(cart)).toMatchObject({ status, body: { code } });
    expect(await ordersOfBook()).toEqual([]);
  });

  test('names what is missing in the address', async () => {
    const cart = { items: [hardcover], amount: 49, shippingInfo: { ...shippingInfo, city: ' ' } };
    expect((await start(cart)).body).toEqual({
      code: 'shipping_required',
      message: 'Please complete shipping information to continue',
      fields: { 'shippingInfo.city': 'Please enter the city.' },
    });
  });
});

describe('while the provider is down', () => {
  test('customers are told to come back, and their order waits for them', async () => {
    isProviderDown = true;
    const refused = await start();
    const shown = await ada.ask('GET', `/api/users/${ada.id}/orders`);
    isProviderDown = false;
    expect(refused).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [waiting] = await ordersOfBook();
    expect(shown.body).toMatchObject([{ id: waiting?.id, status: 'pending' }]);
    expect((await started()).orderId).toBe(waiting?.id);
  });

  test('an order is shown as it stands, and triggering it can be tried again', async () => {
    const order = await started();
    await confirm(order);
    const path = `/api/orders/${order.orderId}`;
    isProviderDown = true;
    const answers = [
      await ada.ask('GET', path),
      await ada.ask('POST', `${path}/trigger-fulfillment`),
    ];
    isProviderDown = false;
    expect(answers).toMatchObject([{ status: 200, body: { status: 'pending' } }, { status: 503 }]);
    expect(await ada.ask('GET', path)).toMatchObject({ body: { status: 'processing' } });
  });
});

test('a provider that is silent holds no order up, and what it says later is taken', async () => {
  const order = await started();
  await confirm(order);
  const path = `/api/orders/${order.orderId}`;
  const silence = Promise.withResolvers<void>();
  untilItSpeaks = silence.promise;
  expect(await ada.ask('GET', path)).toMatchObject({ status: 200, body: { status: 'pending' } });
  untilItSpeaks = null;
  silence.resolve();
  await expect.poll(async () => (await readOrder(opened.shop, order.orderId)).paidCents).toBe(1900);
});

describe('a card', () => {
  test.each([
    [{ cardNumber: '4000 0000 0000 0002' }, 'card_declined'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'card_invalid'],
    [{ cardNumber: '' }, 'card_invalid'],
    [{ expiry: '01/20' }, 'card_invalid'],
    [{ cvc: '1' }, 'card_invalid'],
  ])('%j is answered 402 and nothing is charged', async (change, code) => {
    const order = await started();
    expect(await confirm(order, change)).toMatchObject({ status: 402, body: { code } });
    await opened.finishJobs();
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({ status: 'pending' });
  });

  test('pays only one’s own order', async () => {
    const order = await started();
    const eve = await signUp(opened.address);
    expect(await confirmCard(eve, order)).toMatchObject({ status: 404 });
    expect(await confirm({ ...order, clientSecret: 'pi_x_secret_y' })).toMatchObject({
      status: 404,
    });
  });
});

describe('the amount shown is the amount taken', () => {
  const hardcovers = { amount: 98, items: [{ ...hardcover, quantity: 2 }], shippingInfo };
  const now = { status: 'pending', totalAmount: 9800, items: [{ format: 'hardcover' }] };

  test('one tab does not pay what another has put into the cart', async () => {
    const inTabA = await started();
    const inTabB = await started(hardcovers);
    expect(inTabB.orderId).toBe(inTabA.orderId);
    for (const amount of [19, 98, undefined]) {
      const refused = await confirm(inTabA, { amount });
      expect(refused).toMatchObject({ status: 409, body: { code: 'cart_changed', current: now } });
    }
    await opened.finishJobs();
    const intents = await opened.shop.db
      .select()
      .from(sandboxIntents)
      .where(eq(sandboxIntents.orderId, inTabA.orderId));
    expect(intents.map(({ status, amountCents }) => [status, amountCents]).sort()).toEqual([
      ['canceled', 1900],
      ['requires_payment_method', 9800],
    ]);
    // Tab A shows the order as it is now, and gets what pays that.
    expect(await started(hardcovers)).toEqual(inTabB);
    expect(await confirm(inTabB, { amount: 98 })).toMatchObject({ status: 200 });
    await opened.finishJobs();
    expect(await confirm(inTabA, { amount: 98 })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(await readOrder(opened.shop, inTabA.orderId)).toMatchObject({ paidCents: 9800 });
  });

  test('is asked before a provider’s own form pays, too', async () => {
    const { orderId, paymentIntentId } = await started();
    const ask = (amount: unknown, more: object = {}) =>
      ada.ask('POST', `/api/orders/${orderId}/confirm-amount`, { amount, ...more });
    expect(await ask(19, { paymentIntentId })).toMatchObject({
      status: 200,
      body: { id: orderId, totalAmount: 1900 },
    });
    await started(hardcovers);
    expect(await ask(19)).toMatchObject({
      status: 409,
      body: { code: 'cart_changed', current: now },
    });
    expect(await ask(98)).toMatchObject({ status: 200 });
    expect(await ask(98, { paymentIntentId })).toMatchObject({ body: { code: 'cart_changed' } });
    expect(await ask('98')).toMatchObject({ status: 400 });
  });
});

describe('the webhook', () => {
  const post = async (body: string, signature?: string) => {
    const response = await fetch(`${opened.address}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'sandbox-signature': signature }),
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const eventOf = (order: Started, id: string) =>
    JSON.stringify({
      id,
      type: 'payment_intent.succeeded',
      data: { object: { id: order.paymentIntentId } },
    });
  const sign = (body: string, secret = opened.webhookSecret, movedMs = 0) =>
    signWebhook(secret, Buffer.from(body), new Date(opened.shop.clock.now().getTime() + movedMs));
  const eventsKept = () => opened.shop.db.select().from(paymentEvents);

  test('with a forged, old or future signature is refused and has no effect', async () => {
    const order = await started();
    const body = eventOf(order, 'evt_forged');
    const before = (await eventsKept()).length;
    for (const signature of [
      undefined,
      '',
      'nonsense',
      sign(body, 'whsec_of_somebody_else'),
      sign(body, undefined, -301_000),
      sign(body, undefined, 301_000),
      sign(`${body} `),
      sign(body).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ])
      expect(await post(body, signature)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    expect(await eventsKept()).toHaveLength(before);
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({ status: 'pending' });
  });

  test('is taken once, and answered alike when it comes again', async () => {
    const order = await started();
    await confirm(order);
    const body = eventOf(order, `evt_${order.orderId}`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, sign(body))));
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { received: true } });
    await opened.finishJobs();
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({
      status: 'processing',
      paidCents: 1900,
    });
  });

  test('that claims more than the provider says changes nothing', async () => {
    const order = await started();
    const body = eventOf(order, 'evt_claim');
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({ status: 'pending' });
  });

  test('of something else is taken and ignored, nonsense is refused', async () => {
    const other = '{"id":"evt_other","type":"payout.paid","data":{"object":{"id":"po_1"}}}';
    expect((await post(other, sign(other))).status).toBe(200);
    for (const nonsense of ['', '{', '[[[[', 'null'])
      expect((await post(nonsense, sign(nonsense))).status).toBe(400);
  });
});
