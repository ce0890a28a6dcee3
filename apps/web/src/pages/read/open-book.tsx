import './page-turn.css';
import { memo, startTransition, useEffect, useState } from 'react';
import { BookPage, type BookPageProps } from '../../book/book-page.tsx';
import type { LitStretch } from '../../book/lit-words.tsx';
import { centring, Half, isCover } from '../../book/spread.tsx';
import type { FacingPages } from '../../book/spreads.ts';
import { classNames } from '../../ui/class-names.ts';
import { type NearPage, nearPages, type Turn } from './near-pages.ts';

type Page = Omit<BookPageProps, 'page' | 'lit'>;

/** When the neighbours of an opened stop are drawn: after its own picture and the turn to it, in ms. */
const READY_AFTER_MS = 900;

const useNear = (index: number): number | null => {
  const [near, setNear] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setNear(index)), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [index]);
  return near;
};

/**
 * The open book: two pages side by side with a leaf that swings over, or one page that fades in.
 * The pages before and behind are drawn ahead.
 */
export const OpenBook = ({
  spreads,
  index,
  twoPages,
  turn,
  onTurned,
  page,
  lit,
}: {
  readonly spreads: readonly FacingPages[];
  readonly index: number;
  readonly twoPages: boolean;
  readonly turn: Turn | null;
  readonly onTurned: () => void;
  readonly page: Page;
  readonly lit: LitStretch | null;
}) => {
  const near = useNear(index);
  const spread = spreads[index];
  // Alone on the screen, a page has no blank one beside it.
  const placed = nearPages(spreads, { index, near, turn }).filter(
    ({ page: one }) => twoPages || one !== null,
  );
  return (
    <div
      onAnimationEnd={({ animationName }) => animationName.startsWith('turn-') && onTurned()}
      className={classNames(
        'relative grid items-start',
        twoPages && 'grid-cols-2 transition-transform duration-700 [perspective:2400px]',
        twoPages && spread && centring(spread),
      )}
    >
      {twoPages && spread && <Shadow spread={spread} />}
      {placed.map(({ key, ...one }) => (
        <Place key={key} {...one} twoPages={twoPages} bookPage={page} lit={litOn(one.page, lit)} />
      ))}
    </div>
  );
};

/** The book's shadow on the table: a layer of its own, since a filter over turning pages would be painted anew in every frame. */
const Shadow = ({ spread: { left, right } }: { readonly spread: FacingPages }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'absolute top-0 shadow-2xl',
      isCover(left ?? right) ? 'aspect-square w-1/2' : 'aspect-2/1 w-full',
      isCover(right) && 'left-1/2',
    )}
  />
);

const litOn = (page: number | null, lit: LitStretch | null): LitStretch | null =>
  lit?.page === page ? lit : null;

const STATES = { open: null, ready: 'ready', away: 'turning away', in: 'turning in' } as const;

/** Where one page lies. What is drawn on it stays as it is while it turns. */
const Place = ({
  page,
  opposite,
  side,
  state,
  twoPages,
  bookPage,
  lit,
}: Omit<NearPage, 'key'> & {
  readonly twoPages: boolean;
  readonly bookPage: Page;
  readonly lit: LitStretch | null;
}) => (
  <div
    inert={state === 'ready'}
    aria-hidden={state === 'open' || state === 'in' ? undefined : true}
    className={classNames(
      'row-start-1 min-w-0',
      STATES[state],
      twoPages && `${side}-page`,
      twoPages && side === 'right' ? 'col-start-2' : 'col-start-1',
      !twoPages && state === 'open' && 'animate-fade',
    )}
  >
    <Drawn
      page={page}
      opposite={opposite}
      side={side}
      twoPages={twoPages}
      bookPage={bookPage}
      lit={lit}
    />
  </div>
);

const Drawn = memo(
  ({
    page,
    opposite,
    side,
    twoPages,
    bookPage,
    lit,
  }: Omit<NearPage, 'key' | 'state'> & {
    readonly twoPages: boolean;
    readonly bookPage: Page;
    readonly lit: LitStretch | null;
  }) =>
    twoPages || page === null ? (
      <Half {...bookPage} page={page} opposite={opposite} side={side} lit={lit} eager />
    ) : (
      <BookPage {...bookPage} page={page} lit={lit} eager className="[&>figcaption]:px-5" />
    ),
);
