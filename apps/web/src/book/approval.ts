import { type Book, isReady } from '@bramblebook/contract/book';
import { isApproved } from '@bramblebook/contract/book-states';
import { hasPrinted, type Order } from '@bramblebook/contract/order';
import { isPaid, isPastApproval } from '@bramblebook/contract/order-states';

/** Whether the parent may approve this order's book for printing now (spec §4, "Customer approval"). */
export const canApprove = (order: Order, book: Book | null): boolean =>
  book !== null &&
  isReady(book) &&
  hasPrinted(order.items) &&
  isPaid(order.status) &&
  !isPastApproval(order.status) &&
  !isApproved(book.status);
