/**
 * Looks for ideas that say all of `parts`, in any order, and none of `but`: patterns of whole
 * words without anchors, each of which must end where a word does.
 */
export const saysAll = (but: string, ...parts: readonly string[]): RegExp =>
  new RegExp(`^(?![^]*\\b(?:${but})\\b)${parts.map((one) => `(?=[^]*\\b(?:${one})\\b)`).join('')}`);
