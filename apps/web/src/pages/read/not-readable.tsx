import { type Book, bookFacts, bookTitle } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { PageMessage } from '../../book/book-gate.tsx';
import { checkoutWith } from '../../book/cart.ts';
import { MakingFailed } from '../../book/making-failed.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

/** Why there is nothing to read here, and the way on. */
export const NotReadable = ({ book }: { readonly book: Book }) => {
  if (!bookCan.read(bookFacts(book, Date.now()))) return <NoAccess book={book} />;
  return bookCan.retry(book) ? <Stopped book={book} /> : <NotPainted book={book} />;
};

const NoAccess = ({ book }: { book: Book }) => (
  <PageMessage
    title="Access Denied - You don't have digital access to this book."
    actions={
      <>
        {bookCan.order(book) && (
          <ButtonLink href={checkoutWith(book.id, [{ format: 'digital', quantity: 1 }])}>
            Order the digital copy
          </ButtonLink>
        )}
        <ButtonLink href={screenPath('preview', { bookId: book.id })} variant="outline">
          Back to the preview
        </ButtonLink>
      </>
    }
  >
    A digital copy of {bookTitle(book)} opens this reader and the PDF.
  </PageMessage>
);

const Stopped = ({ book }: { book: Book }) => (
  <div className="wrap grid content-start gap-6 py-12">
    <h1 className="text-4xl">{bookTitle(book)}</h1>
    <MakingFailed book={book} />
  </div>
);

const NotPainted = ({ book }: { book: Book }) => (
  <PageMessage
    title="Your book is being painted"
    actions={<ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>}
  >
    {isBeingMade(book.status)
      ? 'The first pages appear here as soon as they are done.'
      : 'No page is finished yet. We will tell you by e-mail when there is something to read.'}
    <Progress
      className="mt-5"
      value={book.progress.made}
      max={book.progress.wanted}
      label="Pages painted"
    />
  </PageMessage>
);
