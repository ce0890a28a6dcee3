import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import type { PlacePack } from '../places/place-pack.ts';
import type { KnownWord } from '../understand/known-word.ts';

/** A place of this story, in the words of its parent where there are any. */
export interface StoryPlace {
  readonly pack: PlacePack;
  readonly setting: Setting;
  /** “the park”, “Paris”. */
  readonly the: string;
  /** “in the park”, “on the mountain”, “underwater”. */
  readonly within: string;
  /** “into the park”, “to the beach”. */
  readonly into: string;
}

const PREPOSITIONS = ['on', 'at', 'by'] as const;
const PROPER_CAPITALS: Readonly<Record<string, string>> = {
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  africa: 'Africa',
  antarctica: 'Antarctica',
  lapland: 'Lapland',
  london: 'London',
  paris: 'Paris',
  'new york': 'New York',
  egypt: 'Egypt',
  'mount everest': 'Mount Everest',
  'treasure island': 'Treasure Island',
  'north pole': 'North Pole',
  'south pole': 'South Pole',
  arctic: 'Arctic',
  amazon: 'Amazon',
  sahara: 'Sahara',
  alps: 'Alps',
  'milky way': 'Milky Way',
};

/** A pack under its own name. */
export function placeOf(pack: PlacePack): StoryPlace {
  const the = pack.noun === 'space' ? 'space' : `the ${pack.noun}`;
  return phrases(pack, the, pack.preposition);
}

/** A pack under the parent's word for it. */
export function placeNamed(pack: PlacePack, entry: LexiconEntry, words: string): StoryPlace {
  if (entry.facts.includes('adverb')) {
    const the = entry.word === 'underwater' ? 'the sea' : entry.word.replace(/^under /, '');
    return { pack, setting: pack.setting, the, within: entry.word, into: entry.word };
  }
  if (entry.facts.includes('adverbon')) return phrases(pack, entry.word, 'on');
  const noun = PROPER_CAPITALS[entry.word] ?? words;
  const the = entry.facts.includes('proper') ? noun : `the ${noun}`;
  return phrases(pack, the, PREPOSITIONS.find((word) => entry.facts.includes(word)) ?? 'in');
}

const phrases = (pack: PlacePack, the: string, preposition: string): StoryPlace => ({
  pack,
  setting: pack.setting,
  the,
  within: `${preposition} ${the}`,
  into: preposition === 'in' ? `into ${the}` : `to ${the}`,
});

/** Whether a word of the idea is this place: “the park”, “at the ice rink”. */
export const isCalled = (place: StoryPlace, { words }: KnownWord): boolean =>
  place.the.endsWith(words) || place.within.endsWith(words);
