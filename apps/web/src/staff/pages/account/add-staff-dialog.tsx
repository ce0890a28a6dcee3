import type { ResponseOf } from '@bramblebook/contract/api-call';
import { staffApi } from '@bramblebook/contract/staff-api';
import { ROLE_LABELS, ROLES, type Role } from '@bramblebook/contract/staff-roles';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../../api/send.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { readAgain } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { Button } from '../../kit/button.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Dialog, DialogActions } from '../../kit/dialog.tsx';
import { SelectField, TextField } from '../../kit/field.tsx';
import { Facts } from '../../kit/panel.tsx';

/** Adds a staff account, and shows its password and its authenticator's secret this once. */
export const AddStaffDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const key = useActKey();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('support');
  const [added, setAdded] = useState<ResponseOf<typeof staffApi.addAccount> | null>(null);
  const { run, isBusy, fields } = useAct({
    act: () => send(staffApi.addAccount, { body: { username: username.trim(), role, key } }),
    words: { failed: ['The account was not added', 'Please try again.'] },
    onDone: (answer) => {
      setAdded(answer);
      readAgain(staffApi.accounts.path);
    },
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    run(undefined);
  };
  if (added) return <AddedDialog added={added} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Add a staff account">
      <form onSubmit={onSubmit} className="grid gap-3">
        <TextField
          label="Username"
          hint="2 to 40 small letters, digits, . _ -"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          error={fields.username}
        />
        <SelectField
          label="Role"
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
          error={fields.role}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const AddedDialog = ({
  added,
  onClose,
}: {
  readonly added: ResponseOf<typeof staffApi.addAccount>;
  readonly onClose: () => void;
}) => {
  const secret = (text: string, what: string) => (
    <span className="flex items-start font-mono text-xs">
      <span className="min-w-0 break-all">{text}</span>
      <CopyButton text={text} what={what} />
    </span>
  );
  return (
    <Dialog
      onClose={onClose}
      title={`${added.account.username} can sign in`}
      description="Hand these over safely. They are not shown again."
    >
      <QrCode
        rows={added.otpauthQr}
        label={`QR code for the authenticator of ${added.account.username}`}
      />
      <Facts
        facts={[
          ['Password', secret(added.password, 'the password')],
          ['Authenticator secret', secret(added.totpSecret, 'the authenticator secret')],
          ['Authenticator link', secret(added.otpauthUrl, 'the authenticator link')],
        ]}
      />
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
};
