import type { Book } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { isId } from '@bramblebook/contract/ids';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useShopConfig } from '../../api/shop-config.ts';
import { FailedPage, PageMessage } from '../../book/book-gate.tsx';
import { useBookProgress } from '../../book/use-book.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { isOpenedHere } from './opened-here.ts';

/**
 * Choosing formats and paying. Visitors who are not signed in may choose already:
 * the book itself is read once they have signed in.
 */
const CheckoutPage = ({ params: { bookId } }: { params: { bookId: string } }) => {
  useTitle('Checkout');
  const { payment } = useShopConfig();
  const mustReload = payment?.provider === 'stripe' && !isOpenedHere();
  useEffect(() => {
    if (mustReload) location.reload();
  }, [mustReload]);
  const isHydrated = useHydrated();
  const { data: book, error, refetch } = useBookProgress(bookId);
  const status = error instanceof ApiError ? error.status : null;
  // Once open it stays open while the book is read again after signing in: the cart is in it.
  const [open, setOpen] = useState(false);
  if (!open && (book || status === 401)) setOpen(true);
  // The shell of this screen is drawn without an address: no book is missing there.
  if (!isHydrated || mustReload) return <CheckoutWaiting />;
  if (!isId(bookId))
    return (
      <PageMessage
        title="Book not found"
        actions={<ButtonLink href={screenPath('landing')}>Go Home</ButtonLink>}
      />
    );
  if (book && !bookCan.order(book)) return <NotYet book={book} />;
  if (open && status !== 404) return <Checkout key={bookId} bookId={bookId} book={book ?? null} />;
  if (error)
    return <FailedPage error={error} onRetry={() => refetch()} notFound="Book not found" />;
  return <CheckoutWaiting />;
};

const NotYet = ({ book }: { book: Book }) => (
  <PageMessage
    title={
      isBeingMade(book.status) ? 'The preview comes first' : 'This book cannot be ordered as it is'
    }
    actions={
      <ButtonLink href={screenPath('preview', { bookId: book.id })}>Go to the preview</ButtonLink>
    }
  >
    {isBeingMade(book.status)
      ? 'You can order as soon as the first pages are painted. This page opens by itself then.'
      : 'The preview says what happened and what you can do.'}
  </PageMessage>
);

export default CheckoutPage;
