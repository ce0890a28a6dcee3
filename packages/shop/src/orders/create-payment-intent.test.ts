import { addBook, addParent, type TestParent } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { sandboxCharges, sandboxIntents } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import { asSandbox, type SandboxPayment } from '../ports/sandbox-payment.ts';
import { createPaymentIntent, type ReadyToPay } from './create-payment-intent.ts';

/** What the provider does wrong next: nothing, no answer at all, or an answer that is lost on its way. */
let fault: { call: keyof SandboxPayment; when: 'before' | 'after' } | null = null;
const faulty = (sandbox: SandboxPayment): SandboxPayment =>
  new Proxy(sandbox, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        const isFaulty = fault?.call === name;
        if (isFaulty && fault?.when === 'before') throw new Error('connect ECONNREFUSED');
        const answer = await value.apply(target, given);
        if (isFaulty) throw new Error('socket hang up');
        return answer;
      };
    },
  });

let opened: TestShop;
let parent: TestParent;
let bookId: string;
beforeAll(async () => {
  opened = await openTestShop({ payment: faulty });
  parent = await addParent(opened.shop);
});
afterAll(() => opened.close());
beforeEach(async () => {
  fault = null;
  bookId = await addBook(opened.shop, parent.id);
});

const digital = { format: 'digital', quantity: 1, price: 1900 } as const;
const hardcover = { format: 'hardcover', quantity: 1, price: 4900 } as const;
const shippingInfo = {
  name: 'Ada Byron',
  address: '1 Mill Lane',
  city: 'York',
  state: 'North Yorkshire',
  zip: 'YO1 7HH',
  country: 'GB',
};
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

const start = (cart: Partial<Parameters<typeof createPaymentIntent>[2]> = {}) =>
  createPaymentIntent(opened.shop, parent, { bookId, items: [digital], ...cart });
const started = async (cart: Parameters<typeof start>[0] = {}): Promise<ReadyToPay> => {
  const answer = await start(cart);
  if (!answer.ok) throw new Error(answer.code);
  return answer;
};
const ordersOfBook = (): Promise<OrderRow[]> =>
  opened.shop.db.select().from(orders).where(eq(orders.bookId, bookId));
const intentsOf = (orderId: string) =>
  opened.shop.db.select().from(sandboxIntents).where(eq(sandboxIntents.orderId, orderId));

const payableOf = async (orderId: string) =>
  (await intentsOf(orderId)).filter(({ status }) => status === 'requires_payment_method');

describe('ordering a cart', () => {
  test('makes a pending order with an intent over the shop’s price', async () => {
    const ready = await started({ amount: 68, items: [digital, hardcover], shippingInfo });
    const [order] = await ordersOfBook();
    expect(order).toMatchObject({
      id: ready.orderId,
      status: 'pending',
      userId: parent.id,
      items: [digital, hardcover],
      totalCents: 6800,
      paidCents: 0,
      shipping: shippingInfo,
      paymentIntentId: ready.paymentIntentId,
    });
    expect(await opened.shop.payment.getIntent(ready.paymentIntentId)).toEqual({
      id: ready.paymentIntentId,
      clientSecret: ready.clientSecret,
      amountCents: 6800,
      status: 'requires_payment_method',
      orderId: ready.orderId,
    });
  });

  test('again gives the same order and client secret', async () => {
    const first = await started();
    expect(await started()).toEqual(first);
    expect(await ordersOfBook()).toHaveLength(1);
  });

  test('twenty times at once makes one order and one intent', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => started()));
    expect(new Set(all.map((ready) => JSON.stringify(ready))).size).toBe(1);
    const [order, second] = await ordersOfBook();
    expect(second).toBeUndefined();
    expect(await intentsOf(order!.id)).toHaveLength(1);
  });

  test('after a change changes the same order, whose old intent takes no card any more', async () => {
    const first = await started();
    const changed = await started({ items: [hardcover], shippingInfo, amount: 49 });
    expect(changed.orderId).toBe(first.orderId);
    const [order, second] = await ordersOfBook();
    expect(second).toBeUndefined();
    expect(order).toMatchObject({
      totalCents: 4900,
      hasDigital: false,
      hasPrinted: true,
      paymentIntentId: changed.paymentIntentId,
    });
    expect(await payableOf(first.orderId)).toMatchObject([
      { id: changed.paymentIntentId, amountCents: 4900 },
    ]);
    expect(await asSandbox(opened.shop.payment)?.confirm({ ...card, ...first })).toMatchObject({
      code: 'wrong_state',
    });
    await started();
    expect((await ordersOfBook())[0]).toMatchObject({ totalCents: 1900, shipping: null });
    expect(await payableOf(first.orderId)).toMatchObject([{ amountCents: 1900 }]);
  });

  test('in three ways at once gives each window its own cart’s intent, or none, and one can be paid', async () => {
    const quantities = Array.from({ length: 12 }, (_, i) => 1 + (i % 3));
    const answers = await Promise.all(
      quantities.map(async (quantity) => ({
        quantity,
        answer: await start({ items: [{ ...digital, quantity }] }),
      })),
    );
    const [order] = await ordersOfBook();
    const all = await intentsOf(order!.id);
    for (const { quantity, answer } of answers)
      if (answer.ok)
        expect(all).toContainEqual(
          expect.objectContaining({ id: answer.paymentIntentId, amountCents: quantity * 1900 }),
        );
      else expect(answer).toMatchObject({ code: 'cart_changed', current: { id: order!.id } });
    const given = answers.flatMap(({ answer }) => (answer.ok ? [answer.paymentIntentId] : []));
    const payable = all.filter(
      ({ id, status }) => given.includes(id) && status === 'requires_payment_method',
    );
    expect(payable).toMatchObject([{ id: order?.paymentIntentId, amountCents: order?.totalCents }]);
  });

  test('with another address is another cart: nobody pays for a parcel to the old one', async () => {
    const first = await started({ items: [hardcover], shippingInfo });
    const moved = { ...shippingInfo, city: 'Leeds' };
    const second = await started({ items: [hardcover], shippingInfo: moved });
    expect((await ordersOfBook())[0]).toMatchObject({ id: first.orderId, shipping: moved });
    expect(await payableOf(first.orderId)).toMatchObject([{ id: second.paymentIntentId }]);
  });

  test('of an erased intent starts another one', async () => {
    const first = await started();
    await opened.shop.payment.cancelIntent(first.paymentIntentId, 'cancelled by hand');
    const second = await started();
    expect(second.orderId).toBe(first.orderId);
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
  });
});

describe('ordering is refused', () => {
  test('for somebody else’s book and for one that is not there', async () => {
    const other = await addParent(opened.shop);
    const theirs = await addBook(opened.shop, other.id);
    for (const id of [theirs, 'book_aaaaaaaaaaaaaaaaaaaa', 'nonsense'])
      expect(await start({ bookId: id })).toMatchObject({ code: 'book_not_found' });
  });

  test.each(['generating', 'failed', 'rejected'] as const)(
    'while the book is %s',
    async (status) => {
      bookId = await addBook(opened.shop, parent.id, { status });
      expect(await start()).toMatchObject({ code: 'book_not_ready' });
      expect(await ordersOfBook()).toEqual([]);
    },
  );

  test('with another price, an empty cart or no address, and writes nothing', async () => {
    expect(await start({ amount: 1 })).toMatchObject({ code: 'price_mismatch' });
    expect(await start({ items: [] })).toMatchObject({ code: 'empty_cart' });
    expect(await start({ items: [hardcover] })).toMatchObject({ code: 'shipping_required' });
    expect(await ordersOfBook()).toEqual([]);
  });

  test('once it is paid, even before the webhook has come', async () => {
    const ready = await started();
    await asSandbox(opened.shop.payment)?.confirm({ ...card, clientSecret: ready.clientSecret });
    const changed = await start({ items: [{ ...digital, quantity: 2 }] });
    expect(changed).toMatchObject({ code: 'wrong_state' });
    const [order] = await ordersOfBook();
    expect(order).toMatchObject({ status: 'processing', totalCents: 1900, paidCents: 1900 });
    const again = await started();
    expect(again.orderId).not.toBe(ready.orderId);
  });
});

describe('when the provider cannot be reached', () => {
  test('nothing is lost and the next try goes on', async () => {
    fault = { call: 'createIntent', when: 'before' };
    await expect(start()).rejects.toMatchObject({ code: 'SERVICE_OUTAGE' });
    const [waiting] = await ordersOfBook();
    expect(waiting).toMatchObject({ status: 'pending', paymentIntentId: null });
    fault = null;
    expect((await started()).orderId).toBe(waiting?.id);
  });

  // What a process killed between the provider's answer and its own commit leaves behind.
  test.each(['createIntent', 'getIntent', 'cancelIntent'] as const)(
    'an answer of %s that is lost is asked for again: one order, one intent given out, the right amount',
    async (call) => {
      if (call === 'cancelIntent') await started();
      fault = { call, when: 'after' };
      const cart = { items: [{ ...digital, quantity: 3 }] };
      await expect(start(cart)).rejects.toMatchObject({ code: 'SERVICE_OUTAGE' });
      fault = null;
      const other = await started({ items: [{ ...digital, quantity: 2 }] });
      expect(await ordersOfBook()).toMatchObject([
        { totalCents: 3800, paymentIntentId: other.paymentIntentId },
      ]);
      expect(await opened.shop.payment.getIntent(other.paymentIntentId)).toMatchObject({
        amountCents: 3800,
        status: 'requires_payment_method',
      });
    },
  );
});

test('nothing here ever charged a card but the one paid order', async () => {
  expect(await opened.shop.db.select().from(sandboxCharges)).toHaveLength(1);
});
