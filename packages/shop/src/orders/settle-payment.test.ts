import type { Format } from '@bramblebook/contract/order';
import {
  addBook,
  addParent,
  finishPages,
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
import { bookPages, books } from '../database/schema/books.ts';
import { paymentEvents } from '../database/schema/orders.ts';
import { completeDigitalOrders } from '../states/complete-digital-orders.ts';
import { triggerFulfilment, viewOrder } from './check-payment.ts';
import type { ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';

let test: TestShop;
let stopWebhooks: () => void;
let parent: TestParent;
let bookId: string;
let mailsBefore = 0;
let textsBefore = 0;

beforeAll(async () => {
  test = await openTestShop({ jobs: JOBS_WITHOUT_PAINTING, now: new Date('2026-11-20T12:00:00Z') });
  stopWebhooks = await takeWebhooks(test);
});
afterAll(async () => {
  stopWebhooks();
  await test.close();
});
beforeEach(async () => {
  await test.finishJobs();
  mailsBefore = test.mails().length;
  textsBefore = test.texts().length;
  parent = await addParent(test.shop);
  bookId = await addBook(test.shop, parent.id);
});

const statusOfBook = async () =>
  (await test.shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.status;
const newMails = () => test.mails().slice(mailsBefore);
const place = (formats?: readonly Format[]) => placeOrder(test.shop, parent, bookId, formats);
const pay = (ready: ReadyToPay) => payWithCard(test.shop, ready);
const orderOf = ({ orderId }: ReadyToPay) => readOrder(test.shop, orderId);
/** The parent's order confirmations, with the transport's soft line breaks taken out. */
const confirmations = () =>
  test
    .mails()
    .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('is ordered'))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''));

describe('a payment', () => {
  it('that the webhook tells of fulfils the order and confirms it', async () => {
    const ready = await place(['digital', 'softcover']);
    expect(await orderOf(ready)).toMatchObject({ status: 'pending', paidAt: null });
    await pay(ready);
    await test.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'processing',
      paidCents: 1900 + 3900,
      paidAt: test.shop.clock.now(),
      paymentProblem: null,
    });
    expect(await statusOfBook()).toBe('processing');
    const [mail, second] = confirmations();
    expect(second).toBeUndefined();
    expect(mail).toContain('1 =C3=97 Digital Copy: $19.00');
    expect(mail).toContain('1 =C3=97 Softcover Book: $39.00');
    expect(mail).toContain('Total paid: $58.00');
    const texts = test.texts().filter(({ to }) => to === parent.phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain('$58.00');
  });

  it('of a digital copy names $19.00 in its confirmation', async () => {
    const ready = await place();
    await pay(ready);
    await test.finishJobs();
    expect(confirmations()[0]).toContain('Total paid: $19.00');
  });

  it('that the returning customer brings needs no webhook', async () => {
    const ready = await place();
    await pay(ready);
    const viewed = await viewOrder(test.shop, parent, ready.orderId);
    expect(viewed).toMatchObject({ ok: true, order: { status: 'processing' } });
    await test.finishJobs();
    expect(confirmations()).toHaveLength(1);
  });

  it('told of from all sides at once is taken once', async () => {
    const ready = await place();
    await pay(ready);
    await Promise.all([
      ...Array.from({ length: 6 }, () => viewOrder(test.shop, parent, ready.orderId)),
      ...Array.from({ length: 6 }, () => triggerFulfilment(test.shop, parent, ready.orderId)),
      ...Array.from({ length: 6 }, (_, i) =>
        settlePayment(test.shop, ready.paymentIntentId, {
          eventId: `evt_${ready.orderId}_${i % 3}`,
          status: 'succeeded',
        }),
      ),
      test.finishJobs(),
    ]);
    await test.finishJobs();
    expect(await orderOf(ready)).toMatchObject({ status: 'processing', paidCents: 1900 });
    expect(confirmations()).toHaveLength(1);
    expect(test.texts().slice(textsBefore)).toHaveLength(1);
    const wanted = await test.shop.db.select().from(bookPages).where(eq(bookPages.bookId, bookId));
    expect(wanted.every(({ wantedVersion }) => wantedVersion === 1)).toBe(true);
  });

  it('is remembered by its event, and a replay does nothing', async () => {
    const ready = await place();
    await pay(ready);
    const event = { eventId: `evt_${ready.orderId}`, status: 'succeeded' };
    await settlePayment(test.shop, ready.paymentIntentId, event);
    const before = await orderOf(ready);
    test.advance(60_000);
    await settlePayment(test.shop, ready.paymentIntentId, event);
    expect(await orderOf(ready)).toEqual(before);
    const events = await test.shop.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.eventId, event.eventId));
    expect(events).toHaveLength(1);
  });

  it('that was only claimed changes nothing', async () => {
    const ready = await place();
    const claim = { eventId: `evt_claim_${ready.orderId}`, status: 'succeeded' };
    await settlePayment(test.shop, ready.paymentIntentId, claim);
    expect(await triggerFulfilment(test.shop, parent, ready.orderId)).toMatchObject({
      code: 'wrong_state',
      message: 'The payment for this order has not arrived yet.',
    });
    expect(await orderOf(ready)).toMatchObject({ status: 'pending', paidCents: 0 });
    await test.finishJobs();
    expect(newMails()).toEqual([]);
  });

  it('sends no text message without consent, but always the e-mail', async () => {
    parent = await addParent(test.shop, { email: false, phone: false });
    bookId = await addBook(test.shop, parent.id);
    await pay(await place());
    await test.finishJobs();
    expect(confirmations()).toHaveLength(1);
    expect(test.texts().filter(({ to }) => to === parent.phone)).toEqual([]);
  });

  it('is seen and triggered by its owner alone', async () => {
    const ready = await place();
    const other = await addParent(test.shop);
    const refused = { code: 'order_not_found' };
    expect(await viewOrder(test.shop, other, ready.orderId)).toMatchObject(refused);
    expect(await triggerFulfilment(test.shop, other, ready.orderId)).toMatchObject(refused);
  });
});

describe('a digital order', () => {
  it('of a book that is complete already is completed at once', async () => {
    bookId = await addBook(test.shop, parent.id, { complete: true });
    const ready = await place();
    await pay(ready);
    await test.finishJobs();
    expect((await orderOf(ready)).status).toBe('completed');
    expect(await statusOfBook()).toBe('preview_ready');
  });

  it('is completed with the last page, and not before; a printed one waits for approval', async () => {
    const first = await place();
    await pay(first);
    await test.finishJobs();
    const second = await place(['digital', 'softcover']);
    await pay(second);
    await test.finishJobs();
    await test.shop.db.transaction((tx) => completeDigitalOrders(tx, bookId));
    expect((await orderOf(first)).status).toBe('processing');
    await finishPages(test.shop, bookId);
    for (let i = 0; i < 2; i++)
      await test.shop.db.transaction((tx) => completeDigitalOrders(tx, bookId));
    expect((await orderOf(first)).status).toBe('completed');
    expect((await orderOf(second)).status).toBe('processing');
  });
});
