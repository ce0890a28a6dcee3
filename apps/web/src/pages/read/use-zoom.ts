import { useLayoutEffect, useRef, useState } from 'react';

type Point = { readonly x: number; readonly y: number };

/** Twofold zoom of a box that then scrolls: about a point of the screen, or its middle. */
export const useZoom = () => {
  const ref = useRef<HTMLDivElement>(null);
  /** Where to look once zoomed, as shares of the box. */
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!at || !box) return;
    box.focus({ preventScroll: true });
    box.scrollTo({
      left: at.x * box.scrollWidth - box.clientWidth / 2,
      top: at.y * box.scrollHeight - box.clientHeight / 2,
    });
  }, [at]);
  const toggleAt = (point: Point | null) => {
    const box = ref.current?.getBoundingClientRect();
    if (at || !box) return setAt(null);
    return setAt(
      point
        ? { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height }
        : { x: 0.5, y: 0.5 },
    );
  };
  return { ref, zoomed: at !== null, toggleAt, leave: () => setAt(null) };
};
