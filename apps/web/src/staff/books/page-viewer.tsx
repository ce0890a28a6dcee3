import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { textOf } from '@bramblebook/contract/page-words';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { pictureAt, pictureOf } from '../../book/page-picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { useReturnFocus } from '../kit/use-return-focus.ts';

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-sm text-paper-ink hover:bg-white/12 disabled:opacity-30';

/** Pages over the whole screen: arrows, Home and End turn them, Escape closes. */
export const PageViewer = ({
  book,
  pages,
  page,
  onPage,
  onClose,
}: {
  readonly book: Book;
  readonly pages: readonly number[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}) => {
  const returnFocus = useReturnFocus();
  const at = pages.indexOf(page);
  const turn = (to: number | undefined) => to !== undefined && onPage(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: pages[at - 1],
      ArrowRight: pages[at + 1],
      Home: pages[0],
      End: pages.at(-1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const url = pictureOf(book, page);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          className="on-dark fixed inset-0 z-40 flex flex-col bg-rail text-paper-ink"
        >
          <header className="flex items-center justify-between gap-3 px-3 py-1.5">
            <Radix.Title className="font-sans text-sm" aria-live="polite">
              {pageName(page)} · page {page} of 30
            </Radix.Title>
            <Radix.Close aria-label="Close" className={BUTTON}>
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          <div className="flex min-h-0 grow items-center justify-between gap-1 px-1">
            <button
              type="button"
              aria-label="Page before"
              disabled={at <= 0}
              className={BUTTON}
              onClick={() => turn(pages[at - 1])}
            >
              <ChevronLeft className="size-6" aria-hidden="true" />
            </button>
            <Picture
              src={url && pictureAt(url, 1600)}
              alt={pageName(page)}
              className="aspect-square max-h-full min-h-0 w-[min(100%,calc(100dvh-12rem))] rounded-sm"
            />
            <button
              type="button"
              aria-label="Next page"
              disabled={at >= pages.length - 1}
              className={BUTTON}
              onClick={() => turn(pages[at + 1])}
            >
              <ChevronRight className="size-6" aria-hidden="true" />
            </button>
          </div>
          <p className="mx-auto min-h-24 max-w-2xl px-4 py-3 text-center font-serif text-base">
            {textOf(book, page)}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
