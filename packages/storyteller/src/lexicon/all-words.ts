import { pluralOf } from '../grammar/noun-phrases.ts';
import { ANIMAL_FAMILIES } from './animals.ts';
import { BEINGS } from './beings.ts';
import { EVENTS, FEELINGS } from './feelings-and-events.ts';
import { FOODS } from './foods.ts';
import { type LexiconEntry, type LexiconTopic, readEntry, type WordKind } from './lexicon-entry.ts';
import { NATURE } from './nature.ts';
import { PEOPLE_WORDS } from './people.ts';
import { PLACE_WORDS } from './place-words.ts';
import { JOBS, SPORTS } from './sports-and-jobs.ts';
import { THINGS } from './things.ts';
import { VEHICLES } from './vehicles.ts';

// Where two topics hold the same word, the first one has it.
const TOPICS: readonly (readonly [WordKind, LexiconTopic])[] = [
  ['event', EVENTS],
  ['feeling', FEELINGS],
  ['person', PEOPLE_WORDS],
  ...Object.values(ANIMAL_FAMILIES).map((animals): [WordKind, LexiconTopic] => ['animal', animals]),
  ['being', BEINGS],
  ['place', PLACE_WORDS],
  ['vehicle', VEHICLES],
  ['thing', THINGS],
  ['food', FOODS],
  ['nature', NATURE],
  ['job', JOBS],
  ['sport', SPORTS],
];

/** Every word and phrase the storyteller knows. */
const ALL_WORDS: readonly LexiconEntry[] = (() => {
  const seen = new Map<string, LexiconEntry>();
  for (const [kind, topic] of TOPICS)
    for (const [word, line] of Object.entries(topic))
      if (!seen.has(word)) seen.set(word, readEntry(word, kind, line));
  return [...seen.values()];
})();

export interface WordMatch {
  readonly entry: LexiconEntry;
  readonly plural: boolean;
}

const key = (word: string): string => word.replaceAll('-', ' ').replaceAll('’', '');

const BY_FORM: ReadonlyMap<string, WordMatch> = (() => {
  const forms = new Map<string, WordMatch>();
  for (const entry of ALL_WORDS)
    forms.set(key(entry.word), { entry, plural: entry.use === 'plural' });
  for (const entry of ALL_WORDS) {
    if (entry.use !== 'count') continue;
    const plural = key(pluralOf(entry.word));
    if (!forms.has(plural)) forms.set(plural, { entry, plural: true });
  }
  return forms;
})();

const LONGEST = Math.max(...BY_FORM.keys().map((form) => form.split(' ').length));

/**
 * The longest known word or phrase that begins at a token.
 * @param tokens small letters, no punctuation
 */
export const matchAt = (
  tokens: readonly string[],
  start: number,
): (WordMatch & { readonly length: number }) | null => {
  for (let length = Math.min(LONGEST, tokens.length - start); length > 0; length -= 1) {
    const match = BY_FORM.get(tokens.slice(start, start + length).join(' '));
    if (match !== undefined) return { ...match, length };
  }
  return null;
};
