import { staffApi } from '@bramblebook/contract/staff-api';
import { useState } from 'react';
import { send } from '../../../api/send.ts';
import { readAgain } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';

/** Ten new codes for the loss of the authenticator, shown this once. */
export const RecoveryCodes = () => {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run, isBusy } = useAct({
    act: () => send(staffApi.recoveryCodes),
    words: { failed: ['No new codes were made', 'Please try again.'] },
    onDone: (answer) => {
      setAsking(false);
      setCodes(answer.codes);
      readAgain(staffApi.me.path);
    },
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        New recovery codes
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Make new recovery codes?"
          description="The old ones end. The new ones are shown once."
          button="Make new codes"
          isBusy={isBusy}
          onConfirm={() => run(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
      {codes && (
        <Dialog
          onClose={() => setCodes(null)}
          title="Your recovery codes"
          description="Keep them where you would keep a key. Each works once; they are not shown again."
        >
          <div className="flex items-start justify-between rounded-sm bg-paper p-3">
            <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <CopyButton text={codes.join('\n')} what="the recovery codes" />
          </div>
          <DialogActions>
            <Button variant="primary" onClick={() => setCodes(null)}>
              I have kept them
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
};
