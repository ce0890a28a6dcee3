import type { Format } from '@bramblebook/contract/order';
import { layoutHash } from '@bramblebook/press/layout-hash';
import {
  addBook,
  addParent,
  finishPages,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  readOrder,
  type TestParent,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookPages, books } from '../database/schema/books.ts';
import { orders, printApprovals } from '../database/schema/orders.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { approvePrinting } from './approve-printing.ts';

let opened: TestShop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());
beforeEach(async () => {
  parent = await addParent(opened.shop);
  bookId = await addBook(opened.shop, parent.id, { complete: true });
});

const order = async (formats: readonly Format[], paid = true): Promise<string> => {
  const ready = await placeOrder(opened.shop, parent, bookId, formats);
  if (paid) {
    await payWithCard(opened.shop, ready);
    await settlePayment(opened.shop, ready.paymentIntentId);
  }
  return ready.orderId;
};
const approve = (orderId?: string) => approvePrinting(opened.shop, parent, { bookId, orderId });
const rowOf = (orderId: string) => readOrder(opened.shop, orderId);
const statusOfBook = async () =>
  (await opened.shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.status;
const approvals = () =>
  opened.shop.db.select().from(printApprovals).where(eq(printApprovals.bookId, bookId));
const setStatus = (orderId: string, status: 'cancelled' | 'refunded' | 'approved') =>
  opened.shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));

describe('approving', () => {
  test('moves book and order together and keeps exactly what will be printed', async () => {
    const orderId = await order(['digital', 'hardcover']);
    await opened.shop.db
      .update(bookPages)
      .set({ text: 'Written by hand for our Maya.' })
      .where(eq(bookPages.bookId, bookId));
    expect(await approve(orderId)).toEqual({ ok: true });
    expect(await rowOf(orderId)).toMatchObject({
      status: 'approved_for_printing',
      approvedAt: opened.shop.clock.now(),
    });
    expect(await statusOfBook()).toBe('approved_for_printing');
    const [approval, second] = await approvals();
    expect(second).toBeUndefined();
    expect(approval).toMatchObject({
      orderId,
      layoutHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(approval?.layoutHash).toBe(layoutHash(approval!.layout));
    expect(approval?.layout.pages).toHaveLength(30);
    expect(JSON.stringify(approval?.layout)).toContain('Written by hand for our Maya.');
    expect(Object.keys(approval!.pictureVersions)).toHaveLength(30);
    await opened.finishJobs();
    const mails = opened
      .mails()
      .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('to the printer'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replace(/=?\r\n/g, '')).toMatch(/Within 30 minutes.*take it back/);
  });

  test('a second time, or many times at once, changes nothing', async () => {
    const orderId = await order(['softcover']);
    const all = await Promise.all(Array.from({ length: 8 }, () => approve(orderId)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    const before = await rowOf(orderId);
    opened.advance(1000);
    expect(await approve(orderId)).toEqual({ ok: true });
    expect(await rowOf(orderId)).toEqual(before);
    expect(await approvals()).toHaveLength(1);
  });

  test('without naming the order finds the one that waits', async () => {
    const digital = await order(['digital']);
    const printed = await order(['hardcover']);
    opened.advance(1000);
    await order(['digital'], false);
    expect(await approve()).toEqual({ ok: true });
    expect((await rowOf(printed)).status).toBe('approved_for_printing');
    expect((await rowOf(digital)).status).toBe('completed');
    expect(await approve()).toEqual({ ok: true });
    expect(await approvals()).toHaveLength(1);
  });

  test('a further copy moves its order, and a delivered book goes to the printer again', async () => {
    await approve(await order(['softcover']));
    const second = await order(['hardcover']);
    await opened.shop.db.update(books).set({ status: 'printed' }).where(eq(books.id, bookId));
    expect(await approve(second)).toEqual({ ok: true });
    expect((await rowOf(second)).status).toBe('approved_for_printing');
    expect(await statusOfBook()).toBe('printed');

    await opened.shop.db.update(books).set({ status: 'delivered' }).where(eq(books.id, bookId));
    expect(await approve(await order(['hardcover']))).toEqual({ ok: true });
    expect(await statusOfBook()).toBe('approved_for_printing');
  });

  test('of an order with an older name for approved changes nothing', async () => {
    const orderId = await order(['softcover']);
    await setStatus(orderId, 'approved');
    expect(await approve(orderId)).toEqual({ ok: true });
    expect((await rowOf(orderId)).status).toBe('approved');
  });
});

describe('approving is refused', () => {
  test('while a page is missing or being made', async () => {
    bookId = await addBook(opened.shop, parent.id);
    const orderId = await order(['softcover']);
    expect(await approve(orderId)).toMatchObject({ code: 'book_not_ready' });
    await finishPages(opened.shop, bookId);
    expect(await statusOfBook()).toBe('processing');
    expect(await approve(orderId)).toMatchObject({ code: 'book_not_ready' });
    expect(await approvals()).toEqual([]);
    expect((await rowOf(orderId)).status).toBe('processing');
  });

  test('for a digital order', async () => {
    const orderId = await order(['digital']);
    expect(await approve(orderId)).toMatchObject({
      code: 'wrong_state',
      message: 'There is nothing to print in that order.',
    });
    expect(await approve()).toMatchObject({ code: 'wrong_state' });
  });

  test('for an unpaid order', async () => {
    const orderId = await order(['softcover'], false);
    expect(await approve(orderId)).toMatchObject({
      code: 'wrong_state',
      message: 'That order is not paid yet.',
    });
    expect(await approve()).toMatchObject({ code: 'wrong_state' });
  });

  test.each(['cancelled', 'refunded'] as const)('for a %s order', async (status) => {
    const orderId = await order(['softcover']);
    await setStatus(orderId, status);
    expect(await approve(orderId)).toMatchObject({ code: 'wrong_state' });
    expect(await statusOfBook()).toBe('preview_ready');
  });

  test('for an order of another book', async () => {
    const orderId = await order(['softcover']);
    bookId = await addBook(opened.shop, parent.id, { complete: true });
    expect(await approve(orderId)).toMatchObject({ code: 'wrong_state' });
    expect(await approve()).toMatchObject({ code: 'order_not_found' });
  });

  test('for somebody else’s book or order', async () => {
    const orderId = await order(['softcover']);
    const other = await addParent(opened.shop);
    const theirs = await addBook(opened.shop, other.id, { complete: true });
    const tried = (wanted: { bookId: string; orderId?: string }) =>
      approvePrinting(opened.shop, other, wanted);
    expect(await tried({ bookId, orderId })).toMatchObject({ code: 'book_not_found' });
    expect(await tried({ bookId })).toMatchObject({ code: 'book_not_found' });
    expect(await tried({ bookId: theirs, orderId })).toMatchObject({ code: 'order_not_found' });
    expect((await rowOf(orderId)).status).toBe('processing');
  });
});
