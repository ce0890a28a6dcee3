import type { User } from '@bramblebook/contract/user';
import { createRoot } from 'react-dom/client';
import type { AuthMode } from './auth/ask-to-sign-in.ts';
import AuthDialog from './auth/auth-dialog.tsx';

/**
 * Opens the sign-in dialog over a page on which the app is not: the user once signed in or
 * registered, null when it was closed without.
 */
export const signInHere = (mode: AuthMode): Promise<User | null> =>
  new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const done = (user: User | null) => {
      root.unmount();
      place.remove();
      resolve(user);
    };
    root.render(<AuthDialog mode={mode} onDone={done} />);
  });
