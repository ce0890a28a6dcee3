import { staffApi } from '@bramblebook/contract/staff-api';
import { type SavedView, savedViewSchema } from '@bramblebook/contract/staff-order-api';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConflictNotice } from '../../act/conflict-notice.tsx';
import { readAgain } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/field.tsx';

/** Gives the list as it is shown a name, or a saved view another name, another list, other readers. */
export const ViewDialog = ({
  view,
  query,
  onClose,
}: {
  readonly view: SavedView | 'new';
  readonly query: string;
  readonly onClose: () => void;
}) => {
  const saved = view === 'new' ? null : view;
  const [name, setName] = useState(saved?.name ?? '');
  const [isShared, setShared] = useState(saved?.isShared ?? false);
  const [takesList, setTakesList] = useState(false);
  const [version, setVersion] = useState(saved?.version);
  const { run, isBusy, conflict, fields } = useAct({
    act: () => {
      const body = { name, isShared, query: saved && !takesList ? saved.query : query };
      return saved
        ? send(staffApi.changeView, { params: { viewId: saved.id }, body: { ...body, version } })
        : send(staffApi.addView, { body });
    },
    words: { done: ['View saved'], failed: ['The view was not saved', 'Please try again.'] },
    onDone: () => {
      readAgain(staffApi.views.path);
      onClose();
    },
    onChangedMeanwhile: (current) => {
      readAgain(staffApi.views.path);
      setVersion(savedViewSchema.safeParse(current).data?.version);
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  return (
    <Dialog onClose={onClose} title={saved ? 'Change view' : 'Save view'}>
      <form onSubmit={onSubmit}>
        <ConflictNotice conflict={conflict} />
        <TextField
          label="Name"
          maxLength={60}
          required
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fields.name}
        />
        <div className="mt-2">
          <Checkbox label="For all of the staff" checked={isShared} onChange={setShared} />
          {saved && (
            <Checkbox
              label="Take the search, filter and sort of the list as it is shown now"
              checked={takesList}
              onChange={setTakesList}
            />
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
