import { orders } from '@bramblebook/shop/database/schema/orders';
import { addBook, readOrder } from '@bramblebook/testing/test-orders';
import { sandboxCharges } from '@bramblebook/vendors/sandbox/tables';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askServer,
  type Customer,
  card,
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
beforeAll(async () => {
  opened = await openListeningApp();
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
const paid = async (cart?: object): Promise<Started> => {
  const order = await started(cart);
  await confirm(order);
  await opened.finishJobs();
  return order;
};

test('an order of old is shown, its lines kept as JSON and a format no longer known', async () => {
  const order = await paid();
  const scroll = { format: 'scroll', quantity: 2, price: 1900 };
  await opened.shop.db
    .update(orders)
    .set({ items: sql`to_jsonb(${JSON.stringify([scroll])}::text)` })
    .where(eq(orders.id, order.orderId));
  const seen = await ada.ask('GET', `/api/orders/${order.orderId}`);
  expect(seen).toMatchObject({
    status: 200,
    body: { format: 'scroll', quantity: 2, items: [scroll] },
  });
  const all = await ada.ask('GET', `/api/users/${ada.id}/orders`);
  expect(all).toMatchObject({ status: 200, body: [{ items: [scroll] }] });
});

describe('the road of an order', () => {
  test('leads from the cart over the card and the webhook to the approved book', async () => {
    const cart = { amount: 68, items: [digital, hardcover], shippingInfo };
    const order = await started(cart);
    expect(await confirm(order)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect((await ada.ask('GET', `/api/users/${ada.id}/orders`)).body).toMatchObject([
      { id: order.orderId, status: 'pending' },
    ]);

    await opened.finishJobs();
    const seen = await ada.ask('GET', `/api/orders/${order.orderId}`);
    expect(seen).toMatchObject({
      status: 200,
      body: {
        id: order.orderId,
        bookId,
        status: 'processing',
        format: 'digital',
        quantity: 1,
        items: [digital, hardcover],
        totalAmount: 6800,
        paymentIntentId: order.paymentIntentId,
        shippingInfo,
        trackingNumber: null,
        book: { id: bookId, childName: 'Maya', status: 'processing', digitalAccess: true },
      },
    });
    const triggered = await ada.ask('POST', `/api/orders/${order.orderId}/trigger-fulfillment`);
    expect(triggered).toMatchObject({ status: 200, body: seen.body });

    const early = await ada.ask('POST', `/api/books/${bookId}/approve-printing`, {
      orderId: order.orderId,
    });
    expect(early).toMatchObject({ status: 409, body: { code: 'book_not_ready' } });
    bookId = await addBook(opened.shop, ada.id, { complete: true });
    const second = await paid({ amount: 49, items: [hardcover], shippingInfo });
    for (let i = 0; i < 2; i++) {
      const approved = await ada.ask('POST', `/api/books/${bookId}/approve-printing`, {
        orderId: second.orderId,
      });
      expect(approved).toMatchObject({
        status: 200,
        body: { id: bookId, status: 'approved_for_printing' },
      });
    }
    expect(await ada.ask('POST', `/api/books/${bookId}/approve`)).toMatchObject({
      status: 200,
      body: { status: 'approved_for_printing' },
    });
    expect((await readOrder(opened.shop, second.orderId)).status).toBe('approved_for_printing');
    await opened.finishJobs();
    const mails = opened.mails().filter((mail) => mail.includes(`To: ${ada.email}`));
    expect(mails.filter((mail) => mail.includes('is ordered'))).toHaveLength(2);
    expect(mails.filter((mail) => mail.includes('to the printer'))).toHaveLength(1);
  });

  test('counts once, whether webhook or return comes first, or both at once', async () => {
    const order = await started();
    await Promise.all(Array.from({ length: 5 }, () => confirm(order)));
    const path = `/api/orders/${order.orderId}`;
    const returns = Array.from({ length: 10 }, (_, i) =>
      i % 2 ? ada.ask('GET', path) : ada.ask('POST', `${path}/trigger-fulfillment`),
    );
    const answers = await Promise.all([...returns, opened.finishJobs()]);
    for (const answer of answers.slice(0, 10)) expect(answer).toMatchObject({ status: 200 });
    await opened.finishJobs();
    const mails = opened.mails().filter((mail) => mail.includes(`To: ${ada.email}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Total paid: $19.00');
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({ paidCents: 1900 });
    const charged = await opened.shop.db
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.intentId, order.paymentIntentId));
    expect(charged).toHaveLength(1);
  });

  test('waits for a card that asks for confirmation', async () => {
    const order = await started();
    const asking = { cardNumber: '4000 0025 0000 3155' };
    const pending = { status: 200, body: { status: 'requires_action' } };
    expect(await confirm(order, asking)).toMatchObject(pending);
    const path = `/api/orders/${order.orderId}/trigger-fulfillment`;
    expect(await ada.ask('POST', path)).toMatchObject({ status: 409 });
    expect(await confirm(order, { ...asking, authenticated: true })).toMatchObject({
      body: { status: 'succeeded' },
    });
    expect(await ada.ask('POST', path)).toMatchObject({
      status: 200,
      body: { status: 'processing' },
    });
  });
});

describe('orders are their owner’s', () => {
  test('and nobody else sees, triggers, lists or approves them', async () => {
    const { orderId } = await paid({ amount: 49, items: [hardcover], shippingInfo });
    const eve = await signUp(opened.address);
    for (const [method, path, body] of [
      ['GET', `/api/orders/${orderId}`],
      ['GET', '/api/orders/order_aaaaaaaaaaaaaaaaaaaa'],
      ['GET', '/api/orders/1'],
      ['POST', `/api/orders/${orderId}/trigger-fulfillment`],
      ['GET', `/api/users/${ada.id}/orders`],
      ['POST', `/api/books/${bookId}/approve-printing`, { orderId }],
      ['POST', `/api/books/${bookId}/approve`],
      ['POST', '/api/create-payment-intent', { bookId, items: [digital] }],
    ] as const)
      expect((await eve.ask(method, path, body)).status, `${method} ${path}`).toBe(404);
    expect((await eve.ask('GET', `/api/users/${eve.id}/orders`)).body).toEqual([]);
    expect((await readOrder(opened.shop, orderId)).status).toBe('processing');
  });

  test('and need a session', async () => {
    const order = await started();
    for (const [method, path, body] of [
      ['GET', `/api/orders/${order.orderId}`],
      ['GET', `/api/users/${ada.id}/orders`],
      ['POST', '/api/create-payment-intent', { bookId, items: [digital] }],
      ['POST', '/api/sandbox-payments/confirm', { ...card, clientSecret: order.clientSecret }],
      ['POST', `/api/books/${bookId}/approve`],
    ] as const)
      expect(await askServer(opened, method, path, body)).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
  });

  test('whose session has not expired', async () => {
    opened.advance(31 * 24 * 60 * 60_000);
    expect(await start()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await ordersOfBook()).toEqual([]);
  });
});
