import type { Book } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { PREVIEW_PAGES, STORY_PAGES } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { BookPage } from '../../book/book-page.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { Gutter } from '../../book/spread.tsx';
import { useBookLayout } from '../../book/use-book.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/**
 * The preview's three pages as they lie in the book: a spread, and the page after it
 * facing the invitation to see the rest. On phones one below the other.
 */
export const PreviewPages = ({ book }: { book: Book }) => {
  const layout = useBookLayout(book.id);
  const waiting = isBeingMade(book.status) ? 'Being painted…' : 'Not painted yet';
  return (
    <section aria-label="Preview pages" className="grid gap-8 md:gap-10">
      <div className="grid gap-8 md:grid-cols-2 md:gap-0">
        {PREVIEW_PAGES.map((page, i) => (
          <div key={page} className={classNames('relative min-w-0', i === 2 && 'md:mt-10')}>
            <BookPage
              book={book}
              page={page}
              layout={layout}
              sizes={PICTURE_SIZES.preview}
              eager={i < 2}
              waiting={waiting}
              className="[&>div]:shadow-book"
            />
            <span className="max-md:hidden">
              <Gutter side={page % 2 === 0 ? 'left' : 'right'} />
            </span>
          </div>
        ))}
        <NextPage book={book} />
      </div>
    </section>
  );
};

const NextPage = ({ book }: { book: Book }) => (
  <div className="relative md:mt-10">
    <div className="grid place-content-center justify-items-center gap-4 bg-sheet p-8 text-center shadow-book md:aspect-square">
      <p className="text-balance font-serif text-2xl leading-snug sm:text-3xl">
        And what happens next to {book.childName}?
      </p>
      <p className="max-w-sm text-ink-soft">
        {STORY_PAGES.length - PREVIEW_PAGES.length} more story pages, the ending and the covers are
        yours to see before you order, free of charge.
      </p>
      {bookCan.order(book) && (
        <ButtonLink
          href={screenPath('fullPreview', { bookId: book.id })}
          variant="secondary"
          className="mt-2"
        >
          Turn the page
        </ButtonLink>
      )}
    </div>
    <span className="max-md:hidden">
      <Gutter side="right" />
    </span>
  </div>
);
