import type { Order } from '@bramblebook/contract/order';
import type { Page } from '@bramblebook/contract/page-of-list';
import type { OrderRow } from '../database/schema/orders.ts';
import { loadBook, loadOwnBooks, type Shelf } from '../shelf/load-book.ts';
import { listOwnOrders } from './find-order.ts';
import { presentOrder } from './present-order.ts';
import { readArrivals } from './read-arrivals.ts';

/** One of the parent's orders as they see it, with its book. */
export const loadOrder = async (
  shelf: Shelf,
  user: { readonly id: string },
  row: OrderRow,
): Promise<Order> => {
  const arrivals = await readArrivals(shelf.db, [row]);
  return presentOrder(row, await loadBook(shelf, user, row.bookId), arrivals.get(row.id) ?? null);
};

/** A page of a parent's orders as they see them, the newest first, with their books. */
export const listOrders = async (
  shelf: Shelf,
  user: { readonly id: string },
  page: Page,
): Promise<Order[]> => {
  const rows = await listOwnOrders(shelf.db, user.id, page);
  if (rows.length === 0) return [];
  const ids = rows.map(({ bookId }) => bookId);
  const books = new Map((await loadOwnBooks(shelf, user, ids)).map((book) => [book.id, book]));
  const arrivals = await readArrivals(shelf.db, rows);
  return rows.map((row) =>
    presentOrder(row, books.get(row.bookId) ?? null, arrivals.get(row.id) ?? null),
  );
};
