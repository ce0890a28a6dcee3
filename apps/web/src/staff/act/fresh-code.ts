import { useSyncExternalStore } from 'react';
import { isRefusal } from '../../api/api-error.ts';

/** An act that waits for a fresh code; told whether it came. */
type Asking = (isGiven: boolean) => void;

let asking: Asking | null = null;
const listeners = new Set<() => void>();

const change = (next: Asking | null): void => {
  asking = next;
  for (const listener of listeners) listener();
};

/** The act that waits for a code, for the dialog that asks for it. */
export const useAskingForCode = (): Asking | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asking,
  );

const askForCode = (): Promise<boolean> =>
  new Promise((resolve) => {
    asking?.(false);
    change((isGiven) => {
      change(null);
      resolve(isGiven);
    });
  });

/**
 * Does an act; where the shop wants a fresh code for it first (decision D10), asks for one
 * and goes on. Gives undefined when no code was given.
 */
export const withFreshCode = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error, 'fresh_code_needed')) throw error;
    return (await askForCode()) ? act() : undefined;
  }
};
