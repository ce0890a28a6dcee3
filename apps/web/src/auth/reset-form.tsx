import { RESET_CODE } from '@bramblebook/contract/settings';
import { accountApi } from '@bramblebook/contract/shop-api';
import { PASSWORD_MIN, TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { resetPasswordSchema } from '@bramblebook/contract/user';
import { useState } from 'react';
import { isRefusal } from '../api/api-error.ts';
import { send } from '../api/send.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import type { AuthMode } from './ask-to-sign-in.ts';
import { fieldErrors, showAuthFailure } from './form-failure.ts';
import { ModeLink } from './mode-link.tsx';

const useReset = (onReset: () => void) => {
  const [entry, setEntry] = useState({ emailOrPhone: '', newPassword: '', code: '' });
  const [isCodeSent, setCodeSent] = useState(false);
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const startAgain = () => {
    setCodeSent(false);
    set({ code: '' });
  };
  const form = useSubmit(async () => {
    const { code, ...first } = entry;
    const checked = resetPasswordSchema.safeParse(
      isCodeSent ? { ...first, code: code.trim() } : first,
    );
    if (!checked.success) return fieldErrors(checked.error.issues);
    try {
      const answer = await send(accountApi.resetPassword, { body: checked.data });
      if ('reset' in answer) onReset();
      else setCodeSent(true);
      return {};
    } catch (error) {
      if (isRefusal(error, 'code_expired')) startAgain();
      return showAuthFailure(error);
    }
  });
  return { entry, set, isCodeSent, startAgain, ...form };
};

/**
 * Changing a forgotten password in two steps (decision D3): the first sends a code to
 * the account's e-mail or phone, the second proves it and changes the password.
 */
export const ResetForm = ({
  onReset,
  onMode,
}: {
  readonly onReset: () => void;
  readonly onMode: (mode: AuthMode) => void;
}) => {
  const { entry, set, isCodeSent, startAgain, errors, isBusy, onSubmit } = useReset(onReset);
  const action = isCodeSent ? 'Reset Password' : 'Send Reset Code';
  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      <TextField
        label="E-mail or phone"
        name="emailOrPhone"
        autoComplete="username"
        required
        readOnly={isCodeSent}
        maxLength={TEXT_LIMITS.email}
        value={entry.emailOrPhone}
        onChange={(event) => set({ emailOrPhone: event.target.value })}
        error={errors.emailOrPhone}
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={TEXT_LIMITS.password}
        value={entry.newPassword}
        onChange={(event) => set({ newPassword: event.target.value })}
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.newPassword}
      />
      {isCodeSent && (
        <>
          <p role="status" className="rounded-md bg-leaf-tint px-4 py-3 text-leaf-deep">
            If there is an account, a {RESET_CODE.digits}-digit code is on its way. It is good for{' '}
            {RESET_CODE.lifeMs / 60_000} minutes.
          </p>
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
            maxLength={RESET_CODE.digits}
            value={entry.code}
            onChange={(event) => set({ code: event.target.value.replace(/\D/g, '') })}
            error={errors.code}
            className="text-center font-semibold text-2xl! tracking-[0.4em]"
          />
        </>
      )}
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Processing...' : action}
      </Button>
      {isCodeSent && (
        <p className="text-center text-ink-soft">
          No code?{' '}
          <button
            type="button"
            onClick={startAgain}
            className="-my-2 rounded-sm py-2 font-semibold text-berry underline underline-offset-4 hover:text-berry-deep"
          >
            Send another
          </button>
        </p>
      )}
      <p className="text-center text-ink-soft">
        Remember your password?{' '}
        <ModeLink to="sign-in" onMode={onMode}>
          Sign in
        </ModeLink>
      </p>
    </form>
  );
};
