import type { User } from '@bramblebook/contract/user';
import { useState } from 'react';
import { takeUser } from '../session/use-user.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/show-toast.ts';
import type { AuthMode } from './ask-to-sign-in.ts';
import { AUTH_TITLES, AUTH_TOASTS } from './auth-texts.ts';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const LEADS: Record<AuthMode, string> = {
  'sign-up': 'Create your account, and your book is kept safe for you.',
  'sign-in': 'Sign in to see your books and orders.',
  reset: 'We send a code to your e-mail or phone, so that only you can change your password.',
};

/** The dialog of the three modes (spec §2): who is signed in afterwards goes to `onDone`. */
const AuthDialog = ({
  mode: firstMode,
  onDone,
}: {
  readonly mode: AuthMode;
  readonly onDone: (user: User | null) => void;
}) => {
  const [mode, setMode] = useState(firstMode);
  const done = (
    user: User,
    words: typeof AUTH_TOASTS.registered | typeof AUTH_TOASTS.welcomeBack,
  ) => {
    takeUser(user);
    toast(words);
    onDone(user);
  };
  return (
    <Dialog open onClose={() => onDone(null)} title={AUTH_TITLES[mode]} description={LEADS[mode]}>
      {mode === 'sign-up' && (
        <SignUpForm onRegistered={(user) => done(user, AUTH_TOASTS.registered)} onMode={setMode} />
      )}
      {mode === 'sign-in' && (
        <SignInForm onSignedIn={(user) => done(user, AUTH_TOASTS.welcomeBack)} onMode={setMode} />
      )}
      {mode === 'reset' && (
        <ResetForm
          onReset={() => {
            toast(AUTH_TOASTS.reset);
            setMode('sign-in');
          }}
          onMode={setMode}
        />
      )}
    </Dialog>
  );
};

export default AuthDialog;
