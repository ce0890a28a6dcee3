import { screenPath } from '@bramblebook/contract/screen-routes';
import { accountApi } from '@bramblebook/contract/shop-api';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isRefusal, sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { forgetDraft } from '../../session/draft-store.ts';
import { takeUser } from '../../session/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/show-toast.ts';

const whyNot = (error: unknown): string =>
  isRefusal(error, 'wrong_credentials') ? 'That password is not right.' : sentenceOf(error);

/** Erasing the account, asked twice: the wish, then the password. */
export const EraseAccount = () => {
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const erase = useMutation({
    mutationFn: () => send(accountApi.eraseAccount, { body: { password } }),
    onSuccess: () => {
      navigate(screenPath('landing'));
      takeUser(null);
      forgetDraft();
      toast({ title: 'Your account is erased', description: 'We wish you well.' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase.mutate();
  };
  return (
    <section className="grid justify-items-start gap-3 border-line border-t pt-6">
      <h3 className="text-lg">Erase the account</h3>
      <p className="text-ink-soft">
        Books, photos and personal data are erased for good. Of orders we keep only what bookkeeping
        law asks for.
      </p>
      {asked ? (
        <form onSubmit={submit} className="grid w-full gap-4">
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            error={erase.error ? whyNot(erase.error) : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="danger"
              busy={erase.isPending}
              disabled={password === ''}
            >
              Erase everything
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep my account
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="outline" onClick={() => setAsked(true)}>
          Erase my account
        </Button>
      )}
    </section>
  );
};
