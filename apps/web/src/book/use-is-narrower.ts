import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Whether an element is narrower than this, in px, as it changes, and the ref to hang on that element.
 * Before it is laid out the screen's width is taken for its own: measuring it while the screen is
 * being drawn would have the browser lay out everything at once, and again.
 */
export const useIsNarrower = (px: number): [ref: RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null);
  const width = useRef<number>(undefined);
  const watch = useCallback((tell: () => void) => {
    const observer = new ResizeObserver(([entry]) => {
      width.current = entry?.contentRect.width;
      tell();
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const isNarrower = () => (width.current ?? innerWidth) < px;
  return [ref, useSyncExternalStore(watch, isNarrower)];
};
