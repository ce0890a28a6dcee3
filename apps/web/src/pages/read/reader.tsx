import { type Book, bookTitle, readerPages } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { pageName } from '@bramblebook/contract/page-names';
import { wordsOnPage } from '@bramblebook/contract/page-words';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Arrow, Dots } from '../../book/page-arrows.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { type FacingPages, pagesIn, singlesOf, spreadsOf, spreadWith } from '../../book/spreads.ts';
import { TWO_PAGES } from '../../book/two-pages.ts';
import { useBookLayout } from '../../book/use-book.ts';
import { REDUCED_MOTION, useMedia } from '../../book/use-media.ts';
import { usePageKeys } from '../../book/use-page-keys.ts';
import { later } from '../../ui/later.tsx';
import { AloudBar } from './aloud/aloud-bar.tsx';
import { pageToRecord } from './aloud/microphone.ts';
import { useReadAloud } from './aloud/use-read-aloud.ts';
import { useRecordings } from './aloud/use-recordings.ts';
import { useShopVoice } from './aloud/use-shop-voice.ts';
import type { Turn } from './near-pages.ts';
import { OpenBook } from './open-book.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { Stage } from './stage.tsx';
import { useGestures } from './use-gestures.ts';
import { useZoom } from './use-zoom.ts';
import { useReadingWays } from './ways/use-reading-ways.ts';

const WaysDialog = later(async () => (await import('./ways/ways-dialog.tsx')).WaysDialog);
const SentencePages = later(async () => (await import('./ways/sentence-pages.tsx')).SentencePages);

const CLEAR_LETTERS = { '--reading-face': 'OpenDyslexic' } as CSSProperties;

/** Where the book is open, and the leaf that turns on the way to another place. */
const useLeafing = (
  book: Book,
  { twoPages, onTurn }: { readonly twoPages: boolean; readonly onTurn: () => void },
) => {
  const still = useMedia(REDUCED_MOTION);
  const pages = useMemo(() => readerPages(book), [book]);
  const spreads = useMemo(() => (twoPages ? spreadsOf : singlesOf)(pages), [twoPages, pages]);
  const [place, setPlace] = useState(pageToRecord() ?? pages[0] ?? 1);
  const [turn, setTurn] = useState<Turn | null>(null);
  const index = spreadWith(spreads, place);
  const spread = spreads[index] ?? { left: null, right: pages[0] ?? null };
  const goTo = (target: number) => {
    const to = spreads[target];
    const first = to && pagesIn(to)[0];
    if (!to || first === undefined || target === index) return;
    setPlace(first);
    onTurn();
    const direction = target > index ? 'next' : 'previous';
    setTurn(twoPages && !still ? { from: index, to: target, direction } : null);
  };
  return { spreads, spread, index, turn, goTo, endTurn: () => setTurn(null) };
};

/** The book to leaf through: two pages side by side where there is room, else one with its words below. */
export const Reader = ({ book }: { book: Book }) => {
  const layout = useBookLayout(book.id);
  const [, navigate] = useLocation();
  const twoPages = useMedia(TWO_PAGES);
  const { ways, change } = useReadingWays();
  const [choosesWays, setChoosesWays] = useState(false);
  const root = useRef<HTMLElement>(null);
  const zoom = useZoom();

  const { spreads, spread, index, turn, goTo, endTurn } = useLeafing(book, {
    twoPages,
    onTurn: zoom.leave,
  });
  // Zoomed in, the arrow keys move over the page instead.
  usePageKeys(
    zoom.zoomed
      ? { escape: zoom.leave }
      : {
          next: () => goTo(index + 1),
          previous: () => goTo(index - 1),
          first: () => goTo(0),
          last: () => goTo(spreads.length - 1),
          escape: () => navigate(screenPath('dashboard')),
        },
  );
  const gestures = useGestures({
    onSwipe: (way) => !zoom.zoomed && goTo(index + (way === 'next' ? 1 : -1)),
    onDoubleTap: zoom.toggleAt,
    onLongPress: () => setChoosesWays(true),
  });

  const arrows = {
    previous: { disabled: index === 0, onClick: () => goTo(index - 1) },
    next: { disabled: index === spreads.length - 1, onClick: () => goTo(index + 1) },
  };
  const shown = pagesIn(spread);
  const recordings = useRecordings(book.id);
  const shopVoice = useShopVoice({
    isChosen: !ways.deviceVoice,
    choose: (isChosen) => change({ deviceVoice: !isChosen }),
  });
  const wordsOn = (one: number) => wordsOnPage(book, layout, one);
  const aloud = useReadAloud({
    bookId: book.id,
    pages: shown,
    language: layout?.language ?? 'en',
    wordsOn,
    recordings: recordings.byPage,
    byShop: shopVoice?.isChosen === true,
    onTurn: () => {
      goTo(index + 1);
      return index < spreads.length - 1;
    },
  });
  // On the page the letters keep to the press's measure: other ones stand below it, at their own.
  const below = ways.largeText || ways.clearLetters;
  const page = useMemo(
    () =>
      ({
        book,
        layout,
        sizes: PICTURE_SIZES.read,
        wordsBelow: below ? 'always' : 'when-small',
      }) as const,
    [book, layout, below],
  );
  return (
    <section
      ref={root}
      aria-label={bookTitle(book)}
      style={ways.clearLetters ? CLEAR_LETTERS : undefined}
      className="on-dark flex min-h-[calc(100dvh-4.25rem)] grow flex-col overflow-y-auto bg-bramble pb-6 text-paper-ink"
    >
      <ReaderBar
        book={book}
        root={root}
        zoomed={zoom.zoomed}
        onZoom={() => zoom.toggleAt(null)}
        onWays={() => setChoosesWays(true)}
      />
      {choosesWays && (
        <WaysDialog
          ways={ways}
          onChange={change}
          onZoom={() => zoom.toggleAt(null)}
          onClose={() => setChoosesWays(false)}
        />
      )}
      <StillPainting book={book} />
      <div className="flex grow items-center justify-center gap-1 px-0 sm:px-3">
        <Arrow way="previous" className="max-sm:hidden" {...arrows.previous} />
        {ways.bySentence ? (
          <SentencePages book={book} layout={layout} pages={shown} lit={aloud.lit} />
        ) : (
          <Stage zoom={zoom} gestures={gestures} twoPages={twoPages}>
            <OpenBook
              spreads={spreads}
              index={index}
              twoPages={twoPages}
              turn={turn}
              onTurned={endTurn}
              page={page}
              lit={aloud.lit}
            />
          </Stage>
        )}
        <Arrow way="next" className="max-sm:hidden" {...arrows.next} />
      </div>
      <AloudBar
        aloud={aloud}
        pages={shown.filter(wordsOn)}
        recordings={recordings}
        shopVoice={shopVoice}
      />
      <Places arrows={arrows} shown={shown} spreads={spreads} index={index} onGo={goTo} />
      <p aria-live="polite" className="sr-only">
        {shown
          .map((one) =>
            aloud.state === 'reading'
              ? pageName(one)
              : `${pageName(one)}. ${wordsOnPage(book, layout, one)}`,
          )
          .join(' ')}
      </p>
    </section>
  );
};

const StillPainting = ({ book: { status, progress } }: { book: Book }) =>
  isBeingMade(status) && (
    <p role="status" className="wrap pb-3 text-center">
      More pages are being painted: {progress.made} of {progress.wanted} are done.
    </p>
  );

/** Where the book is open, and the way to any other place in it. */
const Places = ({
  arrows,
  shown,
  spreads,
  index,
  onGo,
}: {
  readonly arrows: Readonly<
    Record<'previous' | 'next', { readonly disabled: boolean; readonly onClick: () => void }>
  >;
  readonly shown: readonly number[];
  readonly spreads: readonly FacingPages[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}) => (
  <nav aria-label="Pages" className="grid gap-1 px-2 pt-3">
    <div className="flex items-center justify-between sm:hidden">
      <Arrow way="previous" {...arrows.previous} />
      <p aria-hidden="true">{shown.map(pageName).join(' · ')}</p>
      <Arrow way="next" {...arrows.next} />
    </div>
    <Dots spreads={spreads} index={index} onGo={onGo} />
  </nav>
);
