import { type Book, bookFacts, bookTitle, isComplete } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isApproved, isBeingMade } from '@bramblebook/contract/book-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { BookGate } from '../../book/book-gate.tsx';
import { FirstPicture } from '../../book/first-picture.tsx';
import { MakingFailed } from '../../book/making-failed.tsx';
import { OrderOffers } from '../../book/order-offers.tsx';
import { bookBadge } from '../../book/state-badges.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { PrintedBook } from './printed-book.tsx';
import { Proof } from './proof.tsx';

/** The whole book to look through before ordering: all thirty pages, arriving as they are painted. */
const FullPreviewPage = ({ params }: { params: { bookId: string } }) => (
  <BookGate bookId={params.bookId} waiting={<Waiting />}>
    {(book) => <FullPreview key={book.id} book={book} />}
  </BookGate>
);

/** The heading's place, and the cover as the first of the pages. */
const Waiting = () => (
  <div className="min-h-dvh pt-41 sm:pt-29">
    <div className="bg-paper-deep py-6 sm:py-9">
      <FirstPicture className="mx-auto max-w-[40rem] lg:max-w-[max(20rem,100dvh-20rem)]" />
    </div>
  </div>
);

const FullPreview = ({ book }: { book: Book }) => {
  useTitle(`${bookTitle(book)}: full preview`);
  const opening = useOpening(book);
  if (!bookCan.openFullPreview(book))
    return <Redirect to={screenPath('preview', { bookId: book.id })} replace />;
  return (
    <div className="grid gap-12 pb-16 sm:gap-16">
      <div className="wrap -mb-4 grid gap-5 pt-8 sm:-mb-8 sm:pt-10">
        <Heading book={book} />
        {bookCan.retry(book) && <MakingFailed book={book} />}
        {opening.error && (
          <Notice tone="red" title="The whole book could not be started">
            <p>{sentenceOf(opening.error)}</p>
            <Button className="mt-3" busy={opening.isPending} onClick={() => opening.mutate()}>
              Try again
            </Button>
          </Notice>
        )}
        {!book.bought && (
          <p className="max-w-3xl text-ink-soft">
            Look as long as you like: this preview is free. The pages carry a light watermark until
            you order.
          </p>
        )}
      </div>
      <Proof book={book} />
      {isComplete(book) && <PrintedBook book={book} />}
      {!isApproved(book.status) && (
        <section aria-labelledby="order" className="wrap grid gap-5">
          <h2 id="order" className="text-3xl">
            Order {book.childName}'s book
          </h2>
          <OrderOffers bookId={book.id} canOrder={bookCan.order(book)} />
        </section>
      )}
    </div>
  );
};

/** Has the whole book made when it is looked at for the first time (decision D2). */
const useOpening = (book: Book) => {
  const reread = useRereadBook(book.id);
  const opening = useMutation({
    mutationFn: () => send(bookApi.fullPreview, { params: { bookId: book.id } }),
    onSuccess: reread,
  });
  const { mutate, isIdle } = opening;
  const resting = !isBeingMade(book.status) && !bookCan.retry(book);
  const wanted = resting && bookCan.openFullPreview(book) && !isComplete(book);
  useEffect(() => {
    if (wanted && isIdle) mutate();
  }, [wanted, isIdle, mutate]);
  return opening;
};

const Heading = ({ book }: { book: Book }) => {
  const making = isBeingMade(book.status);
  const approved = isApproved(book.status);
  const { tone, words } = bookBadge(book.status);
  const { made, wanted } = book.progress;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid justify-items-start gap-2">
        {(making || approved) && <Badge tone={tone}>{words}</Badge>}
        <h1 className="text-3xl sm:text-4xl">{book.title ?? bookTitle(book)}</h1>
        {making && (
          <div className="grid w-72 max-w-full gap-1.5">
            <Progress value={made} max={wanted} label="Pages painted" />
            <p className="text-ink-soft" aria-live="polite">
              {made} of {wanted} pages painted
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {bookCan.read(bookFacts(book, Date.now())) && (
          <ButtonLink href={screenPath('read', { bookId: book.id })} variant="outline">
            Read the book
          </ButtonLink>
        )}
        {!approved && bookCan.order(book) && (
          <ButtonLink href={screenPath('checkout', { bookId: book.id })}>
            Order this book
          </ButtonLink>
        )}
      </div>
    </header>
  );
};

export default FullPreviewPage;
