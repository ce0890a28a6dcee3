import { PAGE } from '@bramblebook/contract/page-numbers';
import { classNames } from '../ui/class-names.ts';
import { BookPage, type BookPageProps } from './book-page.tsx';
import type { FacingPages } from './spreads.ts';

type SpreadProps = Omit<BookPageProps, 'page'> & { readonly spread: FacingPages };

/** Two facing pages as they lie in the open book; a cover stands alone in its half. */
export const Spread = ({ spread, className, ...page }: SpreadProps) => (
  <div className={classNames('grid grid-cols-2', className)}>
    <Half {...page} page={spread.left} side="left" />
    <Half {...page} page={spread.right} side="right" />
  </div>
);

const isCover = (page: number) => page === PAGE.frontCover || page === PAGE.backCover;

const Half = ({
  page,
  side,
  ...rest
}: Omit<BookPageProps, 'page'> & { page: number | null; side: 'left' | 'right' }) => {
  if (page === null) return <div aria-hidden="true" />;
  return (
    <div className="relative">
      <BookPage {...rest} page={page} />
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
