import { useCallback, useState } from 'react';

/** The width of an element in px as it changes, and the ref to hang on that element; 0 before it is laid out. */
export const useWidth = (): [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // Known before the first sight: what depends on it must not move afterwards.
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
