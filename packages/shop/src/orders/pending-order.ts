import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { bookCan } from '@bramblebook/contract/book-can';
import { hasDigital, hasPrinted } from '@bramblebook/contract/order';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { logState } from '../states/state-log.ts';
import type { PricedCart } from './check-cart.ts';

const pendingOf = (bookId: string) => and(eq(orders.bookId, bookId), eq(orders.status, 'pending'));

/** What is wanted of whom: a cart for one of the parent's books. */
export interface WantedOrder {
  readonly userId: string;
  readonly bookId: string;
  readonly cart: PricedCart;
}

/** A book's pending order, and whether it is of the cart that was wanted. */
export interface KeptOrder {
  readonly ok: true;
  readonly order: OrderRow;
  readonly holdsCart: boolean;
}

/** Whether an order is of this cart, to the last line of its address. */
export const holdsCart = (order: OrderRow, cart: Pick<PricedCart, 'items' | 'shipping'>): boolean =>
  isDeepStrictEqual(order.items, cart.items) && isDeepStrictEqual(order.shipping, cart.shipping);

/** The columns of an order that its cart decides. */
const cartColumns = ({ items, totalCents, shipping }: PricedCart) => ({
  items,
  hasDigital: hasDigital(items),
  hasPrinted: hasPrinted(items),
  totalCents,
  shipping,
});

const newIntentKey = (orderId: string): string => `${orderId}-${randomUUID()}`;

const addOrder = async (
  shop: Shop,
  tx: Transaction,
  { userId, bookId, cart }: WantedOrder,
): Promise<void> => {
  const id = newId('order');
  const now = shop.clock.now();
  const [fresh] = await tx
    .insert(orders)
    .values({
      ...cartColumns(cart),
      id,
      userId,
      bookId,
      status: 'pending',
      intentKey: newIntentKey(id),
      createdAt: now,
      changedAt: now,
    })
    // Another click may have been quicker: the index lets one pending order in.
    .onConflictDoNothing()
    .returning({ id: orders.id });
  const begun = { from: null, to: 'pending', at: now, actor: parentActor({ id: userId }) };
  if (fresh) await logState(tx, { kind: 'order', id }, begun);
};

/**
 * The book's one pending order: a new one, or the one there is, with this cart in it. A cart is
 * changed only while nobody can pay the old one: where its intent was not given out yet, or is the
 * cancelled one; otherwise the order is given as it stands. Refuses with `book_not_found` where the
 * book is not the parent's, with `book_not_ready` while its preview does not stand.
 */
export const keepPendingOrder = async (
  shop: Shop,
  tx: Transaction,
  wanted: WantedOrder & { readonly cancelledIntentId: string | null },
): Promise<KeptOrder | Refused> => {
  const { userId, bookId, cart, cancelledIntentId } = wanted;
  const [book] = await tx
    .select({ status: books.status })
    .from(books)
    .where(and(eq(books.id, bookId), eq(books.userId, userId)));
  if (!book) return refuse('book_not_found');
  if (!bookCan.order(book)) return refuse('book_not_ready');

  const find = () => tx.select().from(orders).where(pendingOf(bookId)).for('update');
  let [order] = await find();
  if (!order) {
    await addOrder(shop, tx, wanted);
    [order] = await find();
  }
  if (!order) throw new Error(`the pending order of ${bookId} was paid while it was written`);
  if (holdsCart(order, cart)) return { ok: true, order, holdsCart: true };
  const { id, paymentIntentId } = order;
  if (paymentIntentId !== null && paymentIntentId !== cancelledIntentId)
    return { ok: true, order, holdsCart: false };

  const [changed] = await tx
    .update(orders)
    .set({
      ...cartColumns(cart),
      changedAt: shop.clock.now(),
      paymentIntentId: null,
      intentKey: newIntentKey(id),
    })
    .where(eq(orders.id, id))
    .returning();
  return { ok: true, order: changed ?? order, holdsCart: true };
};

/** Changes the row that an intent was made for, unless that has another by now. Gives the row as it is then; null once it is not pending. */
const changeUnderKey = async (
  shop: Shop,
  { id, intentKey }: OrderRow,
  set: Partial<Pick<OrderRow, 'paymentIntentId' | 'intentKey'>>,
): Promise<OrderRow | null> => {
  const isPending = and(eq(orders.id, id), eq(orders.status, 'pending'));
  const [changed] = await shop.db
    .update(orders)
    .set(set)
    .where(and(isPending, eq(orders.intentKey, intentKey)))
    .returning();
  if (changed) return changed;
  const [other] = await shop.db.select().from(orders).where(isPending);
  return other ?? null;
};

/**
 * Writes down on a pending order which intent pays it. Only then is its secret given to anybody.
 * Gives the row, which has another intent or none where its cart was changed meanwhile; null once
 * it is not pending any more.
 */
export const keepIntent = (
  shop: Shop,
  order: OrderRow,
  intentId: string,
): Promise<OrderRow | null> => changeUnderKey(shop, order, { paymentIntentId: intentId });

/** Lets a pending order start over with a new intent, where the old one can no longer be paid. */
export const dropIntent = (shop: Shop, order: OrderRow): Promise<OrderRow | null> =>
  changeUnderKey(shop, order, { paymentIntentId: null, intentKey: newIntentKey(order.id) });
