import { useSyncExternalStore } from 'react';

/** Whether a media query matches now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
