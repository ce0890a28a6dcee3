import { type Book, bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { hasPrinted, type Order } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';

/** Whether the parent may approve this order's book for printing now: both have to allow it. */
export const canApprove = (order: Order, book: Book | null): boolean =>
  book !== null &&
  orderCan.approve({ status: order.status, hasPrinted: hasPrinted(order.items) }) &&
  bookCan.approve(bookFacts(book, Date.now()));
