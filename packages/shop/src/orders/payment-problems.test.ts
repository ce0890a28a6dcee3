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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { createPaymentIntent, type ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';

let test: TestShop;
let stopWebhooks: () => void;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  test = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING });
  stopWebhooks = await takeWebhooks(test);
});
afterAll(async () => {
  stopWebhooks();
  await test.close();
});
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

describe('money that does not fit its order is kept and flagged', () => {
  it('when the order was cancelled', async () => {
    const ready = await place();
    await test.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, ready.orderId));
    await pay(ready);
    await test.finishJobs();
    await settlePayment(test.shop, ready.paymentIntentId);
    expect(await orderOf(ready)).toMatchObject({
      status: 'cancelled',
      paidCents: 1900,
      paymentProblem: 'paid_after_cancel',
      problemIntentId: ready.paymentIntentId,
    });
    expect(confirmations()).toEqual([]);
  });

  it('when it is another amount', async () => {
    const ready = await place();
    await test.shop.db.update(orders).set({ totalCents: 4900 }).where(eq(orders.id, ready.orderId));
    await pay(ready);
    await test.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'pending',
      paidCents: 1900,
      paymentProblem: 'other_amount',
    });
    const again = createPaymentIntent(test.shop, parent, {
      bookId,
      items: [{ format: 'digital', quantity: 1 }],
    });
    expect(await again).toMatchObject({ code: 'wrong_state' });
  });

  it('when the order was paid before by another intent', async () => {
    const ready = await place();
    const { id, clientSecret } = await test.shop.payment.createIntent({
      orderId: ready.orderId,
      amountCents: 1900,
      idempotencyKey: `second of ${ready.orderId}`,
    });
    await pay(ready);
    await test.finishJobs();
    await pay({ ...ready, clientSecret });
    await test.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'processing',
      paymentIntentId: ready.paymentIntentId,
      paidCents: 3800,
      paymentProblem: 'paid_twice',
      problemIntentId: id,
    });
    expect(confirmations()).toHaveLength(1);
  });

  it('when the book is gone', async () => {
    const ready = await place();
    await test.shop.db.delete(books).where(eq(books.id, bookId));
    await pay(ready);
    await test.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'pending',
      paidCents: 1900,
      paymentProblem: 'book_unavailable',
    });
  });

  it('but money of a paid order that is cancelled later is not flagged when told of again', async () => {
    const ready = await place();
    await pay(ready);
    await test.finishJobs();
    await test.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, ready.orderId));
    await settlePayment(test.shop, ready.paymentIntentId);
    expect(await orderOf(ready)).toMatchObject({ paidCents: 1900, paymentProblem: null });
  });
});
