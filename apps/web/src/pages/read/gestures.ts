/** Limits of the reader's gestures (spec §9). */
export const GESTURES = {
  swipeMinPx: 50,
  swipeMaxMs: 500,
  doubleTapMs: 300,
  longPressMs: 500,
} as const;

/** How far a finger may stray and still be tapping, in px. */
const TAP_SLOP_PX = 12;

/** Where and when a finger touched or left the page; time in ms. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Which way a touch turns the page; null when it was no swipe. */
export const readSwipe = (from: Touch, to: Touch): 'next' | 'previous' | null => {
  const across = to.x - from.x;
  if (to.at - from.at > GESTURES.swipeMaxMs) return null;
  if (Math.abs(across) < GESTURES.swipeMinPx) return null;
  if (Math.abs(to.y - from.y) > Math.abs(across)) return null;
  return across < 0 ? 'next' : 'previous';
};

/** Whether a touch stayed where it began. */
export const isTap = (from: Touch, to: Touch): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= TAP_SLOP_PX;

/** Whether two taps in a row are one double tap. */
export const isDoubleTap = (first: Touch | null, second: Touch): boolean =>
  first !== null &&
  second.at - first.at <= GESTURES.doubleTapMs &&
  Math.hypot(second.x - first.x, second.y - first.y) <= 2 * TAP_SLOP_PX;
