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

/** Screens on which two pages side by side can be read. */
export const TWO_PAGES = '(min-width: 60rem) and (min-aspect-ratio: 5/4)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
