import { accountApi } from '@bramblebook/contract/shop-api';
import { type FormEvent, useState } from 'react';
import { isRefusal, sentenceOf } from '../../api/api-error.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/show-toast.ts';

/** A new password for who knows the present one. */
export const ChangePassword = () => {
  const [asked, setAsked] = useState(false);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-lg">Password</h3>
      {asked ? (
        <PasswordForm onClose={() => setAsked(false)} />
      ) : (
        <Button variant="outline" onClick={() => setAsked(true)}>
          Change my password
        </Button>
      )}
    </section>
  );
};

const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useMutation({
    mutationFn: () => send(accountApi.changePassword, { body: { password, newPassword } }),
    onSuccess: () => {
      queryClient.invalidate(queryOf(accountApi.sessions));
      toast({
        title: 'Your password is changed',
        description: 'You are signed out everywhere else.',
      });
      onClose();
    },
  });
  const isPresentWrong = isRefusal(change.error, 'wrong_credentials');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form onSubmit={submit} className="grid w-full gap-4">
      <TextField
        label="Your present password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={isPresentWrong ? 'That password is not right.' : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label="Your new password"
        type="password"
        autoComplete="new-password"
        required
        value={newPassword}
        error={change.error && !isPresentWrong ? sentenceOf(change.error) : undefined}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={change.isPending}
          disabled={password === '' || newPassword === ''}
        >
          Change password
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep the old one
        </Button>
      </div>
    </form>
  );
};
