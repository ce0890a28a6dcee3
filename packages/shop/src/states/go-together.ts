/**
 * Book and order move together (decision D5): where an order goes through printing, its
 * book goes with it, and the reverse. A book may be printed for several orders.
 */
import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';
import {
  isPaid,
  isPastApproval,
  ORDER_STATES,
  type OrderStatus,
} from '@bramblebook/contract/order-states';
import { mayMove } from '@bramblebook/contract/state-table';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../database/schema/orders.ts';
import { lockBookById } from '../shelf/find-book.ts';
import { type MovedBook, type MovedOrder, mustMove } from './moving.ts';

/** The states of printing, in their order; they have the same names for both. */
const PRINTING = [
  'approved_for_printing',
  'sent_for_printing',
  'printed',
  'shipped',
  'delivered',
] as const satisfies readonly (BookStatus & OrderStatus)[];
type Printing = (typeof PRINTING)[number];

/** The older names of an order's states mean the same. */
const OLDER_NAMES: Partial<Record<OrderStatus, Printing>> = {
  approved: 'approved_for_printing',
  printing: 'sent_for_printing',
  shipping: 'shipped',
};

const stageOf = (status: OrderStatus): Printing | null =>
  OLDER_NAMES[status] ?? PRINTING.find((stage) => stage === status) ?? null;

/**
 * Where a book stands by its orders: as far as the furthest one that is still under way,
 * else where the last one ended; back on the shelf when none is approved any more.
 */
const stageByOrders = (
  ordersOfBook: readonly Pick<OrderRow, 'status' | 'hasPrinted'>[],
): BookStatus => {
  const stages = ordersOfBook.flatMap(({ status, hasPrinted }) => {
    const stage = hasPrinted && isPaid(status) ? stageOf(status) : null;
    return stage ? [PRINTING.indexOf(stage)] : [];
  });
  const underWay = stages.filter((stage) => PRINTING[stage] !== 'delivered');
  const furthest = Math.max(...(underWay.length > 0 ? underWay : stages));
  return PRINTING[furthest] ?? 'preview_ready';
};

/** The moves from one state to another: in one step where that is legal, else stage by stage. */
const wayTo = (from: BookStatus, to: BookStatus): readonly BookStatus[] => {
  if (mayMove(BOOK_STATES, from, to)) return [to];
  const [start, end] = [from, to].map((status) => PRINTING.indexOf(status as Printing));
  return start !== undefined && end !== undefined && start >= 0 && end > start
    ? PRINTING.slice(start + 1, end + 1)
    : [];
};

/**
 * Takes the book to where its orders are. It stays where its own table knows no way, as a
 * book that has left the house does when the money is given back.
 */
export const bookFollows = async ({
  tx,
  order,
  from,
  move,
  moveBook,
}: MovedOrder): Promise<void> => {
  if (move.isFollowing || !order.hasPrinted) return;
  if (!isPastApproval(from) && !isPastApproval(order.status)) return;
  const book = await lockBookById(tx, order.bookId);
  // Its account is erased, and the book with it.
  if (!book) return;
  const ordersOfBook = await tx
    .select({ status: orders.status, hasPrinted: orders.hasPrinted })
    .from(orders)
    .where(eq(orders.bookId, book.id));
  for (const to of wayTo(book.status, stageByOrders(ordersOfBook)))
    mustMove(
      await moveBook({
        id: book.id,
        to,
        actor: move.actor,
        reason: `with ${order.id}`,
        isFollowing: true,
      }),
      `book ${book.id} did not follow its order ${order.id}`,
    );
};

/**
 * Takes those of the book's orders along that stood where it stood. Approval is a thing of
 * one order, so it never comes from the book.
 */
export const ordersFollow = async ({
  tx,
  book,
  from,
  move,
  moveOrder,
}: MovedBook): Promise<void> => {
  const start = PRINTING.find((stage) => stage === from);
  if (move.isFollowing || !start) return;
  const stage = PRINTING.find((one) => one === book.status);
  const isReorder = start === 'delivered';
  if (isReorder || (!stage && book.status !== 'preview_ready')) return;
  const printed = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.bookId, book.id), eq(orders.hasPrinted, true)))
    .orderBy(orders.createdAt)
    .for('update');
  const to = stage ?? 'processing';
  const follows = ({ status }: { status: OrderStatus }) =>
    stageOf(status) === start && mayMove(ORDER_STATES, status, to);
  for (const { id } of printed.filter(follows))
    mustMove(
      await moveOrder({
        id,
        to,
        actor: move.actor,
        reason: move.reason ?? `with ${book.id}`,
        set: stage ? move.setOnOrders : { approvedAt: null, ...move.setOnOrders },
        isFollowing: true,
      }),
      `order ${id} did not follow its book ${book.id}`,
    );
};
