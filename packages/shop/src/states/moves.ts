/**
 * The only door through which a book or an order comes to another state: by the contract's
 * table, written down as an event, and with everything that follows (what-follows.ts), in
 * the caller's transaction.
 */
import type { BookStatus } from '@bramblebook/contract/book-states';
import type { OrderStatus } from '@bramblebook/contract/order-states';
import type { Refused } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import type { BookRow } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import type { Actor } from './actor.ts';
import { beginFullBook, beginMaking, carryOnMaking } from './make-book.ts';
import { BOOK, type BookMove, type Moved, type Moving, ORDER, type OrderMove } from './moving.ts';
import { transition } from './transition.ts';
import { AFTER_BOOK, AFTER_ORDER, doWhatFollows } from './what-follows.ts';

/**
 * Moves a book to another state with all that follows: steps of its making, messages to
 * its parent, and in printing the orders that stood where it stood (`setOnOrders` gives
 * those columns, such as `trackingNumber`). Whether the act is allowed to who asks is
 * asked before, of `bookCan`; here only the table of states decides. Refuses with
 * `wrong_state`, or `not_found` where there is no such book, and has changed nothing then.
 * Called within `changeBook` or `thenTell`, which tell of it after the commit.
 */
export const moveBook = async (
  shop: Shop,
  tx: Transaction,
  move: BookMove,
): Promise<Moved<BookStatus>> => {
  const moved = await transition(tx, BOOK, { ...move, at: shop.clock.now() });
  if (!moved.ok) return moved;
  const { from, row: book } = moved;
  await doWhatFollows(
    AFTER_BOOK,
    { from, to: move.to },
    { ...movingIn(shop, tx), book, from, move },
  );
  return { ok: true, from };
};

/**
 * Moves an order to another state with all that follows: an order paid begins to be
 * fulfilled and is confirmed; in printing its book goes with it; the parent hears of
 * approval, shipping and delivery. `set` gives columns that change with the state:
 * `trackingNumber`, `trackingUrl` and `carrier` with `shipped`, which the message to the
 * parent then names, `approvedAt: null` with an approval taken back, `refundedCents` with
 * `refunded`. Locks the book before the order: a caller that locks the order itself locks
 * the book first. Before `approved_for_printing` the approval's row must be written.
 * Refuses with `wrong_state`, or `not_found` where there is no such order, and has changed
 * nothing then. Called within `thenTell`, which tells of its book after the commit.
 */
export const moveOrder = async (
  shop: Shop,
  tx: Transaction,
  move: OrderMove,
): Promise<Moved<OrderStatus>> => {
  const [found] = await tx
    .select({ bookId: orders.bookId })
    .from(orders)
    .where(eq(orders.id, move.id));
  if (found) await lockBookById(tx, found.bookId);
  const moved = await transition(tx, ORDER, { ...move, at: shop.clock.now() });
  if (!moved.ok) return moved;
  const { from, row: order } = moved;
  await doWhatFollows(
    AFTER_ORDER,
    { from, to: move.to },
    { ...movingIn(shop, tx), order, from, move },
  );
  return { ok: true, from };
};

/** A transaction in which books and orders are moved. */
export const movingIn = (shop: Shop, tx: Transaction): Moving => ({
  shop,
  tx,
  moveBook: (move) => moveBook(shop, tx, move),
  moveOrder: (move) => moveOrder(shop, tx, move),
});

/** Goes on with a book whose row is locked: its next steps, or the end of its stage (make-book.ts). */
export const carryOn = (shop: Shop, tx: Transaction, book: BookRow): Promise<void> =>
  carryOnMaking(movingIn(shop, tx), book);

/** A book to have made, and by whose wish. */
interface Wanted {
  readonly bookId: string;
  readonly actor: Actor;
}

/** Has every wanted page of a book painted that is missing (make-book.ts); or refuses. */
export const startMaking = (
  shop: Shop,
  tx: Transaction,
  { bookId, actor }: Wanted,
): Promise<{ ok: true } | Refused> => beginMaking(movingIn(shop, tx), bookId, actor);

/** Has all thirty pages of a book made (make-book.ts); or refuses. Again it changes nothing. */
export const startFullBook = (
  shop: Shop,
  tx: Transaction,
  { bookId, actor }: Wanted,
): Promise<{ ok: true } | Refused> => beginFullBook(movingIn(shop, tx), bookId, actor);
