import { and, eq } from 'drizzle-orm';
import type { BookRow } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { announce } from '../messages/announce.ts';
import { bookReady } from '../messages/templates/book-ready.ts';
import { isBookComplete } from '../shelf/book-complete.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { THE_SHOP } from './actor.ts';
import { type Moving, mustMove } from './moving.ts';

/**
 * Completes the paid digital-only orders of a book, once every page of it stands: there is
 * nothing more to do for them. Before that, and again, it changes nothing.
 */
export const completeDigitalOrders = async (
  { tx, moveOrder }: Moving,
  bookId: string,
): Promise<void> => {
  if (!(await isBookComplete(tx, bookId))) return;
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.bookId, bookId), eq(orders.status, 'processing'), eq(orders.hasPrinted, false)),
    );
  for (const { id } of open)
    mustMove(
      await moveOrder({ id, to: 'completed', actor: THE_SHOP, reason: 'every page stands' }),
      `order ${id} could not be completed`,
    );
};

/** Tells the parent that a bought book stands, and closes the orders that waited for it. */
export const handOver = async (moving: Moving, book: BookRow): Promise<void> => {
  const { shop, tx } = moving;
  const bought = await bookPurchase(tx, book.id);
  if (!bought.digital && !bought.printed) return;
  await announce(shop, tx, {
    userId: book.userId,
    // Told again when a printed copy is bought later: that one wants to be approved.
    about: bought.printed ? `${book.id}:printed` : book.id,
    message: bookReady(shop, { childName: book.childName, bookId: book.id, ...bought }),
  });
  await completeDigitalOrders(moving, book.id);
};
