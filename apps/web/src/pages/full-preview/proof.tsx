import type { Book } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { pageName } from '@bramblebook/contract/page-names';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { useState } from 'react';
import { BookPage } from '../../book/book-page.tsx';
import { Arrow } from '../../book/page-arrows.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { centring, Spread } from '../../book/spread.tsx';
import { pagesIn, singlesOf, spreadsOf, spreadWith } from '../../book/spreads.ts';
import { TWO_PAGES } from '../../book/two-pages.ts';
import { useBookLayout } from '../../book/use-book.ts';
import { useMedia } from '../../book/use-media.ts';
import { usePageKeys } from '../../book/use-page-keys.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProofActions } from './proof-actions.tsx';
import { ThumbnailStrip } from './thumbnail-strip.tsx';

/** The proof: one large spread, all others small below it, and what can be changed on it. */
export const Proof = ({ book }: { book: Book }) => {
  const layout = useBookLayout(book.id);
  const twoPages = useMedia(TWO_PAGES);
  const spreads = (twoPages ? spreadsOf : singlesOf)(ALL_PAGES);
  const [place, setPlace] = useState(1);
  const index = spreadWith(spreads, place);
  const spread = spreads[index] ?? { left: null, right: 1 };
  const shown = pagesIn(spread);
  const only = shown[0] ?? 1;
  const go = (to: number) => {
    const first = spreads[to] && pagesIn(spreads[to])[0];
    if (first !== undefined) setPlace(first);
  };
  usePageKeys({ next: () => go(index + 1), previous: () => go(index - 1) });
  const page = {
    book,
    layout,
    sizes: PICTURE_SIZES.fullPreview,
    eager: true,
    waiting: isBeingMade(book.status) ? 'Being painted…' : 'Not painted yet',
  };
  return (
    <section aria-label="All pages" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="bg-paper-deep py-6 sm:py-9">
        <div className="mx-auto flex max-w-[92rem] items-center justify-center gap-2 sm:px-3">
          <Arrow
            way="previous"
            disabled={index === 0}
            onClick={() => go(index - 1)}
            className="max-sm:hidden"
          />
          <div
            className={classNames(
              'w-full min-w-0',
              twoPages ? 'max-w-[max(40rem,calc((100dvh-20rem)*2))]' : 'max-w-[40rem]',
            )}
          >
            {twoPages ? (
              <Spread
                {...page}
                spread={spread}
                className={classNames('drop-shadow-xl', centring(spread))}
              />
            ) : (
              <BookPage key={only} {...page} page={only} className="[&>figcaption]:px-5" />
            )}
          </div>
          <Arrow
            way="next"
            disabled={index === spreads.length - 1}
            onClick={() => go(index + 1)}
            className="max-sm:hidden"
          />
        </div>
        <div className="flex items-center justify-center gap-3 pt-4">
          <Arrow
            way="previous"
            disabled={index === 0}
            onClick={() => go(index - 1)}
            className="sm:hidden"
          />
          <p aria-live="polite" className="text-ink-soft">
            {shown.map(pageName).join(' · ')}
          </p>
          <Arrow
            way="next"
            disabled={index === spreads.length - 1}
            onClick={() => go(index + 1)}
            className="sm:hidden"
          />
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5">
        <ThumbnailStrip book={book} spreads={spreads} index={index} onGo={go} />
        <ProofActions book={book} pages={shown} />
      </div>
    </section>
  );
};
