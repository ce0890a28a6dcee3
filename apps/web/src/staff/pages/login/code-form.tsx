import { useState } from 'react';
import { useSubmit } from '../../../ui/use-submit.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/field.tsx';

/** The second step: the authenticator's code, or one of the recovery codes kept for its loss. */
export const CodeForm = ({
  onCode,
  onBack,
}: {
  readonly onCode: (code: { twoFactorCode: string } | { recoveryCode: string }) => Promise<void>;
  readonly onBack: () => void;
}) => {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { isBusy, onSubmit } = useSubmit(async () => {
    await onCode(isRecovery ? { recoveryCode: code.trim() } : { twoFactorCode: code });
    setCode('');
    return {};
  });
  const swap = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h1 className="text-xl">Two-factor authentication</h1>
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Recovery code"
          hint="Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          minLength={8}
          maxLength={40}
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <TextField
          key="code"
          label="6-digit code"
          hint="From your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={6}
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        Verify
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={onBack}>
          Back to Login
        </Button>
        <Button variant="quiet" onClick={swap}>
          {isRecovery ? 'Use the authenticator' : 'Use a recovery code'}
        </Button>
      </div>
    </form>
  );
};
