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
import { books } from '../database/schema/books.ts';
import type { ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepOrders } from './sweep-orders.ts';

let opened: TestShop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());
beforeEach(async () => {
  parent = await addParent(opened.shop);
  bookId = await addBook(opened.shop, parent.id);
});

const place = () => placeOrder(opened.shop, parent, bookId);
const pay = (ready: ReadyToPay) => payWithCard(opened.shop, ready);
const orderOf = ({ orderId }: ReadyToPay) => readOrder(opened.shop, orderId);
const confirmations = () =>
  opened
    .mails()
    .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('is ordered'));

describe('the sweep', () => {
  const sweep = () => sweepOrders.run(opened.shop, {}, new AbortController().signal);

  test('finds a payment that nobody told of, once', async () => {
    const ready = await place();
    await pay(ready);
    await sweep();
    expect((await orderOf(ready)).status).toBe('pending');
    opened.advance(6 * 60_000);
    await sweep();
    await sweep();
    expect((await orderOf(ready)).status).toBe('processing');
    await opened.finishJobs();
    expect(confirmations()).toHaveLength(1);
  });

  test('completes a digital order whose book stands', async () => {
    const ready = await place();
    await pay(ready);
    await settlePayment(opened.shop, ready.paymentIntentId);
    await finishPages(opened.shop, bookId);
    await opened.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, bookId));
    await sweep();
    expect((await orderOf(ready)).status).toBe('completed');
    await sweep();
    expect((await orderOf(ready)).status).toBe('completed');
  });

  test('has a bought book made that stands still', async () => {
    const ready = await place();
    await pay(ready);
    await settlePayment(opened.shop, ready.paymentIntentId);
    await opened.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, bookId));
    await sweep();
    const [book] = await opened.shop.db.select().from(books).where(eq(books.id, bookId));
    expect(book?.status).toBe('processing');
    expect((await orderOf(ready)).status).toBe('processing');
  });
});
