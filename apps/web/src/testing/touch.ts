import { cdp } from 'vitest/browser';

type TouchEventKind = 'touchStart' | 'touchMove' | 'touchEnd';

/** A real finger on the screen under test, in px of its viewport; a touch that ends has no place. */
export const touch = async (type: TouchEventKind, at?: { x: number; y: number }): Promise<void> => {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const touchPoints = at ? [{ x: frame.x + at.x * scale, y: frame.y + at.y * scale }] : [];
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
};
