import { isReady } from '@bramblebook/contract/book';
import { hasPrinted, type Order } from '@bramblebook/contract/order';
import { isPaid } from '@bramblebook/contract/order-states';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { canApprove } from '../../book/approval.ts';
import { MakingFailed } from '../../book/making-failed.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What the parent should know of the order just now. */
export const OrderBanner = ({ order }: { order: Order }) => {
  const { book, status } = order;
  if (status === 'cancelled')
    return <Notice tone="plain" title="This order was cancelled. Nothing more will be charged." />;
  if (status === 'refunded') return <Notice tone="plain" title="This order was refunded." />;
  if (status === 'pending')
    return (
      <Notice tone="yellow" title="Waiting for payment">
        The book is made as soon as the order is paid.
      </Notice>
    );
  if (book?.status === 'failed') return <MakingFailed book={book} />;
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
        Read it here on any screen, or download the PDF from the reader.
      </Notice>
    );
  if (status === 'delivered') return <Notice tone="green" title="Delivered. Happy reading!" />;
  if (status === 'shipped' || status === 'shipping')
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
  return isPaid(status) ? (
    <Notice tone="plain" title="In good hands at the printer">
      Printed books are at your door in {TIME_PROMISES.printedBook}. Tracking appears here.
    </Notice>
  ) : null;
};
