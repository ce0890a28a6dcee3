import { type Book, bookTitle } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { classNames } from '../ui/class-names.ts';
import { BookPage } from './book-page.tsx';
import { pictureOf } from './page-picture.ts';
import { useBookLayout } from './use-book.ts';

/**
 * A book as it stands on the shelf: its cover with the title lettering. Until the
 * cover is painted the first preview page stands in, then plain cloth.
 */
export const BookShelfCover = ({
  book,
  sizes,
  className,
}: {
  readonly book: Book;
  readonly sizes: string;
  readonly className?: string | undefined;
}) => {
  const cover = pictureOf(book, PAGE.frontCover);
  const layout = useBookLayout(book.id, cover !== null);
  const standIn = !cover && book.page1ImageUrl;
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-r-md rounded-l-sm bg-bramble shadow-book',
        className,
      )}
    >
      {cover || standIn ? (
        <BookPage
          book={book}
          page={cover ? PAGE.frontCover : PAGE.firstStory}
          layout={cover ? layout : undefined}
          sizes={sizes}
          wordsBelow="never"
        />
      ) : (
        <div className="on-dark grid aspect-square place-content-center p-[10%] text-center">
          <p className="text-balance font-serif text-paper-ink text-xl leading-snug">
            {bookTitle(book)}
          </p>
        </div>
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 w-[5%] bg-linear-to-r from-bramble/45 via-60% via-white/20 to-transparent"
      />
    </div>
  );
};
