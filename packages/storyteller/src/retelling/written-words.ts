import { verbGroupAt } from '../happening/verb-group.ts';
import type { IdeaWords } from './idea-words.ts';
import { pastChanges } from './past-verbs.ts';
import { CROOKED, ENDS_NOTHING } from './refused-words.ts';

/** A word as it is printed, and the term that it comes from. */
export interface WrittenWord {
  readonly at: number;
  readonly text: string;
}

/** How soon the verb of a relative clause comes. */
const NEAR = 6;

/** “The dog who lives here steals it”: whether a verb of its own comes after the relative one. */
export const hasMainVerb = ({ terms, isInNoun }: IdeaWords, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    if (isInNoun(at) || terms[at]?.tags.has('Gerund')) continue;
    if (verbGroupAt(terms, at, to) === null) continue;
    const before = terms[at - 1]?.lower ?? '';
    return !/^(?:and|or|but|who|that|which|to|he|she|it|they|is|was)$/.test(before);
  }
  return false;
};

/** A relative clause without a verb that was put into the past: “gloves that catch everything”. */
const hasLooseRelative = (
  { terms }: IdeaWords,
  [from, to]: readonly [number, number],
  changes: readonly { readonly at: number }[],
): boolean =>
  terms
    .slice(from, to)
    .some(
      ({ lower, tags }, index) =>
        (/^(?:who|which)$/.test(lower) || (lower === 'that' && !tags.has('Adverb'))) &&
        !changes.some(({ at }) => at > from + index && at <= from + index + NEAR),
    );

/**
 * A range of an idea in the past, with some of its terms as they are given; null where a word or a
 * tense of it is in doubt.
 */
export const writtenWords = (
  words: IdeaWords,
  [from, to]: readonly [number, number],
  said: ReadonlyMap<number, string>,
): readonly WrittenWord[] | null => {
  const { terms } = words;
  const changes = pastChanges(terms, [from, to], words.isInNoun);
  if (changes === null) return null;
  if (hasLooseRelative(words, [from, to], changes)) return null;
  const past = new Map(changes.map((one) => [one.at, one.past]));
  const written: WrittenWord[] = [];
  for (let at = from; at < to; at += 1) {
    const hero = said.has(at) ? null : words.heroUntil(at);
    const last = terms[(hero ?? at + 1) - 1];
    const that = terms[at]?.lower === 'that' ? 'that ' : '';
    const heroWord = `${that}${last?.possessive ? '{hero’s}' : '{hero}'}`;
    const text = said.get(at) ?? (hero === null ? (past.get(at) ?? words.wordAt(at)) : heroWord);
    if (text === null) return null;
    const start = at;
    if (hero !== null) at = Math.min(hero, to) - 1;
    if (text !== '')
      written.push({ at: start, text: text + (last?.comma && at < to - 1 ? ',' : '') });
  }
  if (written.length === 0 || ENDS_NOTHING.test(written.at(-1)?.text ?? '')) return null;
  return CROOKED.test(written.map(({ text }) => text).join(' ')) ? null : written;
};
