import { bookCan } from '@bramblebook/contract/book-can';
import { orderCan } from '@bramblebook/contract/order-can';
import { isPaid, isPastApproval } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import type { BookRow } from '../database/schema/books.ts';
import { type OrderRow, orders, printApprovals } from '../database/schema/orders.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { moveOrder } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';
import { isStillShown, type Proof, readProof, sealOf } from './proof.ts';

/** The book to print and, where it is named, the order to print it for. */
interface PrintingWanted {
  readonly bookId: string;
  readonly orderId?: string | undefined;
  /** Of the proof that the parent has looked at, where they have. */
  readonly seal?: string | undefined;
}

/**
 * The order meant, locked: the named one, or without a name the newest of the book's
 * printed orders that waits for approval, else the newest approved one.
 */
const lockOrder = async (
  tx: Transaction,
  userId: string,
  { bookId, orderId }: PrintingWanted,
): Promise<OrderRow | null> => {
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        orderId === undefined ? eq(orders.bookId, bookId) : eq(orders.id, orderId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .for('update');
  return (
    found.find(orderCan.approve) ??
    found.find((order) => order.hasPrinted && isPastApproval(order.status)) ??
    found[0] ??
    null
  );
};

/** Why this order of this book cannot be approved; null when it can. */
const refusalOf = (order: OrderRow | null, bookId: string): Refused | null => {
  if (!order) return refuse('order_not_found');
  if (order.bookId !== bookId)
    return refuse('wrong_state', { message: 'That order is for another book.' });
  if (!order.hasPrinted)
    return refuse('wrong_state', { message: 'There is nothing to print in that order.' });
  if (orderCan.pay(order)) return refuse('wrong_state', { message: 'That order is not paid yet.' });
  if (!isPaid(order.status))
    return refuse('wrong_state', { message: 'That order was cancelled or refunded.' });
  return null;
};

/** What is approved, and whose it is. */
interface Approval {
  readonly book: BookRow;
  readonly order: OrderRow;
  /** Null where there was nothing to look at yet. */
  readonly proof: Proof | null;
  readonly seal: string | undefined;
}

/** Keeps what was approved and moves the order on, and its book with it. */
const keepApproval = async (
  shop: Shop,
  tx: Transaction,
  { book, order, proof, seal }: Approval,
): Promise<{ ok: true } | Refused> => {
  const { status } = book;
  if (!bookCan.approve({ status, isComplete: await isBookComplete(tx, book.id) }))
    return refuse('book_not_ready');
  // Changed a moment ago, perhaps in another tab: the parent has not seen it like that.
  const hasSeen = proof && (seal === undefined || seal === sealOf(proof));
  if (!hasSeen || !(await isStillShown(tx, book.id, proof)))
    return refuse('wrong_state', {
      message: 'The book has just changed. Please look at it again before you approve it.',
    });
  const approvedAt = shop.clock.now();
  const { layout, layoutHash, pictureVersions } = proof;
  const approved = { bookId: book.id, layout, layoutHash, pictureVersions, approvedAt };
  // Approved once before and taken back: what counts is what they see now.
  await tx
    .insert(printApprovals)
    .values({ orderId: order.id, ...approved })
    .onConflictDoUpdate({ target: printApprovals.orderId, set: approved });
  const actor = parentActor({ id: book.userId });
  mustMove(
    await moveOrder(shop, tx, {
      id: order.id,
      to: 'approved_for_printing',
      actor,
      set: { approvedAt },
    }),
    `order ${order.id} could not be approved`,
  );
  return { ok: true };
};

/**
 * The parent's word that a book may be printed as it is now: book and order move on
 * together, and exactly this layout with these pictures is kept for the printer. Without
 * an order's id the one that waits is meant. A second time changes nothing. Refuses with
 * `book_not_found`, `order_not_found`, `book_not_ready`, and with `wrong_state` a book that
 * is not what was looked at any more, or an order that is unpaid, cancelled, refunded,
 * without anything printed or of another book.
 */
export const approvePrinting = async (
  shop: Shop,
  user: { readonly id: string },
  wanted: PrintingWanted,
): Promise<{ ok: true } | Refused> => {
  const { bookId, orderId, seal } = wanted;
  const proof = await readProof(shop, user, bookId);
  return changeBook(shop, user, bookId, async (tx, book) => {
    const order = await lockOrder(tx, user.id, { bookId, orderId });
    const refusal = refusalOf(order, bookId);
    if (refusal) return refusal;
    if (!order || isPastApproval(order.status)) return { ok: true };
    return keepApproval(shop, tx, { book, order, proof, seal });
  });
};
