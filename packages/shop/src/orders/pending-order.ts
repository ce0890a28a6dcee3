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
interface WantedOrder {
  readonly userId: string;
  readonly bookId: string;
  readonly cart: PricedCart;
}

/** The columns of an order that its cart decides. */
const cartColumns = ({ items, totalCents, shipping }: PricedCart) => ({
  items,
  hasDigital: hasDigital(items),
  hasPrinted: hasPrinted(items),
  totalCents,
  shipping,
});

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
      intentKey: `${id}-${randomUUID()}`,
      intentFirstCents: cart.totalCents,
      amountKey: `${id}-${randomUUID()}`,
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
 * The book's one pending order with this cart in it, locked: a new one, or the one there
 * is, changed where the cart changed. Refuses with `book_not_found` where the book is not
 * the parent's, with `book_not_ready` while its preview does not stand.
 */
export const keepPendingOrder = async (
  shop: Shop,
  tx: Transaction,
  wanted: WantedOrder,
): Promise<{ ok: true; order: OrderRow } | Refused> => {
  const { userId, bookId, cart } = wanted;
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
  const isSame =
    isDeepStrictEqual(order.items, cart.items) && isDeepStrictEqual(order.shipping, cart.shipping);
  if (isSame) return { ok: true, order };

  const [changed] = await tx
    .update(orders)
    .set({
      ...cartColumns(cart),
      changedAt: shop.clock.now(),
      amountKey: `${order.id}-${randomUUID()}`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  return { ok: true, order: changed ?? order };
};

/**
 * Writes down on a pending order which intent pays it, once both agree on the amount.
 * Otherwise gives the order for another round, with a new key for its next change.
 */
export const keepIntent = async (
  shop: Shop,
  orderId: string,
  intent: { readonly id: string; readonly amountCents: number },
): Promise<{ agreed: boolean; order: OrderRow } | null> =>
  shop.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .for('update');
    if (!order) return null;
    const agreed = order.totalCents === intent.amountCents;
    const set = {
      paymentIntentId: intent.id,
      ...(!agreed && { amountKey: `${order.id}-${randomUUID()}` }),
    };
    await tx.update(orders).set(set).where(eq(orders.id, orderId));
    return { agreed, order: { ...order, ...set } };
  });

/** Lets a pending order start over with a new intent, where the old one can no longer be paid. */
export const dropIntent = async (shop: Shop, order: OrderRow): Promise<OrderRow | null> => {
  const [fresh] = await shop.db
    .update(orders)
    .set({
      paymentIntentId: null,
      intentKey: `${order.id}-${randomUUID()}`,
      intentFirstCents: order.totalCents,
    })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.status, 'pending'),
        eq(orders.intentKey, order.intentKey),
      ),
    )
    .returning();
  return fresh ?? null;
};
