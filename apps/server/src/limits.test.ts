/** Limits that stop who tries too much, and nobody else (the rows of the attack, asked again). */
import { setTimeout as wait } from 'node:timers/promises';
import { knownBrowsers } from '@bramblebook/shop/database/schema/accounts';
import { staffAlarms } from '@bramblebook/shop/database/schema/alarms';
import { books } from '@bramblebook/shop/database/schema/books';
import { outbox } from '@bramblebook/shop/database/schema/messages';
import { orders, paymentEvents } from '@bramblebook/shop/database/schema/orders';
import { countTry, LIMITS } from '@bramblebook/shop/limits/count-tries';
import { settlePayment } from '@bramblebook/shop/orders/settle-payment';
import { sweepOrders } from '@bramblebook/shop/orders/sweep-orders';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import { sweepTraces } from '@bramblebook/shop/privacy/sweep-traces';
import { THE_SHOP } from '@bramblebook/shop/states/actor';
import { moveBook } from '@bramblebook/shop/states/moves';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  readOrder,
} from '@bramblebook/testing/test-orders';
import { sweepSandbox } from '@bramblebook/vendors/sandbox/sweep-sandbox';
import { sandboxIntents } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from './testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts';
import { card, digital } from './testing/test-customer.ts';

let opened: TestApp;
let address: string;
/** The intent that the provider fails to answer for. */
let brokenIntent: string | null = null;
beforeAll(async () => {
  const payment = (sandbox: SandboxPayment): SandboxPayment => ({
    ...sandbox,
    async getIntent(id) {
      if (id === brokenIntent) throw new Error('the provider is out');
      return sandbox.getIntent(id);
    },
  });
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING, payment });
  address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  opened.deliverWebhooksTo(`${address}/api/webhooks/sandbox`);
});
afterAll(() => opened.close());

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const { signal } = new AbortController();
const alarms = async (kind: (typeof staffAlarms.$inferSelect)['kind']) =>
  opened.shop.db.select().from(staffAlarms).where(eq(staffAlarms.kind, kind));

describe('signing in', () => {
  const guess = (browser: TestBrowser, emailOrPhone: string, password = 'a wrong hedgehog') =>
    browser.ask('POST', '/api/login', { emailOrPhone, password });

  test('is slowed down by wrong guesses, and not at all where the owner signed in before', async () => {
    const { browser: own, user } = await signUp(opened);
    const foreign = opened.newBrowser();
    for (let i = 0; i < 10; i++) expect((await guess(foreign, user.email)).statusCode).toBe(401);
    const late = await guess(foreign, user.email);
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([429, 1]);
    opened.advance(SECOND_MS);
    expect((await guess(foreign, user.email)).statusCode).toBe(401);
    expect((await guess(foreign, user.email)).headers['retry-after']).toBe('2');
    await own.ask('POST', '/api/logout');
    expect((await guess(own, user.email, 'a quiet hedgehog')).statusCode).toBe(200);
    // Nor is the owner locked out elsewhere: a wait of a minute at most, whatever others do.
    for (let i = 0; i < 12; i++) {
      opened.advance(60 * SECOND_MS);
      expect((await guess(foreign, user.email)).statusCode).toBe(401);
    }
    opened.advance(60 * SECOND_MS);
    const elsewhere = await guess(opened.newBrowser(), user.email, 'a quiet hedgehog');
    expect(elsewhere.statusCode).toBe(200);
    expect(await opened.shop.db.$count(knownBrowsers, eq(knownBrowsers.userId, user.id))).toBe(2);
  });

  test("another one's cookie, or a made-up one, is no browser that signed in before", async () => {
    const [{ user }, { browser: other }] = [await signUp(opened), await signUp(opened)];
    for (let i = 0; i < 10; i++) await guess(other, user.email);
    expect((await guess(other, user.email)).statusCode).toBe(429);
    const forger = opened.newBrowser();
    forger.cookies.set('bramble_browser', 'A'.repeat(43));
    expect((await guess(forger, user.email)).statusCode).toBe(429);
  });

  test('codes that a stranger asks for leave the one that was sent last valid', async () => {
    const { user } = await signUp(opened);
    const change = { emailOrPhone: user.phone, newPassword: 'a loud hedgehog' };
    const stranger = opened.newBrowser();
    for (let i = 0; i < 20; i++) {
      await stranger.ask('POST', '/api/reset-password', change);
      opened.advance(SECOND_MS);
    }
    await opened.finishJobs();
    const [code] = /\b\d{6}\b/.exec(opened.texts().at(-1)?.body ?? '') ?? [];
    const late = await stranger.ask('POST', '/api/reset-password', change);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(600);
    const own = opened.newBrowser();
    const done = await own.ask('POST', '/api/reset-password', { ...change, code });
    expect(done.statusCode).toBe(200);
  });

  test('a clock that was ahead and is set back keeps nobody out', async () => {
    const { user, browser } = await signUp(opened);
    const guess = { emailOrPhone: user.email, password: 'a wrong hedgehog' };
    const stranger = opened.newBrowser();
    opened.advance(20 * DAY_MS);
    for (let i = 0; i < 15; i++) await stranger.ask('POST', '/api/login', guess);
    expect((await stranger.ask('POST', '/api/login', guess)).statusCode).toBe(429);
    opened.advance(-20 * DAY_MS);
    const right = { emailOrPhone: user.email, password: 'a quiet hedgehog' };
    expect((await opened.newBrowser().ask('POST', '/api/login', right)).statusCode).toBe(200);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
  });

  test('counts all of a network of IPv6 together', async () => {
    const answers = [];
    for (let i = 0; i <= LIMITS.enterCodeFromAddress.most; i++) {
      const { statusCode } = await opened.app.inject({
        method: 'POST',
        url: '/api/reset-password',
        remoteAddress: `2001:db8:0:1::${i.toString(16)}`,
        payload: {
          emailOrPhone: `nobody${i}@example.com`,
          newPassword: 'a loud hedgehog',
          code: '123456',
        },
      });
      answers.push(statusCode);
    }
    expect(answers.at(-2)).toBe(400);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('paying', () => {
  test('ends after some declined cards, which leave nothing for ever', async () => {
    const { browser, user } = await signUp(opened);
    const bookId = await addBook(opened.shop, user.id);
    const cart = { amount: 19, bookId, items: [digital], shippingInfo: null };
    const started = (await browser.ask('POST', '/api/create-payment-intent', cart)).json();
    const { clientSecret } = started;
    const codes = [];
    for (let i = 0; i < 30; i++) {
      const declined = { ...card, clientSecret, cardNumber: '4000 0000 0000 0002' };
      codes.push((await browser.ask('POST', '/api/sandbox-payments/confirm', declined)).statusCode);
    }
    expect(codes.filter((code) => code === 402)).toHaveLength(LIMITS.declinedCardOfOrder.most);
    expect(codes.at(-1)).toBe(429);
    await opened.finishJobs();
    opened.advance(200 * DAY_MS);
    await sweepSandbox.run(opened.shop, {}, signal);
    await sweepTraces.run(opened.shop, {}, signal);
    expect(await opened.shop.db.$count(sandboxIntents)).toBe(0);
    expect(await opened.shop.db.$count(paymentEvents)).toBe(0);
    expect(await opened.shop.db.$count(outbox)).toBe(0);
  });

  test('cards are counted for an account and for a network, too', async () => {
    const decline = async (browser: TestBrowser, bookId: string) => {
      const cart = { amount: 19, bookId, items: [digital], shippingInfo: null };
      const started = await browser.ask('POST', '/api/create-payment-intent', cart);
      const { clientSecret } = started.json();
      const declined = { ...card, clientSecret, cardNumber: '4000 0000 0000 0002' };
      const codes = [];
      for (let i = 0; i < LIMITS.declinedCardOfOrder.most; i++)
        codes.push(
          (await browser.ask('POST', '/api/sandbox-payments/confirm', declined)).statusCode,
        );
      return codes.filter((code) => code === 402).length;
    };
    const perAccount = [];
    for (let i = 0; i < 4; i++) {
      const { browser, user } = await signUp(opened);
      let taken = 0;
      for (let book = 0; book < 2; book++)
        taken += await decline(browser, await addBook(opened.shop, user.id));
      perAccount.push(taken);
    }
    const { most } = LIMITS.declinedCard;
    // Three accounts use up what their network may try.
    expect(LIMITS.declinedCardFromAddress.most).toBe(3 * most);
    expect(perAccount).toEqual([most, most, most, 0]);
  });

  test('money that does not fit is told to staff, and truthfully to who wants to pay again', async () => {
    const { browser, user } = await signUp(opened);
    const bookId = await addBook(opened.shop, user.id);
    const ready = await placeOrder(opened.shop, { ...user, phone: '' }, bookId);
    await payWithCard(opened.shop, ready);
    const other = { totalCents: 3900 };
    await opened.shop.db.update(orders).set(other).where(eq(orders.id, ready.orderId));
    const cart = { amount: 19, bookId, items: [digital], shippingInfo: null };
    const again = await browser.ask('POST', '/api/create-payment-intent', cart);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toMatch(/does not fit.*begin or give it back.*hello@/);
    expect(await alarms('money_does_not_fit')).toMatchObject([
      { orderId: ready.orderId, userId: user.id, cents: 1900 },
    ]);
  });

  test('money of an order that is not there is told to staff, once', async () => {
    const parent = await addParent(opened.shop);
    const ready = await placeOrder(opened.shop, parent, await addBook(opened.shop, parent.id));
    await payWithCard(opened.shop, ready);
    await opened.shop.db.delete(orders).where(eq(orders.id, ready.orderId));
    await settlePayment(opened.shop, ready.paymentIntentId);
    await settlePayment(opened.shop, ready.paymentIntentId);
    expect(await alarms('money_without_order')).toMatchObject([{ cents: 1900, orderId: null }]);
  });

  test('one order that cannot be settled does not stop the sweep', async () => {
    const parent = await addParent(opened.shop);
    const [broken, fine] = [
      await placeOrder(opened.shop, parent, await addBook(opened.shop, parent.id)),
      await placeOrder(opened.shop, parent, await addBook(opened.shop, parent.id)),
    ];
    for (const ready of [broken, fine]) await payWithCard(opened.shop, ready);
    brokenIntent = broken.paymentIntentId;
    opened.advance(6 * 60 * SECOND_MS);
    await expect(sweepOrders.run(opened.shop, {}, signal)).rejects.toThrow(/could not be settled/);
    brokenIntent = null;
    expect((await readOrder(opened.shop, fine.orderId)).status).toBe('processing');
    expect((await readOrder(opened.shop, broken.orderId)).status).toBe('pending');
  });

  test('a paid book that could not be made is told to staff', async () => {
    const parent = await addParent(opened.shop);
    const bookId = await addBook(opened.shop, parent.id);
    const ready = await placeOrder(opened.shop, parent, bookId);
    await payWithCard(opened.shop, ready);
    await settlePayment(opened.shop, ready.paymentIntentId);
    await opened.shop.db.transaction((tx) =>
      moveBook(opened.shop, tx, { id: bookId, to: 'failed', actor: THE_SHOP, reason: '7' }),
    );
    expect(await alarms('paid_book_failed')).toMatchObject([{ orderId: ready.orderId }]);
  });
});

test('layouts, proofs and approvals are limited together for an account, and for no other one', async () => {
  const [{ browser, user }, { browser: other, user: another }] = [
    await signUp(opened),
    await signUp(opened),
  ];
  const bookId = await addBook(opened.shop, user.id);
  const theirs = await addBook(opened.shop, another.id);
  const layout = (who: TestBrowser, id: string) => who.ask('GET', `/api/books/${id}/layout`);
  const { most } = LIMITS.layOut;
  for (let i = 1; i < most; i++) await countTry(opened.shop, 'layOut', user.id);
  expect((await layout(browser, bookId)).statusCode).toBe(200);
  const nowhere = `order_${'a'.repeat(20)}`;
  const more = [
    await layout(browser, bookId),
    await browser.ask('GET', `/api/books/${bookId}/proof?orderId=${nowhere}`),
    await browser.ask('POST', `/api/books/${bookId}/approve`),
    await browser.ask('POST', `/api/books/${bookId}/approve-printing`, { orderId: nowhere }),
  ];
  expect(more.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  expect(Number(more[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await layout(other, theirs)).statusCode).toBe(200);
});

test('lists of orders and books come in pages', async () => {
  const { browser, user } = await signUp(opened);
  for (let i = 0; i < 3; i++)
    await placeOrder(opened.shop, { ...user, phone: '' }, await addBook(opened.shop, user.id));
  const path = `/api/users/${user.id}`;
  const read = async (list: string) => (await browser.ask('GET', `${path}/${list}`)).json();
  expect(await read('orders?pageSize=2')).toHaveLength(2);
  expect(await read('orders?pageSize=2&page=2')).toHaveLength(1);
  expect((await read('books?pageSize=2')).books).toHaveLength(2);
  expect((await read('books')).books).toHaveLength(3);
  for (const wrong of ['pageSize=201', 'page=0', 'page=x', 'page=1e9'])
    expect((await browser.ask('GET', `${path}/orders?${wrong}`)).statusCode).toBe(400);
});

test('an account listens to few books at once, and no longer than its session lives', async () => {
  const { browser, user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id);
  await opened.shop.db.update(books).set({ status: 'generating' }).where(eq(books.id, bookId));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const streams = [];
  for (let i = 0; i < 12; i++)
    streams.push(await fetch(`${address}/api/books/${bookId}/events`, { headers: { cookie } }));
  expect(streams.map(({ status }) => status)).toEqual([
    ...Array<number>(8).fill(200),
    ...Array<number>(4).fill(429),
  ]);
  await browser.ask('POST', '/api/logout');
  const ended = Promise.all(streams.map((stream) => stream.text()));
  expect(await Promise.race([ended.then(() => 'ended'), wait(15_000, 'open')])).toBe('ended');
});
