import type { Book } from '@bramblebook/contract/book';
import type { Order } from '@bramblebook/contract/order';
import { pageName } from '@bramblebook/contract/page-names';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { BookPage } from '../../book/book-page.tsx';
import { Arrow } from '../../book/page-arrows.tsx';
import { centring, Spread } from '../../book/spread.tsx';
import { pagesIn, singlesOf, spreadsOf, spreadWith } from '../../book/spreads.ts';
import { useBookLayout } from '../../book/use-book.ts';
import { useMedia } from '../../book/use-media.ts';
import { useRereadShelf } from '../../book/use-orders.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/show-toast.ts';

/** Every page of the book to leaf through, and the approval for printing. */
export const FinalPreviewDialog = ({
  order,
  book,
  approvable,
  onClose,
}: {
  readonly order: Order;
  readonly book: Book;
  readonly approvable: boolean;
  readonly onClose: () => void;
}) => {
  const layout = useBookLayout(book.id);
  const wide = useMedia('(min-width: 48rem)');
  const spreads = (wide ? spreadsOf : singlesOf)(ALL_PAGES);
  const [place, setPlace] = useState(1);
  const index = spreadWith(spreads, place);
  const spread = spreads[index] ?? { left: null, right: 1 };
  const shown = pagesIn(spread);
  const go = (to: number) => {
    const first = spreads[to] && pagesIn(spreads[to])[0];
    if (first !== undefined) setPlace(first);
  };
  const approve = useApproval(order, onClose);
  const page = { book, layout, sizes: wide ? '30rem' : '90vw', eager: true };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Final Preview & Approval"
      description={
        approvable
          ? 'Please look at every page: names, words, pictures. Once approved, the book goes to print and cannot be changed.'
          : 'Every page of the book.'
      }
      className="max-w-5xl!"
    >
      <div className="-mx-3 mt-5 rounded-lg bg-paper-deep p-3 sm:p-5">
        {wide ? (
          <Spread
            {...page}
            spread={spread}
            className={classNames('drop-shadow-lg', centring(spread))}
          />
        ) : (
          <BookPage {...page} page={shown[0] ?? 1} />
        )}
      </div>
      <div className="mt-3 flex items-center justify-center gap-3">
        <Arrow way="previous" disabled={index === 0} onClick={() => go(index - 1)} />
        <p aria-live="polite" className="min-w-40 text-center text-ink-soft">
          {shown.map(pageName).join(' · ')}
        </p>
        <Arrow way="next" disabled={index === spreads.length - 1} onClick={() => go(index + 1)} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {approvable && (
          <Button busy={approve.isPending} onClick={() => approve.mutate()}>
            Approve for Printing
          </Button>
        )}
        <ButtonLink href={screenPath('fullPreview', { bookId: book.id })} variant="outline">
          {approvable ? 'Change something first' : 'Open the full preview'}
        </ButtonLink>
      </div>
    </Dialog>
  );
};

const useApproval = (order: Order, onApproved: () => void) => {
  const reread = useRereadShelf();
  return useMutation({
    mutationFn: () =>
      send(bookApi.approvePrinting, {
        params: { bookId: order.bookId },
        body: { orderId: order.id },
      }),
    onSuccess: async () => {
      await reread();
      onApproved();
      toast({
        tone: 'success',
        title: 'Book Approved for Printing!',
        description:
          "Your book has been sent to our printing partner. You'll receive tracking information via e-mail.",
      });
    },
    onError: () =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'Failed to approve book for printing. Please try again.',
      }),
  });
};
