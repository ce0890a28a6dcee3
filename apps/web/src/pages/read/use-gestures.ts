import { type PointerEvent, useRef } from 'react';
import { GESTURES, isDoubleTap, isTap, readSwipe, type Touch } from './gestures.ts';

interface Handlers {
  readonly onSwipe: (direction: 'next' | 'previous') => void;
  readonly onDoubleTap: (at: { readonly x: number; readonly y: number }) => void;
  readonly onLongPress: () => void;
}

const touchOf = (event: PointerEvent): Touch => ({
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

/** Pointer handlers that tell swipes, double taps and long presses of a finger apart. */
export const useGestures = ({ onSwipe, onDoubleTap, onLongPress }: Handlers) => {
  const down = useRef<Touch | null>(null);
  const lastTap = useRef<Touch | null>(null);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => {
    clearTimeout(press.current);
    down.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means pinching, which is the browser's own.
      if (event.pointerType === 'mouse' || !event.isPrimary) return release();
      down.current = touchOf(event);
      press.current = setTimeout(() => {
        release();
        onLongPress();
      }, GESTURES.longPressMs);
    },
    onPointerMove: (event: PointerEvent) => {
      if (down.current && !isTap(down.current, touchOf(event))) clearTimeout(press.current);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = down.current;
      release();
      if (!from) return;
      const to = touchOf(event);
      const swipe = readSwipe(from, to);
      if (swipe) onSwipe(swipe);
      else if (isTap(from, to)) {
        if (isDoubleTap(lastTap.current, to)) {
          lastTap.current = null;
          onDoubleTap(to);
        } else lastTap.current = to;
      }
    },
    onPointerCancel: release,
  };
};
