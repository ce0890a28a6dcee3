import { isReady } from '@bramblebook/contract/book';
import { hasPrinted, type Order } from '@bramblebook/contract/order';
import { isPastApproval } from '@bramblebook/contract/order-states';
import { useState } from 'react';
import { canApprove } from '../../book/approval.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';

const ApprovalWayBack = later(
  async () => (await import('../../book/approval-way-back.tsx')).ApprovalWayBack,
);
const FinalPreviewDialog = later(
  async () => (await import('./final-preview-dialog.tsx')).FinalPreviewDialog,
);

const wordsFor = (order: Order, is: { ready: boolean; approvable: boolean }): string => {
  if (!is.ready) return 'Opens as soon as the pages are painted.';
  if (is.approvable) return 'See every page as it will be printed, then approve it.';
  if (hasPrinted(order.items) && isPastApproval(order.status))
    return 'You approved this book for printing.';
  return 'See every page of the finished book.';
};

/** 'Final Preview & Approval' of one order: open once the book is ready, closed by approving, and for a while the way back. */
export const FinalPreview = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  const { book } = order;
  const ready = book !== null && isReady(book);
  const approvable = canApprove(order, book);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5">
      <div>
        <h4 className="font-semibold font-serif text-lg">Final Preview & Approval</h4>
        <p className="text-ink-soft">{wordsFor(order, { ready, approvable })}</p>
      </div>
      {ready && (
        <Button variant={approvable ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
          {approvable ? 'Review & Approve' : 'Open Final Preview'}
        </Button>
      )}
      {book && isPastApproval(order.status) && (
        <div className="grow basis-full empty:hidden">
          {book.approvalOpenUntil != null && <ApprovalWayBack book={book} />}
        </div>
      )}
      {open && book && (
        <FinalPreviewDialog
          order={order}
          book={book}
          approvable={approvable}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
