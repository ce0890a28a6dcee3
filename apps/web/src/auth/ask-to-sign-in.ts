import type { User } from '@bramblebook/contract/user';
import { useSyncExternalStore } from 'react';

export type AuthMode = 'sign-up' | 'sign-in' | 'reset';

interface Asking {
  readonly mode: AuthMode;
  readonly answer: (user: User | null) => void;
}

let asking: Asking | null = null;
const listeners = new Set<() => void>();
const change = (next: Asking | null): void => {
  asking = next;
  for (const listener of listeners) listener();
};

/**
 * Opens the sign-in dialog and waits: the user once signed in or registered, null
 * when the dialog was closed without.
 */
export const askToSignIn = (mode: AuthMode = 'sign-up'): Promise<User | null> => {
  asking?.answer(null);
  return new Promise((resolve) => {
    change({
      mode,
      answer: (user) => {
        change(null);
        resolve(user);
      },
    });
  });
};

/** The open question, for the dialog that answers it. */
export const useAsking = (): Asking | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asking,
    () => null,
  );
