import { LOST_DEVICE_DAYS, secondFactorApi } from '@bramblebook/contract/second-factor';
import { RESET_CODE } from '@bramblebook/contract/settings';
import type { User } from '@bramblebook/contract/user';
import { type ReactNode, useState } from 'react';
import { isRefusal, sentenceOf } from '../api/api-error.ts';
import { send } from '../api/send.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { type FieldErrors, useSubmit } from '../ui/use-submit.ts';
import { showAuthFailure } from './form-failure.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

interface Props {
  readonly signInId: string;
  readonly onSignedIn: (user: User) => void;
  /** The sign-in is over: it begins again with the password. */
  readonly onOver: () => void;
}

/** The second half of a sign-in: the authenticator's code, a recovery code, or the way back without either. */
export const CodeForm = (props: Props) => {
  const [isLost, setLost] = useState(false);
  return isLost ? (
    <LostDeviceForm {...props} />
  ) : (
    <EnterCode {...props} onLost={() => setLost(true)} />
  );
};

const failed = (error: unknown, onOver: () => void): FieldErrors => {
  if (isRefusal(error, 'wrong_code')) return { code: sentenceOf(error) };
  if (isRefusal(error, 'code_expired')) onOver();
  return showAuthFailure(error);
};

const QuietLink = ({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    onClick={onClick}
    className="-my-2 rounded-sm py-2 font-semibold text-berry underline underline-offset-4 hover:text-berry-deep"
  >
    {children}
  </button>
);

const EnterCode = ({ signInId, onSignedIn, onOver, onLost }: Props & { onLost: () => void }) => {
  const [code, setCode] = useState('');
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    if (code.trim() === '') return { code: 'Please enter the code.' };
    try {
      onSignedIn(await send(secondFactorApi.enterCode, { body: { signInId, code } }));
      return {};
    } catch (error) {
      return failed(error, onOver);
    }
  });
  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      <TextField
        label="Code of your authenticator"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        hint="Six digits, or one of your recovery codes."
        error={errors.code}
      />
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Processing...' : 'Sign In'}
      </Button>
      <p className="text-center text-ink-soft">
        Is your device lost? <QuietLink onClick={onLost}>Get back in without it</QuietLink>
      </p>
    </form>
  );
};

/** Asks for a code by e-mail, then has the authenticator removed in some days. */
const LostDeviceForm = ({ signInId, onOver }: Props) => {
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [goesAt, setGoesAt] = useState<string | null>(null);
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    try {
      const body = isSent ? { signInId, code: code.trim() } : { signInId };
      const answer = await send(secondFactorApi.lostDevice, { body });
      if ('goesAt' in answer) setGoesAt(answer.goesAt);
      else setSent(true);
      return {};
    } catch (error) {
      return failed(error, onOver);
    }
  });
  if (goesAt !== null)
    return (
      <div role="status" className="mt-5 grid gap-4">
        <p>
          Your authenticator is removed on <strong>{DAY.format(new Date(goesAt))}</strong>. From
          then on your password is enough. We have told you so by e-mail.
        </p>
        <p className="text-ink-soft">
          Did the device turn up? Signing in with a code before then keeps everything as it is.
        </p>
        <Button variant="outline" onClick={onOver}>
          Back to signing in
        </Button>
      </div>
    );
  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      <h3 className="font-semibold text-lg">Without your device</h3>
      <p className="text-ink-soft">
        {isSent ? 'We have sent' : 'We send'} a code to your e-mail. With it your authenticator is
        removed after {LOST_DEVICE_DAYS} days, so that nobody can take your account unseen
        meanwhile.
      </p>
      {isSent && (
        <TextField
          label="Code from the e-mail"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={RESET_CODE.digits}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
          error={errors.code}
          className="text-center font-semibold text-2xl! tracking-[0.4em]"
        />
      )}
      <Button type="submit" size="large" disabled={isBusy}>
        {isSent ? 'Remove my authenticator' : 'Send me a code'}
      </Button>
      <p className="text-center text-ink-soft">
        <QuietLink onClick={onOver}>Back to signing in</QuietLink>
      </p>
    </form>
  );
};
