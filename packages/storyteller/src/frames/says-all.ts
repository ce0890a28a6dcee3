/**
 * Looks for ideas that say all of `parts`, in any order, and none of `but`: patterns of whole
 * words without anchors, each of which must end where a word does.
 */
export const saysAll = (but: string, ...parts: readonly string[]): RegExp =>
  new RegExp(`^(?![^]*\\b(?:${but})\\b)${parts.map((one) => `(?=[^]*\\b(?:${one})\\b)`).join('')}`);

/**
 * Looks for both of `pair`, whichever is first, in ideas that say nothing of `but`: unlike
 * `saysAll` it takes the words up to the later one, which then count as told by the frame.
 */
export const saysBoth = (but: string, ...pair: readonly [one: string, other: string]): RegExp => {
  const [one, other] = pair;
  return new RegExp(
    `^(?![^]*\\b(?:${but})\\b)[^]*?\\b(?:(?:${one})\\b[^]*?\\b(?:${other})|(?:${other})\\b[^]*?\\b(?:${one}))\\b`,
  );
};
