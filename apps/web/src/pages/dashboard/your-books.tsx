import { type Book, bookTitle, isReady } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { canBeOrdered } from '../../book/can-be-ordered.ts';
import { useBooks } from '../../book/use-orders.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ListState } from './list-state.tsx';

/** 'Your Books': every book as a cover on the shelf. */
export const YourBooks = () => {
  const query = useBooks();
  const books = query.data?.books ?? [];
  return (
    <section aria-labelledby="your-books" className="grid gap-6">
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
            <ButtonLink href="/create-book">Create Your First Book</ButtonLink>
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

/** The badge of a book on the shelf (spec §2, "Your Books"). */
const badgeOf = (book: Book): { tone: BadgeTone; words: string } => {
  if (book.status === 'rejected') return { tone: 'alarm', words: 'Not possible' };
  if (book.status === 'failed') return { tone: 'alarm', words: 'Needs another try' };
  if (isBeingMade(book.status)) return { tone: 'honey', words: 'Creating...' };
  if (book.status === 'preview_ready' || isReady(book)) return { tone: 'leaf', words: 'Ready' };
  return { tone: 'plain', words: 'Completed' };
};

const BookCard = ({ book }: { book: Book }) => {
  const { tone, words } = badgeOf(book);
  return (
    <li className="grid min-w-0 grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 sm:grid-cols-1">
      <BookShelfCover
        book={book}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7rem"
        className="self-start"
      />
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
        {book.digitalAccess && (
          <ButtonLink href={`/book/${book.id}/read`} variant="secondary">
            Read
          </ButtonLink>
        )}
        <ButtonLink href={`/book/${book.id}/preview`} variant="outline">
          {book.status === 'rejected' ? 'See why' : 'Preview'}
        </ButtonLink>
        {canBeOrdered(book) && <ButtonLink href={`/checkout/${book.id}`}>Order</ButtonLink>}
      </div>
    </li>
  );
};
