import { type SubmitEvent, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextareaField } from '../kit/field.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { type ActWords, useAct } from './use-act.ts';

/** Asks for the reason of an act that cannot be undone, then does it. */
export const ReasonDialog = <Answer,>({
  onClose,
  title,
  description,
  button,
  act,
  words,
  onDone,
  onChangedMeanwhile,
}: {
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  readonly button: string;
  readonly act: (reason: string) => Promise<Answer>;
  readonly words: ActWords;
  readonly onDone: (answer: Answer) => void;
  readonly onChangedMeanwhile?: (current: unknown) => void;
}) => {
  const [reason, setReason] = useState('');
  const { run, isBusy, conflict, fields } = useAct({
    act,
    words,
    onDone: (answer) => {
      onDone(answer);
      onClose();
    },
    ...(onChangedMeanwhile && { onChangedMeanwhile }),
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(reason);
  };
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <TextareaField
          label="Reason"
          rows={3}
          maxLength={500}
          required
          autoFocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={fields.reason}
        />
        <DialogActions>
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
