import { type Book, bookTitle } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { BookGate } from '../../book/book-gate.tsx';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { FirstPicture } from '../../book/first-picture.tsx';
import { OrderOffers } from '../../book/order-offers.tsx';
import { ShareBook } from '../../book/share/share-book.tsx';
import { previewBadge } from '../../book/state-badges.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { WhenNear } from '../../ui/when-near.tsx';
import { AnotherStory } from './another-story.tsx';
import { PreviewNotices } from './preview-notices.tsx';
import { PreviewPages } from './preview-pages.tsx';

const HeroSheetCard = later(async () => (await import('./hero-sheet.tsx')).HeroSheetCard);
const LooksEditor = later(async () => (await import('./looks-editor.tsx')).LooksEditor);

/** The free preview: three pages of the book, what it costs, and the hero's looks to correct. */
const PreviewPage = ({ params }: { params: { bookId: string } }) => (
  <BookGate bookId={params.bookId} waiting={<Waiting />}>
    {(book) => <Preview key={book.id} book={book} />}
  </BookGate>
);

/** The heading's place, and the first of the pages. */
const Waiting = () => (
  <div className="wrap grid min-h-dvh content-start gap-10 py-8 sm:gap-14 sm:py-12">
    <div className="h-46" />
    <FirstPicture className="shadow-book md:w-1/2" />
  </div>
);

const Preview = ({ book }: { book: Book }) => {
  useTitle(bookTitle(book));
  // While pages are painted the looks are seen, and changed when they are done.
  const showsLooks = book.looks && (bookCan.changeHero(book) || isBeingMade(book.status));
  return (
    <div className="wrap grid gap-10 py-8 sm:gap-14 sm:py-12">
      <div className="grid gap-6">
        <Heading book={book} />
        <PreviewNotices book={book} />
      </div>
      {bookCan.openFullPreview(book) && (
        <>
          <div className="grid gap-6">
            <PreviewPages book={book} />
            <AnotherStory book={book} />
          </div>
          {book.heroSheet && (
            <WhenNear className="min-h-96">
              <HeroSheetCard book={book} sheet={book.heroSheet} />
            </WhenNear>
          )}
          {showsLooks && (
            <WhenNear className="min-h-96">
              <LooksEditor book={book} />
            </WhenNear>
          )}
          <section aria-labelledby="offers" className="grid gap-5">
            <div className="grid max-w-2xl gap-2">
              <h2 id="offers" className="text-3xl">
                Love it? Bring the whole book home
              </h2>
              <p className="text-ink-soft text-lg">{offerWords(book)}</p>
            </div>
            <OrderOffers bookId={book.id} canOrder={bookCan.order(book)} />
          </section>
        </>
      )}
    </div>
  );
};

const offerWords = (book: Book): string => {
  if (bookCan.order(book))
    return 'Thirty pages, twenty of them story. Shipping is free worldwide, and three rounds of changes are included.';
  return bookCan.retry(book)
    ? 'You can order as soon as the missing pages are painted: press "Try again" above.'
    : 'You can order as soon as the preview is ready.';
};

const Heading = ({ book }: { book: Book }) => {
  const making = isBeingMade(book.status);
  const { made, wanted } = book.progress;
  const { tone, words } = previewBadge(book);
  return (
    <header className="flex items-center gap-9">
      {bookCan.openFullPreview(book) && (
        <BookShelfCover book={book} sizes="176px" className="w-44 shrink-0 max-sm:hidden" />
      )}
      <div className="grid grow justify-items-start gap-3">
        <Badge tone={tone}>{words}</Badge>
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
        {!making && bookCan.order(book) && (
          <div className="mt-1 flex flex-wrap gap-3">
            <ButtonLink href={screenPath('fullPreview', { bookId: book.id })} variant="secondary">
              See the whole book
            </ButtonLink>
            <ShareBook book={book} />
          </div>
        )}
      </div>
    </header>
  );
};

export default PreviewPage;
