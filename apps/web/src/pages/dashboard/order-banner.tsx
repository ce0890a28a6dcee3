import { bookFacts, isReady } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { hasPrinted, type Order } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import { isDone, type OrderStatus } from '@bramblebook/contract/order-states';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { canApprove } from '../../book/approval.ts';
import { arrivalWords } from '../../book/arrival-words.ts';
import { MakingFailed } from '../../book/making-failed.tsx';
import { Notice } from '../../ui/notice.tsx';

const CALLED_OFF: Partial<Record<OrderStatus, string>> = {
  cancelled: 'This order was cancelled. Nothing more will be charged.',
  refunded: 'This order was refunded.',
};

/** What the parent should know of the order just now. */
export const OrderBanner = ({ order }: { order: Order }) => {
  const { book, status } = order;
  const ended = CALLED_OFF[status];
  if (ended) return <Notice tone="plain" title={ended} />;
  if (orderCan.pay(order))
    return (
      <Notice tone="yellow" title="Waiting for payment">
        The book is made as soon as the order is paid.
      </Notice>
    );
  if (book && bookCan.retry(book)) return <MakingFailed book={book} />;
  if (book && !isReady(book))
    return (
      <Notice tone="yellow" title="Your book is being painted">
        {book.progress.made} of {book.progress.wanted} pages are done. The whole book is ready{' '}
        {TIME_PROMISES.fullBook}; we write to you when it is.
      </Notice>
    );
  if (canApprove(order, book))
    return (
      <Notice tone="green" title="Ready for your review">
        Look through the final pages below and approve them. Nothing is printed before you do.
      </Notice>
    );
  if (!hasPrinted(order.items))
    return (
      <Notice tone="green" title="Your digital book is ready">
        Read it here on any screen, or keep it as a PDF or an EPUB.
      </Notice>
    );
  if (book && bookCan.withdrawApproval(bookFacts(book, Date.now())))
    return (
      <Notice tone="plain" title="Approved, and about to be printed">
        It goes to the printer once the time to take the approval back is over.
      </Notice>
    );
  if (isDone(status)) return <Notice tone="green" title="Delivered. Happy reading!" />;
  if (orderCan.markDelivered(order))
    return (
      <Notice tone="green" title="On its way to you">
        {order.trackingNumber && (
          <span className="break-all">
            {order.carrier ? `${order.carrier}: ` : ''}
            {order.trackingNumber}
          </span>
        )}
      </Notice>
    );
  return (
    <Notice tone="plain" title="In good hands at the printer">
      Your book is at your door {arrivalWords(order)}. Tracking appears here.
    </Notice>
  );
};
