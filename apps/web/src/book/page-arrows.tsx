import { pageName } from '@bramblebook/contract/page-names';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { type FacingPages, pagesIn } from './spreads.ts';

/** Turns one stop on or back. At the ends it stays in place, so that focus is not lost. */
export const Arrow = ({
  way,
  disabled,
  onClick,
  className,
}: {
  readonly way: 'next' | 'previous';
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly className?: string;
}) => (
  <button
    type="button"
    aria-label={way === 'next' ? 'Next page' : 'Previous page'}
    aria-disabled={disabled}
    onClick={onClick}
    className={classNames(
      'grid size-12 shrink-0 place-items-center rounded-full hover:bg-current/12 aria-disabled:opacity-30',
      className,
    )}
  >
    {way === 'next' ? (
      <ChevronRight className="size-8" aria-hidden="true" />
    ) : (
      <ChevronLeft className="size-8" aria-hidden="true" />
    )}
  </button>
);

/** A dot for every stop of the book. */
export const Dots = ({
  spreads,
  index,
  onGo,
}: {
  readonly spreads: readonly FacingPages[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}) => (
  <ol className="flex flex-wrap justify-center">
    {spreads.map((spread, i) => (
      <li key={pagesIn(spread)[0]}>
        <button
          type="button"
          aria-label={pagesIn(spread).map(pageName).join(' and ')}
          aria-current={i === index ? 'page' : undefined}
          onClick={() => onGo(i)}
          className="group grid size-6.5 place-items-center rounded-full"
        >
          <span
            className={classNames(
              'block rounded-full transition-all',
              i === index
                ? 'size-3.5 bg-honey'
                : 'size-2.5 bg-paper-ink/55 group-hover:bg-paper-ink',
            )}
          />
        </button>
      </li>
    ))}
  </ol>
);
