import type { Chance } from '../chance.ts';

/** Words that a teller may take either of, whatever the sentence. */
const EITHER: readonly (readonly [string, string])[] = [
  ['somebody', 'someone'],
  ['Somebody', 'Someone'],
  ['everybody', 'everyone'],
  ['Everybody', 'Everyone'],
  ['nobody', 'no one'],
  ['Nobody', 'No one'],
  ['anybody', 'anyone'],
  ['as if', 'as though'],
  ['perhaps', 'maybe'],
  ['Perhaps', 'Maybe'],
  ['nearly', 'almost'],
  ['shut {his} eyes', 'closed {his} eyes'],
  ['could not', 'couldn’t'],
  ['did not', 'didn’t'],
  ['was not', 'wasn’t'],
  ['would not', 'wouldn’t'],
  ['had not', 'hadn’t'],
  ['all day', 'the whole day'],
  ['All day', 'The whole day'],
  ['In the end', 'At long last'],
  ['far off', 'far away'],
  ['All at once', 'Suddenly'],
  ['whispered {hero}', 'breathed {hero}'],
  ['cried {hero}', 'called {hero}'],
];

/** Words that may be shortened and never lengthened: “it’s got stuck” is no “it is”. */
const SHORTENED: readonly (readonly [string, string])[] = [['It is ', 'It’s ']];

const SWAPS = new Map<string, string>([
  ...SHORTENED,
  ...EITHER.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
]);
const escaped = (words: string): string => words.replace(/[{}.]/g, '\\$&');
// “Why didn’t it say so?” cannot be a “did not”.
const NOT_ASKED = '(?<!n’t(?= (?:it|he|she|they|we|you|I|the|that|this|there|any|some|\\{)))';
// “Very nearly” and “the first time all day” do not bear the other word.
const ANY = new RegExp(
  `(?<![\\p{L}’]|\\b(?:very|so|time|as) )(?:${[...SWAPS.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}’])${NOT_ASKED}`,
  'gu',
);
const SAID = /(?<=,)” said \{(hero|c|little)\}(?=\.|,(?! who))/g;
// “Said Mia. Mia put down the bag” wants a “she”.
const SOON = 90;
const PRONOUN_OPENS = /(?<=[.!?]”? )\{He\}(?= [a-z{])/g;

/**
 * A template as another teller would put it: “said Mia” or “Mia said”, “somebody” or
 * “someone”. What happens stays the same; no two books need share the very words.
 */
export function otherwisePut(template: string, chance: Chance): string {
  let named = -SOON;
  return template
    .replace(ANY, (words) => (chance.next() < 0.5 ? (SWAPS.get(words) ?? words) : words))
    .replace(SAID, (words, who: string) => (chance.next() < 0.5 ? `” {${who}} said` : words))
    .replace(PRONOUN_OPENS, (pronoun, at: number, whole: string) => {
      const saidJustNow =
        at - named < SOON || whole.slice(Math.max(0, at - SOON), at).includes('{hero');
      if (saidJustNow || chance.next() >= 0.3) return pronoun;
      named = at;
      return '{hero}';
    });
}
