import type { BookStatus } from '@bramblebook/contract/book-states';
import type { OrderStatus } from '@bramblebook/contract/order-states';
import { eq } from 'drizzle-orm';
import { printApprovals } from '../database/schema/orders.ts';
import { queuePrintFiles } from '../steps/print-files-step.ts';
import { queuePrintMasters } from '../steps/print-masters.ts';
import { passTurn } from '../steps/take-turns.ts';
import { THE_SHOP } from './actor.ts';
import { bookFollows, ordersFollow } from './go-together.ts';
import { completeDigitalOrders, handOver } from './hand-over.ts';
import { beginFullBook, carryOnMaking } from './make-book.ts';
import { type MovedBook, type MovedOrder, mustMove } from './moving.ts';
import {
  confirmOrder,
  tellApproved,
  tellDelivered,
  tellPreviewReady,
  tellRejection,
  tellShipped,
  tellTrouble,
} from './tell-parent.ts';
import { tellStaffOfTrouble } from './tell-staff.ts';

/** What follows when one of these states is come to, from one of those or from any. */
interface Rule<S extends string, M> {
  readonly from?: readonly S[];
  /** Any state where it is left out. */
  readonly to?: readonly S[];
  /** Done one after the other, in the transaction of the move. */
  readonly follows: readonly ((moved: M) => Promise<void>)[];
}

const makeOn = (moved: MovedBook): Promise<void> => carryOnMaking(moved, moved.book);

const makeWholeIfWanted = async ({ book, moveBook }: MovedBook): Promise<void> => {
  if (!book.fullWanted) return;
  const reason = 'the whole book is wanted already';
  mustMove(
    await moveBook({ id: book.id, to: 'processing', actor: THE_SHOP, reason }),
    `book ${book.id} could not go on`,
  );
};

const callNextBook = ({ shop, tx, book, from }: MovedBook): Promise<void> =>
  passTurn(shop, tx, { userId: book.userId, status: from });

const handOverBook = (moved: MovedBook): Promise<void> => handOver(moved, moved.book);

const beginFulfilment = async ({ order, moveOrder }: MovedOrder): Promise<void> =>
  mustMove(
    await moveOrder({ id: order.id, to: 'processing', actor: THE_SHOP }),
    `order ${order.id} could not be fulfilled`,
  );

const makeOrderedBook = async (moved: MovedOrder): Promise<void> => {
  const { bookId, id } = moved.order;
  mustMove(await beginFullBook(moved, bookId, THE_SHOP), `the book of order ${id} cannot be made`);
  // The book may stand although a page of it is being painted anew.
  await completeDigitalOrders(moved, bookId);
};

const paintForPrint = async ({ shop, tx, order }: MovedOrder): Promise<void> => {
  const [approved] = await tx
    .select()
    .from(printApprovals)
    .where(eq(printApprovals.orderId, order.id));
  if (!approved) return;
  await queuePrintMasters(shop, tx, approved);
  // All of them may be there from an approval that was taken back.
  await queuePrintFiles(shop, tx, approved.bookId);
};

/** What follows from the moves of a book: jobs, messages, its orders. */
export const AFTER_BOOK: readonly Rule<BookStatus, MovedBook>[] = [
  { to: ['generating', 'processing'], follows: [makeOn] },
  { from: ['generating'], to: ['preview_ready'], follows: [tellPreviewReady, makeWholeIfWanted] },
  { from: ['processing'], to: ['preview_ready'], follows: [handOverBook] },
  { to: ['failed'], follows: [tellTrouble, tellStaffOfTrouble] },
  { to: ['rejected'], follows: [tellRejection] },
  { from: ['generating', 'processing'], follows: [callNextBook] },
  { follows: [ordersFollow] },
];

/** What follows from the moves of an order: its book, jobs, messages. */
export const AFTER_ORDER: readonly Rule<OrderStatus, MovedOrder>[] = [
  { to: ['paid'], follows: [beginFulfilment, confirmOrder] },
  { from: ['paid'], to: ['processing'], follows: [makeOrderedBook] },
  { follows: [bookFollows] },
  { from: ['processing'], to: ['approved_for_printing'], follows: [paintForPrint, tellApproved] },
  { to: ['shipped'], follows: [tellShipped] },
  { to: ['delivered'], follows: [tellDelivered] },
];

/** Does all that a table says of a move, in the table's order. */
export const doWhatFollows = async <S extends string, M>(
  rules: readonly Rule<S, M>[],
  { from, to }: { readonly from: S; readonly to: S },
  moved: M,
): Promise<void> => {
  const meant = (states: readonly S[] | undefined, state: S) => states?.includes(state) ?? true;
  for (const rule of rules)
    if (meant(rule.from, from) && meant(rule.to, to))
      for (const step of rule.follows) await step(moved);
};
