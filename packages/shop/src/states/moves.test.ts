import { BOOK_STATES, BOOK_STATUSES, type BookStatus } from '@bramblebook/contract/book-states';
import {
  LEGACY_ORDER_STATUSES,
  ORDER_STATES,
  ORDER_STATUSES,
  type OrderStatus,
} from '@bramblebook/contract/order-states';
import { mayMove, reachable } from '@bramblebook/contract/state-table';
import { addBook, addParent, type TestParent } from '@bramblebook/testing/test-orders';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { staffActor } from './actor.ts';
import { moveBook, moveOrder } from './moves.ts';
import type { BookMove, OrderMove } from './moving.ts';
import { listStates } from './state-log.ts';

let opened: TestShop;
let parent: TestParent;
beforeAll(async () => {
  opened = await openTestShop();
  parent = await addParent(opened.shop);
});
afterAll(() => opened.close());

const STAFF = staffActor({ id: 'staff_rosa' });

const addOrder = async (
  bookId: string,
  status: OrderStatus,
  { hasPrinted = true, at = 0 } = {},
): Promise<string> => {
  const id = newId('order');
  await opened.shop.db.insert(orders).values({
    id,
    userId: parent.id,
    bookId,
    status,
    items: [{ format: hasPrinted ? 'softcover' : 'digital', quantity: 1, price: 3900 }],
    hasDigital: !hasPrinted,
    hasPrinted,
    totalCents: 3900,
    intentKey: id,
    createdAt: new Date(at),
    changedAt: new Date(at),
  });
  return id;
};
const move = {
  book: (wanted: Omit<BookMove, 'actor'>) =>
    opened.shop.db.transaction((tx) => moveBook(opened.shop, tx, { ...wanted, actor: STAFF })),
  order: (wanted: Omit<OrderMove, 'actor'>) =>
    opened.shop.db.transaction((tx) => moveOrder(opened.shop, tx, { ...wanted, actor: STAFF })),
};
const bookIs = async (id: string) =>
  (await opened.shop.db.select().from(books).where(eq(books.id, id)))[0]?.status;
const orderIs = async (id: string) =>
  (await opened.shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const passages = async (kind: 'book' | 'order', id: string) =>
  (await listStates(opened.shop.db, { kind, id })).map(({ from, to }) => `${from} → ${to}`);
/** A book of which every page stands, with one printed order. */
const inPrint = async (status: BookStatus & OrderStatus) => {
  const bookId = await addBook(opened.shop, parent.id, { status, complete: true });
  return { bookId, orderId: await addOrder(bookId, status) };
};

test('every state of a book and of an order can be come to from where they begin', () => {
  expect([...reachable(BOOK_STATES, 'generating')].sort()).toEqual([...BOOK_STATUSES].sort());
  const set = ORDER_STATUSES.filter((status) => !LEGACY_ORDER_STATUSES.includes(status));
  expect([...reachable(ORDER_STATES, 'pending')].sort()).toEqual([...set].sort());
});

describe('a move', () => {
  test('of a book is made where it is legal, with one event, and else leaves nothing', async () => {
    for (const from of BOOK_STATUSES)
      for (const to of BOOK_STATUSES) {
        const id = await addBook(opened.shop, parent.id, { status: from });
        const moved = await move.book({ id, to, reason: 'by hand' });
        const isLegal = mayMove(BOOK_STATES, from, to);
        expect(moved).toMatchObject(isLegal ? { ok: true, from } : { code: 'wrong_state' });
        const [first, ...later] = await listStates(opened.shop.db, { kind: 'book', id });
        if (!isLegal) {
          expect([await bookIs(id), first]).toEqual([from, undefined]);
          continue;
        }
        const by = { actorKind: 'staff', actorId: 'staff_rosa', reason: 'by hand' };
        expect(first).toMatchObject({ from, to, ...by });
        // What followed (a stage with nothing left to paint ends at once) has events of its own.
        expect(later.map(({ actorKind }) => actorKind)).toEqual(later.map(() => 'shop'));
        expect(await bookIs(id)).toBe((later.at(-1) ?? first)?.to);
      }
  });

  test('of an order is made where it is legal, with one event, and else leaves nothing', async () => {
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES) {
        const bookId = await addBook(opened.shop, parent.id);
        const id = await addOrder(bookId, from);
        const isLegal = mayMove(ORDER_STATES, from, to);
        const moved = await move.order({ id, to });
        expect(moved).toMatchObject(isLegal ? { ok: true, from } : { code: 'wrong_state' });
        const onwards = to === 'paid' ? ['paid → processing'] : [];
        expect(await passages('order', id)).toEqual(isLegal ? [`${from} → ${to}`, ...onwards] : []);
        const reached = to === 'paid' ? 'processing' : to;
        expect(await orderIs(id)).toBe(isLegal ? reached : from);
      }
  });

  test('of what is not there is refused', async () => {
    const id = newId('order');
    expect(await move.order({ id, to: 'paid' })).toMatchObject({ code: 'not_found' });
    expect(await move.book({ id, to: 'failed' })).toMatchObject({ code: 'not_found' });
  });
});

describe('book and order move together', () => {
  test('from the printer to the door, whichever of the two is moved', async () => {
    for (const kind of ['book', 'order'] as const) {
      const { bookId, orderId } = await inPrint('approved_for_printing');
      const id = kind === 'book' ? bookId : orderId;
      for (const to of ['sent_for_printing', 'printed', 'shipped', 'delivered'] as const) {
        expect(await move[kind]({ id, to })).toMatchObject({ ok: true });
        expect([await bookIs(bookId), await orderIs(orderId)]).toEqual([to, to]);
      }
      expect(await passages('book', bookId)).toEqual(await passages('order', orderId));
    }
  });

  test('when tracking is added early: the book goes stage by stage', async () => {
    const { bookId, orderId } = await inPrint('approved_for_printing');
    await move.order({ id: orderId, to: 'shipped' });
    expect(await passages('book', bookId)).toEqual([
      'approved_for_printing → sent_for_printing',
      'sent_for_printing → printed',
      'printed → shipped',
    ]);
  });

  test('back, when an approval is taken back or its order cancelled', async () => {
    const book = await inPrint('approved_for_printing');
    await move.book({ id: book.bookId, to: 'preview_ready' });
    expect(await orderIs(book.orderId)).toBe('processing');
    for (const to of ['processing', 'cancelled', 'refunded'] as const) {
      const { bookId, orderId } = await inPrint('approved_for_printing');
      await move.order({ id: orderId, to });
      expect(await bookIs(bookId)).toBe('preview_ready');
    }
  });

  test('but a book in print for another order stays with that one', async () => {
    const { bookId, orderId } = await inPrint('sent_for_printing');
    const further = await addOrder(bookId, 'processing');
    await move.order({ id: further, to: 'approved_for_printing' });
    expect(await bookIs(bookId)).toBe('sent_for_printing');
    await move.order({ id: further, to: 'cancelled' });
    expect([await bookIs(bookId), await orderIs(orderId)]).toEqual([
      'sent_for_printing',
      'sent_for_printing',
    ]);
  });

  test('a delivered book goes to the printer again, and back to delivered when that is taken back', async () => {
    const { bookId, orderId } = await inPrint('delivered');
    const further = await addOrder(bookId, 'processing');
    await move.order({ id: further, to: 'approved_for_printing' });
    expect(await bookIs(bookId)).toBe('approved_for_printing');
    await move.order({ id: further, to: 'processing' });
    expect([await bookIs(bookId), await orderIs(orderId)]).toEqual(['delivered', 'delivered']);
  });

  test('but not once it has left the house and the money is given back', async () => {
    const { bookId, orderId } = await inPrint('delivered');
    await move.order({ id: orderId, to: 'refunded' });
    expect(await bookIs(bookId)).toBe('delivered');
  });
});

test('the parent hears that the parcel has left, with its tracking, and that it has come', async () => {
  const { bookId, orderId } = await inPrint('printed');
  const tracking = {
    carrier: 'DHL',
    trackingNumber: 'JD014600',
    trackingUrl: 'https://dhl.example/JD014600',
  };
  await move.book({ id: bookId, to: 'shipped', setOnOrders: tracking });
  await move.order({ id: orderId, to: 'delivered' });
  await opened.finishJobs();
  const [row] = await opened.shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row).toMatchObject(tracking);
  const about = opened.texts().map(({ body }) => body);
  expect(about).toContain(
    "Bramblebook: Maya's book is on its way, with DHL under JD014600! https://dhl.example/JD014600",
  );
  expect(about.filter((text) => text.includes("Maya's book has been delivered"))).not.toEqual([]);
  expect(opened.mails().some((mail) => mail.includes('JD014600'))).toBe(true);
});
