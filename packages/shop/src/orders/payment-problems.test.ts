import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  payWithCard,
  placeOrder,
  readOrder,
  type TestParent,
  takeWebhooks,
} from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { createPaymentIntent, type ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';

let opened: TestShop;
let stopWebhooks: () => void;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
  stopWebhooks = await takeWebhooks(opened);
});
afterAll(async () => {
  stopWebhooks();
  await opened.close();
});
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

describe('money that does not fit its order is kept and flagged', () => {
  test('when the order was cancelled', async () => {
    const ready = await place();
    await opened.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, ready.orderId));
    await pay(ready);
    await opened.finishJobs();
    await settlePayment(opened.shop, ready.paymentIntentId);
    expect(await orderOf(ready)).toMatchObject({
      status: 'cancelled',
      paidCents: 1900,
      paymentProblem: 'paid_after_cancel',
      problemIntentId: ready.paymentIntentId,
    });
    expect(confirmations()).toEqual([]);
  });

  test('when it is another amount', async () => {
    const ready = await place();
    await opened.shop.db
      .update(orders)
      .set({ totalCents: 4900 })
      .where(eq(orders.id, ready.orderId));
    await pay(ready);
    await opened.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'pending',
      paidCents: 1900,
      paymentProblem: 'other_amount',
    });
    const again = createPaymentIntent(opened.shop, parent, {
      bookId,
      items: [{ format: 'digital', quantity: 1 }],
    });
    expect(await again).toMatchObject({ code: 'wrong_state' });
  });

  test('when the order was paid before by another intent', async () => {
    const ready = await place();
    const { id, clientSecret } = await opened.shop.payment.createIntent({
      orderId: ready.orderId,
      amountCents: 1900,
      idempotencyKey: `second of ${ready.orderId}`,
    });
    await pay(ready);
    await opened.finishJobs();
    await pay({ ...ready, clientSecret });
    await opened.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'processing',
      paymentIntentId: ready.paymentIntentId,
      paidCents: 3800,
      paymentProblem: 'paid_twice',
      problemIntentId: id,
    });
    expect(confirmations()).toHaveLength(1);
  });

  test('when the book is gone', async () => {
    const ready = await place();
    await opened.shop.db.delete(books).where(eq(books.id, bookId));
    await pay(ready);
    await opened.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'pending',
      paidCents: 1900,
      paymentProblem: 'book_unavailable',
    });
  });

  test('but money of a paid order that is cancelled later is not flagged when told of again', async () => {
    const ready = await place();
    await pay(ready);
    await opened.finishJobs();
    await opened.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, ready.orderId));
    await settlePayment(opened.shop, ready.paymentIntentId);
    expect(await orderOf(ready)).toMatchObject({ paidCents: 1900, paymentProblem: null });
  });
});
