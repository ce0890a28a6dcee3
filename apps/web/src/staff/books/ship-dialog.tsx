import { staffApi } from '@bramblebook/contract/staff-api';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../api/send.ts';
import { ConflictNotice } from '../act/conflict-notice.tsx';
import { useAct } from '../act/use-act.ts';
import { useActKey } from '../act/use-act-key.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { readBooksAgain, STATUS_WORDS } from './move-dialog.tsx';

/** Marks a book as shipped, with the number and the address it is followed by (spec §5). */
export const ShipDialog = ({
  book,
  onClose,
}: {
  readonly book: ApprovedBook;
  readonly onClose: () => void;
}) => {
  const key = useActKey();
  const [trackingNumber, setNumber] = useState(book.trackingNumber ?? '');
  const [trackingUrl, setUrl] = useState(book.trackingUrl ?? '');
  const { run, isBusy, conflict, fields } = useAct({
    act: () =>
      send(staffApi.setBookStatus, {
        params: { bookId: book.id },
        body: {
          status: 'shipped',
          trackingNumber: trackingNumber.trim(),
          trackingUrl: trackingUrl.trim(),
          version: book.version,
          key,
        },
      }),
    words: STATUS_WORDS,
    onDone: () => {
      readBooksAgain();
      onClose();
    },
    onChangedMeanwhile: readBooksAgain,
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  return (
    <Dialog
      onClose={onClose}
      title="Mark Shipped"
      description={`${book.childName}'s Story Book for ${book.customerName}. The parent is told.`}
    >
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <div className="grid gap-3">
          <TextField
            label="Tracking number"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            required
            autoFocus
            value={trackingNumber}
            onChange={(event) => setNumber(event.target.value)}
            error={fields.trackingNumber}
          />
          <TextField
            label="Tracking URL"
            type="url"
            pattern="https?://.+"
            placeholder="https://"
            maxLength={500}
            required
            value={trackingUrl}
            onChange={(event) => setUrl(event.target.value)}
            error={fields.trackingUrl}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Mark Shipped
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
