import { ORDER_STATES } from '@bramblebook/contract/order-states';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { orders } from '../database/schema/orders.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { transition } from './transition.ts';

/**
 * Completes the paid digital-only orders of a book, once every page of it stands: there
 * is nothing more to do for them. Called in the transaction that makes the book complete,
 * with the book's row locked; before that, and again, it changes nothing.
 */
export const completeDigitalOrders = async (tx: Transaction, bookId: string): Promise<void> => {
  if (!(await isBookComplete(tx, bookId))) return;
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.bookId, bookId), eq(orders.status, 'processing'), eq(orders.hasPrinted, false)),
    );
  for (const { id } of open)
    await transition(tx, { table: orders, states: ORDER_STATES, id, to: 'completed' });
};
