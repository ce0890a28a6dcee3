import { type Book, bookFacts, bookTitle, readerPages } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { Redirect } from 'wouter';
import { BookGate } from '../../book/book-gate.tsx';
import { FirstPicture } from '../../book/first-picture.tsx';
import { later } from '../../ui/later.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Reader } from './reader.tsx';

const NotReadable = later(async () => (await import('./not-readable.tsx')).NotReadable);

/** The digital book, for those who bought it. */
const ReadPage = ({ params }: { params: { bookId: string } }) => (
  <BookGate bookId={params.bookId} waiting={<Waiting />}>
    {(book) => <Read key={book.id} book={book} />}
  </BookGate>
);

/** The table with the closed book on it. */
const Waiting = () => (
  <div className="on-dark flex min-h-[calc(100dvh-4.25rem)] grow items-center justify-center bg-bramble pt-24 pb-44 text-paper-ink">
    <FirstPicture className="max-w-[max(22rem,min(48rem,100dvh-17rem))]" />
  </div>
);

const Read = ({ book }: { book: Book }) => {
  useTitle(bookTitle(book));
  if (!bookCan.openFullPreview(book))
    return <Redirect to={screenPath('preview', { bookId: book.id })} replace />;
  const isReadable = bookCan.read(bookFacts(book, Date.now())) && readerPages(book).length > 0;
  if (!isReadable) return <NotReadable book={book} />;
  return <Reader book={book} />;
};

export default ReadPage;
