import { bookFacts, bookTitle } from '@bramblebook/contract/book';
import { formatCents } from '@bramblebook/contract/money';
import { formatLabel } from '@bramblebook/contract/order';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pictureAt, pictureOf } from '../../../book/page-picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ApprovalCountdown } from '../../books/approval-countdown.tsx';
import { MoveDialog } from '../../books/move-dialog.tsx';
import { nextMove, type PrintMove, undoMove } from '../../books/print-moves.ts';
import { ShipDialog } from '../../books/ship-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { BookBadge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';
import { useNow } from '../../kit/use-now.ts';
import { BookDetails } from './book-details.tsx';

/** One book in print: its next step at hand, all about it when opened. */
export const BookCard = ({
  book,
  isChosen,
  onChoose,
}: {
  readonly book: ApprovedBook;
  readonly isChosen: boolean;
  /** Null for those who may not print. */
  readonly onChoose: ((isChosen: boolean) => void) | null;
}) => {
  const [isOpen, setOpen] = useState(false);
  const cover = pictureOf(book, PAGE.frontCover);
  const detailsId = `details-${book.orderId}`;
  return (
    <li
      data-row=""
      className={classNames(
        'min-w-0 rounded-md border bg-sheet',
        isChosen ? 'border-berry' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
        {onChoose && (
          <input
            type="checkbox"
            className="size-4 accent-berry"
            aria-label={`Choose ${bookTitle(book)} for ${book.customerName}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <button
          type="button"
          data-row-link=""
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-w-0 grow basis-60 items-center gap-3 rounded-sm text-left"
        >
          <ChevronRight
            className={classNames('size-4 shrink-0 text-ink-soft', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          <Picture
            src={cover && pictureAt(cover, 480)}
            alt=""
            loading="lazy"
            className="size-11 shrink-0 rounded-sm"
          />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{bookTitle(book)}</span>
            <span className="block text-ink-soft text-xs sm:truncate">
              {book.customerName} ·{' '}
              {book.orderPrinted
                .map(({ format, quantity }) => `${quantity} × ${formatLabel(format)}`)
                .join(', ')}{' '}
              · {formatCents(book.orderAmount)} · approved {dayOf(book.approvedAt)}
            </span>
          </span>
        </button>
        <span className="flex flex-wrap items-center gap-2">
          <ApprovalCountdown until={book.approvalOpenUntil} />
          <BookBadge status={book.status} />
          {onChoose && <Moves book={book} />}
        </span>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <BookDetails book={book} />}
      </div>
    </li>
  );
};

const Moves = ({ book }: { readonly book: ApprovedBook }) => {
  const [move, setMove] = useState<PrintMove | null>(null);
  const facts = bookFacts(book, useNow(5000));
  const next = nextMove(facts);
  const undo = undoMove(book.status);
  const close = () => setMove(null);
  return (
    <>
      {undo && (
        <Button size="small" variant="quiet" onClick={() => setMove(undo)}>
          Undo
          <span className="sr-only"> the last step of {bookTitle(book)}</span>
        </Button>
      )}
      {next && (
        <Button size="small" variant="primary" onClick={() => setMove(next)}>
          {next.label}
        </Button>
      )}
      {move?.to === 'shipped' && <ShipDialog book={book} onClose={close} />}
      {move && move.to !== 'shipped' && <MoveDialog book={book} move={move} onClose={close} />}
    </>
  );
};
