import { staffApi } from '@bramblebook/contract/staff-api';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { takeMe } from '../session/use-me.ts';
import { useAskingForCode } from './fresh-code.ts';
import { wordsOr } from './refusal-words.ts';

/** Asks for a code when an act needs a fresh one; the act then goes on by itself. */
export const FreshCodeDialog = () => {
  const answer = useAskingForCode();
  return answer ? <CodeForm answer={answer} /> : null;
};

const CodeForm = ({ answer }: { readonly answer: (isGiven: boolean) => void }) => {
  const [code, setCode] = useState('');
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    try {
      takeMe(await send(staffApi.confirm, { body: { twoFactorCode: code } }));
      answer(true);
      return {};
    } catch (error) {
      setCode('');
      return { code: wordsOr(error, 'An error occurred. Please try again.') };
    }
  });
  return (
    <Dialog
      onClose={() => answer(false)}
      title="Enter a fresh code"
      description="This asks for a code from your authenticator. It then stays open for ten minutes."
    >
      <form onSubmit={onSubmit}>
        <TextField
          label="6-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          pattern="\d{6}"
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={errors.code}
        />
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Go on
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
