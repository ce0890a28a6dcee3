import { type Book, bookTitle } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { PREVIEW_PAGES } from '@bramblebook/contract/page-numbers';
import { BookGate } from '../../book/book-gate.tsx';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { OrderOffers } from '../../book/order-offers.tsx';
import { pictureOf } from '../../book/page-picture.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AnotherStory } from './another-story.tsx';
import { LooksEditor } from './looks-editor.tsx';
import { PreviewNotices } from './preview-notices.tsx';
import { PreviewPages } from './preview-pages.tsx';

/** The free preview: three pages of the book, what it costs, and the hero's looks to correct. */
const PreviewPage = ({ params }: { params: { bookId: string } }) => (
  <BookGate bookId={params.bookId}>{(book) => <Preview key={book.id} book={book} />}</BookGate>
);

const Preview = ({ book }: { book: Book }) => {
  useTitle(bookTitle(book));
  const canOrder = PREVIEW_PAGES.every((page) => pictureOf(book, page)) && book.status !== 'failed';
  // While pages are painted the looks are seen, and changed when they are done.
  const showsLooks = book.looks && (book.status === 'preview_ready' || isBeingMade(book.status));
  return (
    <div className="wrap grid gap-10 py-8 sm:gap-14 sm:py-12">
      <div className="grid gap-6">
        <Heading book={book} />
        <PreviewNotices book={book} />
      </div>
      {book.status !== 'rejected' && (
        <>
          <div className="grid gap-6">
            <PreviewPages book={book} />
            <AnotherStory book={book} />
          </div>
          {showsLooks && <LooksEditor book={book} />}
          <section aria-labelledby="offers" className="grid gap-5">
            <div className="grid max-w-2xl gap-2">
              <h2 id="offers" className="text-3xl">
                Love it? Bring the whole book home
              </h2>
              <p className="text-ink-soft text-lg">
                {canOrder
                  ? 'Thirty pages, twenty of them story. Shipping is free worldwide, and three rounds of changes are included.'
                  : book.status === 'failed'
                    ? 'You can order as soon as the missing pages are painted: press "Try again" above.'
                    : 'You can order as soon as the preview is ready.'}
              </p>
            </div>
            <OrderOffers bookId={book.id} canOrder={canOrder && !isMakingPreview(book)} />
          </section>
        </>
      )}
    </div>
  );
};

const isMakingPreview = (book: Book): boolean => book.status === 'generating';

const Heading = ({ book }: { book: Book }) => {
  const making = isBeingMade(book.status);
  const { made, wanted } = book.progress;
  return (
    <header className="flex items-center gap-9">
      {book.status !== 'rejected' && (
        <BookShelfCover book={book} sizes="176px" className="w-44 shrink-0 max-sm:hidden" />
      )}
      <div className="grid grow justify-items-start gap-3">
        <StatusBadge book={book} />
        <h1 className="text-4xl sm:text-5xl">{bookTitle(book)}</h1>
        {book.title && <p className="font-serif text-ink-soft text-xl italic">{book.title}</p>}
        {making && (
          <div className="grid w-full max-w-md gap-2">
            <Progress value={made} max={wanted} label="Pages painted" />
            <p className="text-ink-soft" aria-live="polite">
              {made} of {wanted} pages painted
            </p>
          </div>
        )}
        {!making && book.status !== 'failed' && book.status !== 'rejected' && (
          <ButtonLink href={`/book/${book.id}/full-preview`} variant="secondary" className="mt-1">
            See the whole book
          </ButtonLink>
        )}
      </div>
    </header>
  );
};

const StatusBadge = ({ book }: { book: Book }) => {
  if (book.status === 'rejected') return <Badge tone="alarm">Not possible</Badge>;
  if (book.status === 'failed') return <Badge tone="alarm">Needs another try</Badge>;
  return isMakingPreview(book) ? (
    <Badge tone="honey">Generating...</Badge>
  ) : (
    <Badge tone="leaf">Preview Ready</Badge>
  );
};

export default PreviewPage;
