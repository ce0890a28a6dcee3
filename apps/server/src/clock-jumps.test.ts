/** The machine's clock jumps: a day ahead, an hour back. Nobody is shut out and nothing is lost. */
import { settlePayment } from '@bramblebook/shop/orders/settle-payment';
import { sweepPhotos } from '@bramblebook/shop/photos/sweep-photos';
import { PHOTO_URL, WISH } from '@bramblebook/testing/making-shop';
import {
  addBook,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  readOrder,
} from '@bramblebook/testing/test-orders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signUp } from './testing/sign-up.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'a loud hedgehog';

let opened: TestApp;
beforeEach(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
});
afterEach(() => opened.close());

/** Has a code sent, and gives it. */
const askForCode = async (email: string): Promise<string> => {
  const asked = { emailOrPhone: email, newPassword: PASSWORD };
  const answer = await opened.newBrowser().ask('POST', '/api/reset-password', asked);
  expect(answer.statusCode).toBe(202);
  await opened.finishJobs();
  return /\b\d{6}\b/.exec(opened.mails().at(-1) ?? '')?.[0] ?? '';
};
const reset = async (email: string, code: string) => {
  const body = { emailOrPhone: email, newPassword: PASSWORD, code };
  const answer = await opened.newBrowser().ask('POST', '/api/reset-password', body);
  return [answer.statusCode, answer.json().code];
};
const signIn = async (email: string, password: string) =>
  (await opened.newBrowser().ask('POST', '/api/login', { emailOrPhone: email, password }))
    .statusCode;

test('a day ahead, sessions and books stay, codes are over, and new ones come', async () => {
  const { browser, user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id);
  const code = await askForCode(user.email);
  opened.advance(DAY_MS);
  expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
  expect((await browser.ask('GET', `/api/books/${bookId}`)).statusCode).toBe(200);
  expect(await reset(user.email, code)).toEqual([400, 'code_expired']);
  expect((await reset(user.email, await askForCode(user.email)))[0]).toBe(200);
  expect(await signIn(user.email, PASSWORD)).toBe(200);
});

test('an hour back, whatever was done in the hour to come is valid', async () => {
  const { browser, user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id);
  const order = await placeOrder(opened.shop, { ...user, phone: '' }, bookId);
  const code = await askForCode(user.email);
  opened.advance(-HOUR_MS);
  expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
  await payWithCard(opened.shop, order);
  await settlePayment(opened.shop, order.paymentIntentId);
  expect((await readOrder(opened.shop, order.orderId)).status).not.toBe('pending');
  await opened.finishJobs();
  expect(opened.mails().join('')).toContain('$19.00');
  expect((await reset(user.email, code))[0]).toBe(200);
  expect(await signIn(user.email, PASSWORD)).toBe(200);
});

test('a clock that was days ahead for a while has no photo swept that a book shows', async () => {
  const { browser } = await signUp(opened);
  const made = await browser.ask('POST', '/api/books', { ...WISH, photoUrl: PHOTO_URL });
  const { photoUrl } = made.json();
  for (const jump of [2 * DAY_MS, -2 * DAY_MS]) {
    opened.advance(jump);
    await sweepPhotos.run(opened.shop, {}, new AbortController().signal);
    expect((await browser.ask('GET', photoUrl)).statusCode).toBe(200);
  }
});
