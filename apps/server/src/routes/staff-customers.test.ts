import { books } from '@bramblebook/shop/database/schema/books';
import { photos } from '@bramblebook/shop/database/schema/photos';
import { photoKey } from '@bramblebook/shop/photos/store-photo';
import { addBook, readOrder } from '@bramblebook/testing/test-orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderOf } from '../testing/paid-order.ts';
import { signUp } from '../testing/sign-up.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let rosa: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());
beforeEach(async () => {
  rosa = (await signInStaff(opened, 'manager')).browser;
});

const at = (id: string, rest = '') => `/api/admin/customers/${id}${rest}`;

describe('customers', () => {
  test('are found by part of name, e-mail or phone, with what they bought', async () => {
    const order = await orderOf(opened, ['hardcover']);
    for (const search of [order.parent.email.slice(1, 9), order.parent.phone.slice(4)]) {
      const found = (await rosa.ask('GET', `/api/admin/customers?search=${search}`)).json();
      expect(found.customers).toMatchObject([
        {
          id: order.parent.id,
          name: 'Ada Byron',
          books: 1,
          orders: 1,
          spent: 4900,
          isBlocked: false,
        },
      ]);
      expect(found.total).toBe(1);
    }
  });

  test('are shown with books, orders, consents and messages, never with a password', async () => {
    const { user } = await signUp(opened);
    const answer = await rosa.ask('GET', at(user.id));
    expect(answer.json()).toMatchObject({
      customer: { id: user.id, email: user.email },
      consents: expect.arrayContaining([
        { consent: 'email', given: true, at: expect.any(String), wording: expect.any(String) },
      ]),
    });
    expect(answer.body).not.toMatch(/argon2|password/i);
    expect(await rosa.ask('GET', at('user_aaaaaaaaaaaaaaaaaaaa'))).toMatchObject({
      statusCode: 404,
    });
  });

  test('that are blocked are signed out and told so, and let in again', async () => {
    const { browser, user } = await signUp(opened);
    const put = (isBlocked: boolean) =>
      rosa.ask('PUT', at(user.id, '/blocked'), { isBlocked, reason: 'a chargeback' });
    expect((await put(true)).json().customer.isBlocked).toBe(true);
    expect(await browser.ask('GET', '/api/me')).toMatchObject({ statusCode: 401 });
    const login = (password: string) =>
      browser.ask('POST', '/api/login', { emailOrPhone: user.email, password });
    expect((await login('a quiet hedgehog')).json()).toMatchObject({
      code: 'account_blocked',
      message: expect.stringContaining('closed for now'),
    });
    expect(await login('a wrong one')).toMatchObject({ statusCode: 401 });
    await put(false);
    expect(await login('a quiet hedgehog')).toMatchObject({ statusCode: 200 });
    const { entries } = (await rosa.ask('GET', `/api/admin/audit?subject=${user.id}`)).json();
    expect(entries.map(({ what }: { what: string }) => what)).toEqual([
      'customer.unblock',
      'customer.block',
    ]);
  });

  test('are erased on request with all that is theirs; their orders stay', async () => {
    const order = await orderOf(opened, ['digital']);
    const reason = { reason: 'asked by e-mail' };
    await rosa.ask('POST', `/api/admin/orders/${order.orderId}/notes`, { text: 'Rang twice.' });
    expect(await rosa.ask('DELETE', at(order.parent.id), reason)).toMatchObject({
      statusCode: 204,
    });
    expect(await rosa.ask('GET', at(order.parent.id))).toMatchObject({ statusCode: 404 });
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({
      userId: null,
      shipping: null,
    });
    const shown = (await rosa.ask('GET', `/api/admin/orders/${order.orderId}`)).json();
    expect(shown).toMatchObject({ customer: null, notes: [], messages: [] });
    const underWay = await orderOf(opened, ['hardcover']);
    expect((await rosa.ask('DELETE', at(underWay.parent.id), reason)).json()).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('still under way'),
    });
    const { entries } = (
      await rosa.ask('GET', `/api/admin/audit?subject=${underWay.parent.id}`)
    ).json();
    expect(entries).toEqual([]);
  });
});

test('a photo opens only by an act that is written down', async () => {
  const { user } = await signUp(opened);
  const bookId = await addBook(opened.shop, user.id);
  const path = `/api/admin/books/${bookId}/photo`;
  expect(await rosa.ask('GET', path)).toMatchObject({ statusCode: 404 });
  const photoId = 'photo_aaaaaaaaaaaaaaaaaaaa';
  const now = opened.shop.clock.now();
  const row = { width: 1, height: 1, bytes: 3, suggestedLooks: {}, createdAt: now, claimedAt: now };
  await opened.shop.db.insert(photos).values({ id: photoId, userId: user.id, ...row });
  await opened.shop.db.update(books).set({ photoId }).where(eq(books.id, bookId));
  await opened.shop.files.put(photoKey(photoId), new Uint8Array([1, 2, 3]));
  const shown = await rosa.ask('GET', path);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  });
  expect(shown.rawPayload).toEqual(Buffer.from([1, 2, 3]));
  const { entries } = (await rosa.ask('GET', `/api/admin/audit?subject=${bookId}`)).json();
  expect(entries).toMatchObject([{ what: 'book.photo', who: expect.stringContaining('manager') }]);
});
