import type { Book, PageFields } from '@bramblebook/contract/book';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { pageName } from '@bramblebook/contract/page-names';
import { wordsOnPage } from '@bramblebook/contract/page-words';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { useBookFonts } from './book-fonts.ts';
import { type LitStretch, LitWords } from './lit-words.tsx';
import { PageImage } from './page-image.tsx';
import { pictureOf } from './page-picture.ts';
import { PageText, readableFromPx } from './page-text.tsx';
import { useIsNarrower } from './use-is-narrower.ts';

export interface BookPageProps {
  readonly book: PageFields & Pick<Book, 'status'>;
  readonly page: number;
  readonly layout: BookLayout | null | undefined;
  /** The `sizes` of the picture: how wide the page stands on which screen. */
  readonly sizes: string;
  /** Load the picture at once, for pages that are looked at first. */
  readonly eager?: boolean;
  /** What stands on an empty page while its picture is being painted. */
  readonly waiting?: string;
  /** Whether the words stand below the page too: when they are too small on it, always, or never. */
  readonly wordsBelow?: 'when-small' | 'always' | 'never';
  /** What is being read aloud, on whichever page. */
  readonly lit?: LitStretch | null;
  readonly className?: string | undefined;
}

/**
 * One page as it is bound: the painted picture cut to the trim, and the printed words
 * over it at the press's positions. Where those would be too small to read, they stand
 * below the page as well; on wide pages only readers of the screen get that copy.
 */
export const BookPage = ({
  book,
  page,
  layout,
  sizes,
  eager,
  waiting = 'Being painted…',
  wordsBelow = 'when-small',
  lit = null,
  className,
}: BookPageProps) => {
  const url = pictureOf(book, page);
  const laidOut = layout?.pages.find((one) => one.page === page);
  const drawn = useBookFonts(laidOut);
  const text = wordsOnPage(book, layout, page);
  const litHere = lit?.page === page ? lit : null;
  const [ref, isTooNarrow] = useIsNarrower(laidOut ? readableFromPx(laidOut) : 0);
  // While the layout is on its way nothing stands below: it would push the next page down and up again.
  const tooSmall = laidOut ? isTooNarrow : layout !== undefined;
  return (
    <figure className={classNames('min-w-0', className)}>
      <div ref={ref} className="relative aspect-square overflow-hidden bg-paper-deep">
        {url ? (
          <PageImage
            url={url}
            sizes={sizes}
            alt={laidOut?.alt ?? pageName(page)}
            eager={eager ?? false}
            box={laidOut?.picture}
          >
            {laidOut && drawn && <PageText layout={laidOut} words={text} lit={litHere} />}
          </PageImage>
        ) : (
          <EmptyPage
            label={`${pageName(page)}: ${waiting}`}
            waiting={waiting}
            coming={isBeingMade(book.status)}
          />
        )}
      </div>
      {text && (
        <figcaption
          dir="auto"
          className={
            wordsBelow === 'always' || (wordsBelow === 'when-small' && tooSmall)
              ? 'mx-auto max-w-[34rem] whitespace-pre-line px-1 pt-4 text-[1.1875rem] leading-relaxed [font-family:var(--reading-face,var(--font-serif))]'
              : 'sr-only'
          }
        >
          <LitWords text={text} lit={litHere} />
        </figcaption>
      )}
    </figure>
  );
};

const EmptyPage = ({
  label,
  waiting,
  coming,
}: {
  label: string;
  waiting: string;
  coming: boolean;
}) => (
  <div role="img" aria-label={label} className="absolute inset-0">
    <Picture src={null} alt="" className={classNames('size-full', coming && 'animate-shimmer')} />
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-[16%] px-4 text-center text-ink-soft text-sm"
    >
      {waiting}
    </span>
  </div>
);
