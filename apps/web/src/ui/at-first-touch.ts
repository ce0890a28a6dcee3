const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Does something once, at the first sign that somebody uses the screen: for what is needed soon,
 * and must not stand in the way of what is needed first. Gives what takes the wish back.
 */
export const atFirstTouch = (begin: () => void): (() => void) => {
  const end = () => {
    for (const sign of SIGNS) removeEventListener(sign, once, true);
  };
  const once = () => {
    end();
    begin();
  };
  for (const sign of SIGNS) addEventListener(sign, once, true);
  return end;
};
