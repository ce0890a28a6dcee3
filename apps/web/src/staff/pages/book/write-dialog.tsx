import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextareaField, TextField } from '../../kit/field.tsx';
import { bookHands } from './book-hands.ts';

/** An e-mail to the parent of a book. */
export const WriteDialog = ({
  data: { book, customer },
  onClose,
}: {
  readonly data: StaffBook;
  readonly onClose: () => void;
}) => {
  const key = useActKey();
  const [subject, setSubject] = useState(`About ${book.childName}'s Story Book`);
  const [text, setText] = useState('');
  const hands = bookHands(book.id);
  const { run, isBusy, fields } = useAct({
    act: () =>
      send(staffApi.writeToParent, { params: { bookId: book.id }, body: { subject, text, key } }),
    words: {
      done: ['Message on its way'],
      failed: ['The message was not sent', 'Please try again.'],
    },
    onDone: (answer) => {
      hands.onDone(answer);
      onClose();
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="Write to the parent"
      description={customer ? `${customer.name}, ${customer.email}` : undefined}
    >
      <form onSubmit={onSubmit} className="grid gap-3">
        <TextField
          label="Subject"
          maxLength={500}
          required
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
          error={fields.subject}
        />
        <TextareaField
          label="Message"
          rows={9}
          maxLength={2000}
          required
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={fields.text}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
