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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../database/schema/books.ts';
import type { ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';
import { sweepOrders } from './sweep-orders.ts';

let test: TestShop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  test = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => test.close());
beforeEach(async () => {
  parent = await addParent(test.shop);
  bookId = await addBook(test.shop, parent.id);
});

const place = () => placeOrder(test.shop, parent, bookId);
const pay = (ready: ReadyToPay) => payWithCard(test.shop, ready);
const orderOf = ({ orderId }: ReadyToPay) => readOrder(test.shop, orderId);
const confirmations = () =>
  test
    .mails()
    .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('is ordered'));

describe('the sweep', () => {
  const sweep = () => sweepOrders.run(test.shop, {}, new AbortController().signal);

  it('finds a payment that nobody told of, once', async () => {
    const ready = await place();
    await pay(ready);
    await sweep();
    expect((await orderOf(ready)).status).toBe('pending');
    test.advance(6 * 60_000);
    await sweep();
    await sweep();
    expect((await orderOf(ready)).status).toBe('processing');
    await test.finishJobs();
    expect(confirmations()).toHaveLength(1);
  });

  it('completes a digital order whose book stands', async () => {
    const ready = await place();
    await pay(ready);
    await settlePayment(test.shop, ready.paymentIntentId);
    await finishPages(test.shop, bookId);
    await test.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, bookId));
    await sweep();
    expect((await orderOf(ready)).status).toBe('completed');
    await sweep();
    expect((await orderOf(ready)).status).toBe('completed');
  });

  it('has a bought book made that stands still', async () => {
    const ready = await place();
    await pay(ready);
    await settlePayment(test.shop, ready.paymentIntentId);
    await test.shop.db.update(books).set({ status: 'preview_ready' }).where(eq(books.id, bookId));
    await sweep();
    const [book] = await test.shop.db.select().from(books).where(eq(books.id, bookId));
    expect(book?.status).toBe('processing');
    expect((await orderOf(ready)).status).toBe('processing');
  });
});
