import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page comes alive, so that its first drawing matches what was sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
