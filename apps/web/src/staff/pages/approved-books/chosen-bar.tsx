import type { ResponseOf } from '@bramblebook/contract/api-call';
import { bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { useState } from 'react';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { readBooksAgain, STATUS_WORDS } from '../../books/move-dialog.tsx';
import { BULK_MOVES } from '../../books/print-moves.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';

type Move = (typeof BULK_MOVES)[number];
type Rejected = ResponseOf<typeof staffApi.setBookStatuses>['rejected'];

/** Chooses all the books shown, and takes a step with those chosen. */
export const ChosenBar = ({
  books,
  chosen,
  onChoose,
}: {
  readonly books: readonly ApprovedBook[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (bookIds: readonly string[]) => void;
}) => {
  const [move, setMove] = useState<Move | null>(null);
  const [rejected, setRejected] = useState<Rejected>([]);
  const here = books.filter(({ id }) => chosen.has(id));
  const areAllChosen = books.length > 0 && here.length === books.length;
  const fitting = ({ can }: Move) =>
    here.filter((book) => bookCan[can](bookFacts(book, Date.now())));
  const nameOf = (bookId: string) => books.find(({ id }) => id === bookId)?.childName ?? bookId;
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
      <label className="flex h-8 items-center gap-2 px-1 text-ink-soft">
        <input
          type="checkbox"
          className="size-4 accent-berry"
          checked={areAllChosen}
          disabled={books.length === 0}
          onChange={() => onChoose(areAllChosen ? [] : books.map(({ id }) => id))}
        />
        {here.length > 0 ? `${here.length} chosen` : 'Choose all shown'}
      </label>
      {BULK_MOVES.map((one) => {
        const count = fitting(one).length;
        return (
          count > 0 && (
            <Button key={one.to} size="small" onClick={() => setMove(one)}>
              {one.label} ({count})
            </Button>
          )
        );
      })}
      {move && (
        <BulkMoveDialog
          move={move}
          books={fitting(move)}
          onClose={() => setMove(null)}
          onDone={(left) => {
            setRejected(left);
            onChoose(left.map(({ bookId }) => bookId));
          }}
        />
      )}
      {rejected.length > 0 && (
        <Dialog
          onClose={() => setRejected([])}
          title={`${rejected.length} could not be moved`}
          description="They are still chosen."
        >
          <ul className="grid gap-1.5">
            {rejected.map(({ bookId, reason }) => (
              <li key={bookId}>
                <span className="font-semibold">{nameOf(bookId)}:</span> {reason}
              </li>
            ))}
          </ul>
          <DialogActions>
            <Button onClick={() => setRejected([])}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
};

const BulkMoveDialog = ({
  move,
  books,
  onClose,
  onDone,
}: {
  readonly move: Move;
  readonly books: readonly ApprovedBook[];
  readonly onClose: () => void;
  readonly onDone: (rejected: Rejected) => void;
}) => {
  const key = useActKey();
  const { run, isBusy } = useAct({
    act: () =>
      send(staffApi.setBookStatuses, {
        body: { bookIds: books.map(({ id }) => id), status: move.to as BulkStatus, key },
      }),
    words: STATUS_WORDS,
    onDone: (answer) => {
      readBooksAgain();
      onClose();
      onDone(answer.rejected);
    },
  });
  return (
    <ConfirmDialog
      title={`${move.label}: ${books.length} books?`}
      description={move.meaning}
      button={`${move.label} (${books.length})`}
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    >
      <ul className="list-disc pl-5 sm:columns-2">
        {books.map(({ id, childName, customerName }) => (
          <li key={id}>
            {childName}, for {customerName}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};

type BulkStatus = 'sent_for_printing' | 'printed';
