import { orders } from '@bramblebook/shop/database/schema/orders';
import { approvePrinting } from '@bramblebook/shop/printing/approve-printing';
import { JOBS_WITHOUT_PAINTING, readOrder } from '@bramblebook/testing/test-orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf } from '../testing/paid-order.ts';
import { signUp } from '../testing/sign-up.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());

const withdraw = (browser: TestBrowser, bookId: string) =>
  browser.ask('POST', `/api/books/${bookId}/withdraw-approval`);

/** A signed-in parent who has just approved a hardcover. */
const approved = async (shop = opened) => {
  const { browser, user } = await signUp(shop);
  const parent = { id: user.id, email: user.email, phone: user.phone };
  const placed = await orderOf(shop, ['hardcover'], 'approved', parent);
  return { ...placed, browser };
};

test('an approval can be taken back for half an hour; until then nothing goes to print', async () => {
  const { browser, bookId, orderId, parent } = await approved();
  const staff = (await signInStaff(opened, 'fulfilment')).browser;
  const print = () =>
    staff.ask('PUT', `/api/admin/books/${bookId}/status`, { status: 'sent_for_printing' });
  const until = new Date(opened.shop.clock.now().getTime() + 30 * MINUTE_MS).toISOString();
  const shown = (await browser.ask('GET', `/api/books/${bookId}`)).json();
  expect(shown).toMatchObject({ status: 'approved_for_printing', approvalOpenUntil: until });
  const early = await print();
  expect([early.statusCode, early.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'approval_still_open', current: { openUntil: until } }),
  ]);

  opened.advance(29 * MINUTE_MS);
  const back = await withdraw(browser, bookId);
  expect([back.statusCode, back.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'preview_ready', approvalOpenUntil: null }),
  ]);
  expect(await readOrder(opened.shop, orderId)).toMatchObject({
    status: 'processing',
    approvedAt: null,
  });
  expect((await withdraw(browser, bookId)).json().code).toBe('wrong_state');
  expect((await print()).statusCode).toBe(409);
  const file = await staff.ask('GET', `/api/admin/books/${bookId}/print/interior.pdf`);
  expect(file.json().message).toBe('This book is not approved for printing.');

  // Approved again, half an hour begins anew, and then it is over.
  expect(await approvePrinting(opened.shop, parent, { bookId, orderId })).toEqual({ ok: true });
  opened.advance(29 * MINUTE_MS);
  expect((await print()).json().code).toBe('approval_still_open');
  opened.advance(MINUTE_MS);
  const late = await withdraw(browser, bookId);
  expect([late.statusCode, late.json().code]).toEqual([409, 'wrong_state']);
  const after = (await browser.ask('GET', `/api/books/${bookId}`)).json();
  expect(after).toMatchObject({ status: 'approved_for_printing', approvalOpenUntil: null });
});

test('an earlier approval of the same book stays', async () => {
  const { browser, bookId, orderId, parent } = await approved();
  opened.advance(31 * MINUTE_MS);
  const [first] = await opened.shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!first) throw new Error('no order');
  const second = { ...first, id: `${orderId.slice(0, -1)}9`, intentKey: 'second' };
  await opened.shop.db.insert(orders).values({
    ...second,
    status: 'processing',
    approvedAt: null,
    paymentIntentId: null,
  });
  await approvePrinting(opened.shop, parent, { bookId, orderId: second.id });
  expect((await withdraw(browser, bookId)).json().status).toBe('approved_for_printing');
  expect((await readOrder(opened.shop, orderId)).status).toBe('approved_for_printing');
  expect((await readOrder(opened.shop, second.id)).status).toBe('processing');
});

test('with 0 minutes there is no way back', async () => {
  const strict = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING, approvalUndoMinutes: 0 });
  const { browser, bookId } = await approved(strict);
  const book = (await browser.ask('GET', `/api/books/${bookId}`)).json();
  expect(book.approvalOpenUntil).toBeNull();
  expect((await withdraw(browser, bookId)).statusCode).toBe(409);
  await strict.close();
});
