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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookPages, books } from '../database/schema/books.ts';
import { paymentEvents } from '../database/schema/orders.ts';
import { completeDigitalOrders } from '../states/hand-over.ts';
import { movingIn } from '../states/moves.ts';
import { fulfilIfPaid, viewOrder } from './check-payment.ts';
import type { ReadyToPay } from './create-payment-intent.ts';
import { settlePayment } from './settle-payment.ts';

let opened: TestShop;
let stopWebhooks: () => void;
let parent: TestParent;
let bookId: string;
let mailsBefore = 0;
let textsBefore = 0;

beforeAll(async () => {
  opened = await openTestShop({
    jobs: JOBS_WITHOUT_PAINTING,
    now: new Date('2026-11-20T12:00:00Z'),
  });
  stopWebhooks = await takeWebhooks(opened);
});
afterAll(async () => {
  stopWebhooks();
  await opened.close();
});
beforeEach(async () => {
  await opened.finishJobs();
  mailsBefore = opened.mails().length;
  textsBefore = opened.texts().length;
  parent = await addParent(opened.shop);
  bookId = await addBook(opened.shop, parent.id);
});

const statusOfBook = async () =>
  (await opened.shop.db.select().from(books).where(eq(books.id, bookId)))[0]?.status;
const newMails = () => opened.mails().slice(mailsBefore);
const place = (formats?: readonly Format[]) => placeOrder(opened.shop, parent, bookId, formats);
const pay = (ready: ReadyToPay) => payWithCard(opened.shop, ready);
const orderOf = ({ orderId }: ReadyToPay) => readOrder(opened.shop, orderId);
/** The parent's order confirmations, with the transport's soft line breaks taken out. */
const confirmations = () =>
  opened
    .mails()
    .filter((mail) => mail.includes(`To: ${parent.email}`) && mail.includes('is ordered'))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''));

describe('a payment', () => {
  test('that the webhook tells of fulfils the order and confirms it', async () => {
    const ready = await place(['digital', 'softcover']);
    expect(await orderOf(ready)).toMatchObject({ status: 'pending', paidAt: null });
    await pay(ready);
    await opened.finishJobs();
    expect(await orderOf(ready)).toMatchObject({
      status: 'processing',
      paidCents: 1900 + 3900,
      paidAt: opened.shop.clock.now(),
      paymentProblem: null,
    });
    expect(await statusOfBook()).toBe('processing');
    const [mail, second] = confirmations();
    expect(second).toBeUndefined();
    expect(mail).toContain('1 =C3=97 Digital Copy: $19.00');
    expect(mail).toContain('1 =C3=97 Softcover Book: $39.00');
    expect(mail).toContain('Total paid: $58.00');
    const texts = opened.texts().filter(({ to }) => to === parent.phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain('$58.00');
  });

  test('of a digital copy names $19.00 in its confirmation', async () => {
    const ready = await place();
    await pay(ready);
    await opened.finishJobs();
    expect(confirmations()[0]).toContain('Total paid: $19.00');
  });

  test('that the returning customer brings needs no webhook', async () => {
    const ready = await place();
    await pay(ready);
    const viewed = await viewOrder(opened.shop, parent, ready.orderId);
    expect(viewed).toMatchObject({ ok: true, order: { status: 'processing' } });
    await opened.finishJobs();
    expect(confirmations()).toHaveLength(1);
  });

  test('told of from all sides at once is taken once', async () => {
    const ready = await place();
    await pay(ready);
    await Promise.all([
      ...Array.from({ length: 6 }, () => viewOrder(opened.shop, parent, ready.orderId)),
      ...Array.from({ length: 6 }, () => fulfilIfPaid(opened.shop, parent, ready.orderId)),
      ...Array.from({ length: 6 }, (_, i) =>
        settlePayment(opened.shop, ready.paymentIntentId, {
          eventId: `evt_${ready.orderId}_${i % 3}`,
          status: 'succeeded',
        }),
      ),
      opened.finishJobs(),
    ]);
    await opened.finishJobs();
    expect(await orderOf(ready)).toMatchObject({ status: 'processing', paidCents: 1900 });
    expect(confirmations()).toHaveLength(1);
    expect(opened.texts().slice(textsBefore)).toHaveLength(1);
    const wanted = await opened.shop.db
      .select()
      .from(bookPages)
      .where(eq(bookPages.bookId, bookId));
    expect(wanted.every(({ wantedVersion }) => wantedVersion === 1)).toBe(true);
  });

  test('is remembered by its event, and a replay does nothing', async () => {
    const ready = await place();
    await pay(ready);
    const event = { eventId: `evt_${ready.orderId}`, status: 'succeeded' };
    await settlePayment(opened.shop, ready.paymentIntentId, event);
    const before = await orderOf(ready);
    opened.advance(60_000);
    await settlePayment(opened.shop, ready.paymentIntentId, event);
    expect(await orderOf(ready)).toEqual(before);
    const events = await opened.shop.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.eventId, event.eventId));
    expect(events).toHaveLength(1);
  });

  test('that was only claimed changes nothing', async () => {
    const ready = await place();
    const claim = { eventId: `evt_claim_${ready.orderId}`, status: 'succeeded' };
    await settlePayment(opened.shop, ready.paymentIntentId, claim);
    expect(await fulfilIfPaid(opened.shop, parent, ready.orderId)).toMatchObject({
      code: 'wrong_state',
      message: 'The payment for this order has not arrived yet.',
    });
    expect(await orderOf(ready)).toMatchObject({ status: 'pending', paidCents: 0 });
    await opened.finishJobs();
    expect(newMails()).toEqual([]);
  });

  test('sends no text message without consent, but always the e-mail', async () => {
    parent = await addParent(opened.shop, { email: false, phone: false });
    bookId = await addBook(opened.shop, parent.id);
    await pay(await place());
    await opened.finishJobs();
    expect(confirmations()).toHaveLength(1);
    expect(opened.texts().filter(({ to }) => to === parent.phone)).toEqual([]);
  });

  test('is seen and triggered by its owner alone', async () => {
    const ready = await place();
    const other = await addParent(opened.shop);
    const refused = { code: 'order_not_found' };
    expect(await viewOrder(opened.shop, other, ready.orderId)).toMatchObject(refused);
    expect(await fulfilIfPaid(opened.shop, other, ready.orderId)).toMatchObject(refused);
  });
});

describe('a digital order', () => {
  test('of a book that is complete already is completed at once', async () => {
    bookId = await addBook(opened.shop, parent.id, { complete: true });
    const ready = await place();
    await pay(ready);
    await opened.finishJobs();
    expect((await orderOf(ready)).status).toBe('completed');
    expect(await statusOfBook()).toBe('preview_ready');
  });

  test('is completed with the last page, and not before; a printed one waits for approval', async () => {
    const first = await place();
    await pay(first);
    await opened.finishJobs();
    const second = await place(['digital', 'softcover']);
    await pay(second);
    await opened.finishJobs();
    await opened.shop.db.transaction((tx) =>
      completeDigitalOrders(movingIn(opened.shop, tx), bookId),
    );
    expect((await orderOf(first)).status).toBe('processing');
    await finishPages(opened.shop, bookId);
    for (let i = 0; i < 2; i++)
      await opened.shop.db.transaction((tx) =>
        completeDigitalOrders(movingIn(opened.shop, tx), bookId),
      );
    expect((await orderOf(first)).status).toBe('completed');
    expect((await orderOf(second)).status).toBe('processing');
  });
});
