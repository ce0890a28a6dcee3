import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { useEffect, useRef } from 'react';
import { pictureAt, pictureOf } from '../../book/page-picture.ts';
import { isCover } from '../../book/spread.tsx';
import { type FacingPages, pagesIn } from '../../book/spreads.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

/** All stops of the book small in a row; the one on show is kept in sight. */
export const ThumbnailStrip = ({
  book,
  spreads,
  index,
  onGo,
}: {
  readonly book: Book;
  readonly spreads: readonly FacingPages[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}) => {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = row.current;
    const item = box?.children[index];
    if (!box || !(item instanceof HTMLElement)) return;
    box.scrollTo({ left: item.offsetLeft - (box.clientWidth - item.clientWidth) / 2 });
  }, [index]);
  return (
    <nav aria-label="All pages, small" className="min-w-0">
      <ol ref={row} className="relative flex gap-3 overflow-x-auto px-1.5 py-2">
        {spreads.map((spread, i) => {
          const pages = pagesIn(spread);
          return (
            <li key={pages[0]} className="shrink-0">
              <button
                type="button"
                onClick={() => onGo(i)}
                aria-label={pages.map(pageName).join(' and ')}
                aria-current={i === index ? 'page' : undefined}
                className={classNames(
                  'flex overflow-hidden rounded-sm transition-shadow',
                  i === index
                    ? 'shadow-[0_0_0_2px_var(--color-paper),0_0_0_5px_var(--color-berry)]'
                    : 'shadow-paper hover:shadow-lifted',
                )}
              >
                {pages.map((page) => (
                  <Thumbnail key={page} book={book} page={page} />
                ))}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** One page small; its words are left out, they could not be read. */
export const Thumbnail = ({
  book,
  page,
  className,
}: {
  readonly book: Book;
  readonly page: number;
  readonly className?: string | undefined;
}) => {
  const url = pictureOf(book, page);
  return (
    <Picture
      src={url && pictureAt(url, 480)}
      alt=""
      loading="lazy"
      className={classNames(className ?? 'w-19', isCover(page) && 'rounded-xs')}
    />
  );
};
