import { accountApi } from '@bramblebook/contract/shop-api';
import type { Consents, User } from '@bramblebook/contract/user';
import { Download } from 'lucide-react';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send, urlOf } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { toastError } from '../../book/toast-error.ts';
import { storeUser } from '../../session/stored-user.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangePassword } from './change-password.tsx';
import { EraseAccount } from './erase-account.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

const CONSENTS: readonly { readonly field: keyof Consents; readonly label: string }[] = [
  { field: 'email', label: 'E-mail about my previews and orders' },
  { field: 'phone', label: 'Text messages about my previews and deliveries' },
  { field: 'marketing', label: 'Now and then, news and offers by e-mail' },
];

/** 'Profile Settings': the account's data, consents to give or withdraw, the export, the password, where one is signed in, the end. */
export const ProfileDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const consent = useMutation({
    mutationFn: (change: Partial<Consents>) => send(accountApi.changeConsents, { body: change }),
    onSuccess: (changed) => {
      storeUser(changed);
      queryClient.set(queryOf(accountApi.me), changed);
    },
    onError: toastError,
  });
  const consents = { ...user.consents, ...(consent.isPending && consent.variables) };
  return (
    <Dialog open onClose={onClose} title="Profile Settings" className="max-w-lg!">
      <div className="mt-5 grid gap-7">
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          <Row name="Name" value={user.parentName} />
          <Row name="E-mail" value={user.email} />
          <Row name="Phone" value={user.phone} />
        </dl>
        <fieldset className="grid">
          <legend className="mb-1 font-semibold font-serif text-lg">What we may send you</legend>
          {CONSENTS.map(({ field, label }) => (
            <Checkbox
              key={field}
              label={label}
              checked={consents[field]}
              onChange={(checked) => consent.mutate({ [field]: checked })}
            />
          ))}
        </fieldset>
        <section className="grid justify-items-start gap-3">
          <h3 className="text-lg">Your data</h3>
          <p className="text-ink-soft">
            Everything we hold about you and your books, texts and pictures, in one file.
          </p>
          <a
            href={urlOf(accountApi.exportData)}
            download
            className={buttonLook({ variant: 'outline' })}
          >
            <Download className="size-5" aria-hidden="true" />
            Download my data
          </a>
        </section>
        <ChangePassword />
        <SecondFactor />
        <OwnSessions />
        <EraseAccount />
      </div>
    </Dialog>
  );
};

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{value}</dd>
  </>
);
