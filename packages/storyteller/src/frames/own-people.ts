import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';

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
  FAMILY.has(paint ?? '') && !/\b(?:lady|man|woman)\b/i.test(head);

/** One's own are no strangers, nor is what belongs to one. */
export const isStranger = (noun: Noun): boolean =>
  noun.traits.includes('new') || (noun.owner === null && !isFamily(noun));

/** “Bullied by two big boys”, “an older boy calls him names”, “the boys laugh at it”: they come into no book. */
export const isUnkind = ({ noun, ties }: Mention): boolean =>
  /^bull(?:y|ies)$/.test(noun.head) ||
  ['prep by bully', 'prep by tease', 'subj bully', 'subj tease'].some((tie) => ties.has(tie)) ||
  (isOf(noun, 'person') &&
    !isOf(noun, 'named') &&
    !isFamily(noun) &&
    ['subj call', 'subj laugh', 'subj mock', 'subj hit', 'subj push'].some((tie) => ties.has(tie)));
