import { BOOK_STATES, type BookStatus, isApproved } from '@bramblebook/contract/book-states';
import { isPaid, isPastApproval, ORDER_STATES } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { type OrderRow, orders, printApprovals } from '../database/schema/orders.ts';
import { announce } from '../messages/announce.ts';
import { printingApproved } from '../messages/templates/printing-approved.ts';
import { tellBookChanged } from '../shelf/book-changes.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { lockBook } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';
import { transition } from '../states/transition.ts';
import { queuePrintMasters } from '../steps/print-masters.ts';
import { isStillShown, type Proof, readProof } from './proof.ts';

/** Statuses of a book in which nothing of it is being made or changed. */
const AT_REST: readonly BookStatus[] = [
  'preview_ready',
  'approved_for_printing',
  'sent_for_printing',
  'printed',
  'shipped',
  'delivered',
];

const isToApprove = (order: OrderRow): boolean =>
  order.hasPrinted && isPaid(order.status) && !isPastApproval(order.status);

/**
 * The order meant, locked: the named one, or without a name the newest of the book's
 * printed orders that waits for approval, else the newest approved one.
 */
const lockOrder = async (
  tx: Transaction,
  userId: string,
  bookId: string,
  orderId: string | undefined,
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
    found.find(isToApprove) ??
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
  if (order.status === 'pending')
    return refuse('wrong_state', { message: 'That order is not paid yet.' });
  if (!isPaid(order.status))
    return refuse('wrong_state', { message: 'That order was cancelled or refunded.' });
  return null;
};

/** Moves book and order on together and keeps what was approved. */
const keepApproval = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
  order: OrderRow,
  proof: Proof | null,
): Promise<Refused | null> => {
  if (!AT_REST.includes(book.status) || !(await isBookComplete(tx, book.id)))
    return refuse('book_not_ready');
  // Changed a moment ago, perhaps in another tab: the parent has not seen it like that.
  if (!proof || !(await isStillShown(tx, book.id, proof)))
    return refuse('wrong_state', {
      message: 'The book has just changed. Please look at it again before you approve it.',
    });
  const approvedAt = shop.clock.now();
  const orderMove = { table: orders, states: ORDER_STATES, id: order.id, set: { approvedAt } };
  const moved = await transition(tx, { ...orderMove, to: 'approved_for_printing' });
  if (!moved.ok) return moved;
  // A book in print for an earlier order stays where it is: its contents are fixed already.
  if (!isApproved(book.status) || book.status === 'delivered') {
    const bookMove = { table: books, states: BOOK_STATES, id: book.id };
    const followed = await transition(tx, { ...bookMove, to: 'approved_for_printing' });
    if (!followed.ok) throw new Error(`book ${book.id} did not follow its order ${order.id}`);
  }
  await tx.insert(printApprovals).values({
    orderId: order.id,
    bookId: book.id,
    layout: proof.layout,
    layoutHash: proof.layoutHash,
    pictureVersions: proof.pictureVersions,
    approvedAt,
  });
  await queuePrintMasters(shop, tx, { bookId: book.id, pictureVersions: proof.pictureVersions });
  const message = printingApproved(shop, { childName: book.childName });
  await announce(shop, tx, { userId: book.userId, about: order.id, message });
  return null;
};

/**
 * The parent's word that a book may be printed as it is now: book and order move on
 * together, and exactly this layout with these pictures is kept for the printer. Without
 * an order's id the one that waits is meant. A second time changes nothing. Refuses with
 * `book_not_found`, `order_not_found`, `book_not_ready`, and with `wrong_state` an order
 * that is unpaid, cancelled, refunded, without anything printed or of another book.
 */
export const approvePrinting = async (
  shop: Shop,
  user: { readonly id: string },
  wanted: { readonly bookId: string; readonly orderId?: string | undefined },
): Promise<{ ok: true } | Refused> => {
  const { bookId, orderId } = wanted;
  const proof = await readProof(shop, user, bookId);
  const answer = await shop.db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const book = await lockBook(tx, user, bookId);
    if (!book) return refuse('book_not_found');
    const order = await lockOrder(tx, user.id, bookId, orderId);
    const refusal = refusalOf(order, bookId);
    if (refusal) return refusal;
    if (!order || isPastApproval(order.status)) return { ok: true };
    return (await keepApproval(shop, tx, book, order, proof)) ?? { ok: true };
  });
  if (answer.ok) tellBookChanged(bookId);
  return answer;
};
