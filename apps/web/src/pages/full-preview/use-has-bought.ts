import type { Book } from '@bramblebook/contract/book';
import { isPaid } from '@bramblebook/contract/order-states';
import { useOrders } from '../../book/use-orders.ts';

/** Whether any paid order holds this book, so that its pages carry no watermark any more. */
export const useHasBought = (book: Book): boolean => {
  const { data: orders } = useOrders();
  return (
    book.digitalAccess ||
    (orders ?? []).some((order) => order.bookId === book.id && isPaid(order.status))
  );
};
