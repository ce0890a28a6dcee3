import type { Noun } from '../happening/noun.ts';

const FAMILY: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'sister',
  'brother',
]);
/** “The old lady next door” is painted as a grandmother, and is nobody's. */
export const isFamily = ({ paint, head }: Noun): boolean =>
  FAMILY.has(paint ?? '') && !/\b(?:lady|man|woman)$/.test(head);

/** One's own are no strangers, nor is what belongs to one. */
export const isStranger = (noun: Noun): boolean =>
  noun.traits.includes('new') || (noun.owner === null && !isFamily(noun));
