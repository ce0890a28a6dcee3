import { accountApi } from '@bramblebook/contract/shop-api';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { loginSchema, type User } from '@bramblebook/contract/user';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import type { AuthMode } from './ask-to-sign-in.ts';
import { CodeForm } from './code-form.tsx';
import { fieldErrors, showAuthFailure } from './form-failure.ts';
import { ModeLink } from './mode-link.tsx';

/** Signing in by e-mail or phone. */
export const SignInForm = ({
  onSignedIn,
  onMode,
}: {
  readonly onSignedIn: (user: User) => void;
  readonly onMode: (mode: AuthMode) => void;
}) => {
  const [emailOrPhone, setEmailOrPhone] = useState('');
  const [password, setPassword] = useState('');
  const [signInId, setSignInId] = useState<string | null>(null);
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    const checked = loginSchema.safeParse({ emailOrPhone, password });
    if (!checked.success) return fieldErrors(checked.error.issues);
    try {
      const answer = await send(accountApi.login, { body: checked.data });
      if ('requires2FA' in answer) setSignInId(answer.signInId);
      else onSignedIn(answer);
      return {};
    } catch (error) {
      return showAuthFailure(error);
    }
  });

  const startAgain = () => {
    setSignInId(null);
    setPassword('');
  };

  if (signInId !== null)
    return <CodeForm signInId={signInId} onSignedIn={onSignedIn} onOver={startAgain} />;
  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      <TextField
        label="E-mail or phone"
        name="emailOrPhone"
        autoComplete="username"
        required
        maxLength={TEXT_LIMITS.email}
        value={emailOrPhone}
        onChange={(event) => setEmailOrPhone(event.target.value)}
        error={errors.emailOrPhone}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Processing...' : 'Sign In'}
      </Button>
      <p className="text-center text-ink-soft">
        Forgot your password?{' '}
        <ModeLink to="reset" onMode={onMode}>
          Reset it here
        </ModeLink>
      </p>
      <p className="text-center text-ink-soft">
        New here?{' '}
        <ModeLink to="sign-up" onMode={onMode}>
          Sign up
        </ModeLink>
      </p>
    </form>
  );
};
