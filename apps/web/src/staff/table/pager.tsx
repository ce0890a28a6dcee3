import { PAGE_SIZE } from '@bramblebook/contract/staff-call';
import { withCommas } from '@bramblebook/contract/with-commas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { pagesOf } from './list-address.ts';

/** "1–50 of 200 orders", "about" when it is an estimate. */
export const rangeWords = (
  page: number,
  { total, isEstimate = false, things }: ListSize,
): string => {
  if (total === 0) return `0 ${things}`;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(total, page * PAGE_SIZE);
  const all = `${isEstimate ? 'about ' : ''}${withCommas(total)}`;
  return `${withCommas(first)}–${withCommas(last)} of ${all} ${things}`;
};

export interface ListSize {
  readonly total: number;
  readonly isEstimate?: boolean | undefined;
  /** What is listed, in the plural. */
  readonly things: string;
}

/** Where in a list one is, and the ways on and back. */
export const Pager = ({
  page,
  size,
  onPage,
}: {
  readonly page: number;
  readonly size: ListSize;
  readonly onPage: (page: number) => void;
}) => {
  const pages = pagesOf(size.total);
  const step = (to: number) => to >= 1 && to <= pages && onPage(to);
  useKeys([
    { keys: ']', label: 'Next page', run: () => step(page + 1) },
    { keys: '[', label: 'Page before', run: () => step(page - 1) },
  ]);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
      <p className="text-ink-soft text-xs">{rangeWords(page, size)}</p>
      <div className="flex items-center gap-1.5">
        <Button
          size="icon"
          aria-label="Page before"
          disabled={page <= 1}
          onClick={() => step(page - 1)}
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
        </Button>
        <span className="px-1 text-xs">
          Page {page} of {withCommas(pages)}
        </span>
        <Button
          size="icon"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => step(page + 1)}
        >
          <ChevronRight className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
};
