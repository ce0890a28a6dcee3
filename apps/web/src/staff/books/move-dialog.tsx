import { staffApi } from '@bramblebook/contract/staff-api';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { send } from '../../api/send.ts';
import { ConflictNotice } from '../act/conflict-notice.tsx';
import { readAgain } from '../act/staff-query.ts';
import { useAct } from '../act/use-act.ts';
import { useActKey } from '../act/use-act-key.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { PrintMove } from './print-moves.ts';

/** What is said of a change of a book's status (spec §8). */
export const STATUS_WORDS = {
  done: ['Status Updated', 'Book status has been updated successfully'],
  failed: ['Update Failed', 'Failed to update book status'],
} as const;

/** Has all that shows books in print read anew. */
export const readBooksAgain = (): void =>
  readAgain(staffApi.approvedBooks.path, '/api/admin/books/', staffApi.orders.path);

/** Confirms a step of one book, and takes it. */
export const MoveDialog = ({
  book,
  move,
  onClose,
}: {
  readonly book: ApprovedBook;
  readonly move: PrintMove;
  readonly onClose: () => void;
}) => {
  const key = useActKey();
  const { run, isBusy, conflict } = useAct({
    act: () =>
      send(staffApi.setBookStatus, {
        params: { bookId: book.id },
        body: { status: move.to, version: book.version, key },
      }),
    words: STATUS_WORDS,
    onDone: () => {
      readBooksAgain();
      onClose();
    },
    onChangedMeanwhile: readBooksAgain,
  });
  return (
    <ConfirmDialog
      title={`${move.label}?`}
      description={`${book.childName}'s Story Book for ${book.customerName}. ${move.meaning}`}
      button={move.label}
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    >
      <ConflictNotice conflict={conflict} />
    </ConfirmDialog>
  );
};
