import { staffApi } from '@bramblebook/contract/staff-api';
import { ROLE_LABELS, ROLES, type Role } from '@bramblebook/contract/staff-roles';
import { useState } from 'react';
import { send } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';
import { readAgain, staffQuery } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Select } from '../../kit/field.tsx';
import { Failed, Loading } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Badge } from '../../kit/status-badge.tsx';
import { momentOf } from '../../kit/times.ts';
import { useMe } from '../../session/use-me.ts';
import { AddStaffDialog } from './add-staff-dialog.tsx';

/** A change of an account, to be confirmed: one key too many must not take somebody's access. */
interface Change {
  readonly staffId: string;
  readonly title: string;
  readonly body: { role?: Role; isDisabled?: boolean };
}

/** All staff accounts, for owners: added, given other roles, disabled. */
export const StaffPanel = () => {
  const me = useMe();
  const [isAdding, setAdding] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const { data, error, refetch } = useQuery(staffQuery(staffApi.accounts));
  const { run, isBusy } = useAct({
    act: ({ staffId, body }: Change) => send(staffApi.changeAccount, { params: { staffId }, body }),
    words: {
      done: ['Account changed'],
      failed: ['The account was not changed', 'Please try again.'],
    },
    onDone: () => {
      setChange(null);
      readAgain(staffApi.accounts.path);
    },
  });
  return (
    <Panel
      title="Staff accounts"
      className="lg:col-span-2"
      actions={
        <Button size="small" onClick={() => setAdding(true)}>
          Add an account
        </Button>
      }
    >
      {error && <Failed error={error} what="the staff accounts" onRetry={refetch} />}
      {!data && !error && <Loading what="the staff accounts" lines={4} />}
      <ul className="-my-1.5 divide-y divide-line">
        {data?.staff.map(({ id, username, role, isDisabled, lastSignInAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-1.5">
            <span className="min-w-0 grow">
              <span className="font-semibold">{username}</span>{' '}
              {isDisabled && <Badge tone="wrong">Disabled</Badge>}
              <span className="block text-ink-soft text-xs">
                {lastSignInAt ? `last signed in ${momentOf(lastSignInAt)}` : 'never signed in'}
              </span>
            </span>
            <Select
              aria-label={`Role of ${username}`}
              className="max-w-36"
              value={role}
              disabled={isBusy || id === me?.id}
              onChange={(event) => {
                const next = event.target.value as Role;
                setChange({
                  staffId: id,
                  title: `Make ${username} ${ROLE_LABELS[next]}?`,
                  body: { role: next },
                });
              }}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {ROLE_LABELS[one]}
                </option>
              ))}
            </Select>
            <Button
              size="small"
              disabled={isBusy || id === me?.id}
              onClick={() =>
                setChange({
                  staffId: id,
                  title: `${isDisabled ? 'Enable' : 'Disable'} ${username}?`,
                  body: { isDisabled: !isDisabled },
                })
              }
            >
              {isDisabled ? 'Enable' : 'Disable'}
              <span className="sr-only"> {username}</span>
            </Button>
          </li>
        ))}
      </ul>
      {change && (
        <ConfirmDialog
          title={change.title}
          description="It takes effect at once, also where they are signed in."
          button="Change"
          isBusy={isBusy}
          onConfirm={() => run(change)}
          onClose={() => setChange(null)}
        />
      )}
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
};
