import { bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { useState } from 'react';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useMay } from '../../session/use-me.ts';
import { bookHands } from './book-hands.ts';
import { WriteDialog } from './write-dialog.tsx';

/** What concerns the whole book: making it again where it gave up, and writing to its parent. */
export const BookActs = ({ data }: { readonly data: StaffBook }) => {
  const [open, setOpen] = useState<'remake' | 'write' | null>(null);
  const may = useMay();
  const canRetry = data.failure !== null || bookCan.retry(bookFacts(data.book, Date.now()));
  const close = () => setOpen(null);
  return (
    <>
      {may('message') && data.customer && (
        <Button onClick={() => setOpen('write')}>Write to the parent</Button>
      )}
      {may('remake') && canRetry && (
        <Button variant="primary" onClick={() => setOpen('remake')}>
          Make again
        </Button>
      )}
      {open === 'write' && <WriteDialog data={data} onClose={close} />}
      {open === 'remake' && <RemakeDialog bookId={data.book.id} onClose={close} />}
    </>
  );
};

/** Confirms making a book, or one page of it, again. */
export const RemakeDialog = ({
  bookId,
  page,
  onClose,
}: {
  readonly bookId: string;
  readonly page?: number;
  readonly onClose: () => void;
}) => {
  const key = useActKey();
  const hands = bookHands(bookId);
  const { run, isBusy } = useAct({
    act: () => send(staffApi.remake, { params: { bookId }, body: { page, key } }),
    words: {
      done: ['It is being made again'],
      failed: ['It is not made again', 'Please try again.'],
    },
    onDone: (answer) => {
      hands.onDone(answer);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={page ? `Make page ${page} again?` : 'Make this book again?'}
      description={
        page
          ? 'The old page stays until the new one is done.'
          : 'It goes on where it gave up. Nothing is charged again.'
      }
      button="Make again"
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    />
  );
};
