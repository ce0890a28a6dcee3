import { type Book, bookFacts, bookTitle } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { shelfBadge } from '../../book/state-badges.ts';
import type { useBooks } from '../../book/use-orders.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { EraseBook } from './erase-book.tsx';
import { ListState } from './list-state.tsx';

/** 'Your Books': every book as a cover on the shelf. */
export const YourBooks = ({ query }: { readonly query: ReturnType<typeof useBooks> }) => {
  const books = query.data?.books ?? [];
  return (
    <section aria-labelledby="your-books" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="your-books" className="text-3xl">
        Your Books
      </h2>
      <ListState query={query} loading="Fetching your books">
        {books.length === 0 ? (
          <div className="grid justify-items-center gap-4 rounded-lg border-2 border-line-strong/40 border-dashed px-6 py-14 text-center">
            <p className="font-serif text-2xl">No books created yet</p>
            <p className="max-w-md text-ink-soft">
              A name, an idea and a photo are all it takes. The first pages are free.
            </p>
            <ButtonLink href={screenPath('createBook')}>Create Your First Book</ButtonLink>
          </div>
        ) : (
          <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
            {books.map((book) => (
              <BookCard key={book.id} book={book} />
            ))}
          </ul>
        )}
      </ListState>
    </section>
  );
};

const BookCard = ({ book }: { book: Book }) => {
  const { tone, words } = shelfBadge(book);
  return (
    <li className="grid min-w-0 grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 sm:grid-cols-1">
      <BookShelfCover book={book} sizes={PICTURE_SIZES.dashboard} className="self-start" />
      <div className="grid content-start gap-2">
        <div>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <h3 className="break-words text-xl sm:text-2xl">{bookTitle(book)}</h3>
        {book.storyDescription && (
          <p className="line-clamp-2 text-ink-soft">{book.storyDescription}</p>
        )}
        {isBeingMade(book.status) && (
          <Progress value={book.progress.made} max={book.progress.wanted} label="Pages painted" />
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:col-span-2">
        {bookCan.read(bookFacts(book, Date.now())) && (
          <ButtonLink href={screenPath('read', { bookId: book.id })} variant="secondary">
            Read
          </ButtonLink>
        )}
        <ButtonLink href={screenPath('preview', { bookId: book.id })} variant="outline">
          {bookCan.openFullPreview(book) ? 'Preview' : 'See why'}
        </ButtonLink>
        {bookCan.order(book) && (
          <ButtonLink href={screenPath('checkout', { bookId: book.id })}>Order</ButtonLink>
        )}
        <EraseBook book={book} />
      </div>
    </li>
  );
};
