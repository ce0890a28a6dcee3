import { PAGE } from '@bramblebook/contract/page-numbers';
import { classNames } from '../ui/class-names.ts';
import { BookPage, type BookPageProps } from './book-page.tsx';
import type { FacingPages } from './spreads.ts';

type SpreadProps = Omit<BookPageProps, 'page'> & { readonly spread: FacingPages };

/** Two facing pages as they lie in the open book; a cover stands alone in its half. */
export const Spread = ({ spread, className, ...page }: SpreadProps) => (
  <div className={classNames('grid grid-cols-2', className)}>
    <Half
      key={`left ${spread.left}`}
      {...page}
      page={spread.left}
      opposite={spread.right}
      side="left"
    />
    <Half
      key={`right ${spread.right}`}
      {...page}
      page={spread.right}
      opposite={spread.left}
      side="right"
    />
  </div>
);

/** Whether a page is outside the book, so that nothing lies opposite it. */
export const isCover = (page: number | null): boolean =>
  page === PAGE.frontCover || page === PAGE.backCover;

/** Moves a closed book, which fills one half only, to the middle. */
export const centring = ({ left, right }: FacingPages): string => {
  if (left === null && isCover(right)) return '-translate-x-1/4';
  return right === null && isCover(left) ? 'translate-x-1/4' : '';
};

/** One side of the open book; a side left out between pages is blank paper. */
export const Half = ({
  page,
  opposite,
  side,
  ...rest
}: Omit<BookPageProps, 'page'> & {
  readonly page: number | null;
  readonly opposite: number | null;
  readonly side: 'left' | 'right';
}) => {
  if (page === null && isCover(opposite)) return <div aria-hidden="true" />;
  return (
    <div className="relative min-w-0">
      {page === null ? (
        <div aria-hidden="true" className="aspect-square bg-paper" />
      ) : (
        <BookPage {...rest} page={page} />
      )}
      {!isCover(page) && <Gutter side={side} />}
    </div>
  );
};

/** The shade where the paper bends into the binding. */
export const Gutter = ({ side }: { side: 'left' | 'right' }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'pointer-events-none absolute inset-x-0 top-0 aspect-square from-bramble/35 via-6% via-bramble/8 to-14% to-transparent mix-blend-multiply',
      side === 'left' ? 'bg-linear-to-l' : 'bg-linear-to-r',
    )}
  />
);
