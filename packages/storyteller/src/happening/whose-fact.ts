import { matchAt } from '../lexicon/all-words.ts';
import { BOYS_NAMES, GIRLS_NAMES } from '../lexicon/first-names.ts';

/** Who can be meant: the hero, somebody else, or whoever was spoken of before. */
type Who = 'hero' | 'other' | 'same';

const OF_THE_HERO =
  /^(?:son|daughter|child|kid|toddler|boy|girl|grandson|granddaughter|i|me|my|niece|nephew)$/;
const SAME_AGAIN = /^(?:he|she|him|her|his|hers|they|their|them|who|he's|she's|they're)$/;
const MADE_OTHER = /^(?:new|another|other|some|this|that|every|shy|lonely|old)$/;
const DONE_TO_OTHERS = /^(?:help|meet|teach|show|befriend)(?:s|es|ed|ing)?$|^(?:met|taught)$/;
const OTHERS =
  /^(?:mr|mrs|ms|miss|dr|somebody|someone|man|woman|lady|coach|captain|friends?|twins?|children|kids|boys|girls|people|everybody|everyone)$/;
const NO_NAMES =
  /^(?:the|this|that|there|it|what|when|where|how|why|who|he|she|they|we|i|you|his|her|my|our|their|everyone|everybody|nobody|somebody|someone|and|but|because|if|no|a|an|one|maybe|today|please|with|in|at|on|for|is|can|about)$/;
const AFTER_A_NAME =
  /^(?:is|was|has|uses|wears|needs|sits|rides|got|gets|who|cannot|can't|had|broke|must)$/;
const ALIVE: ReadonlySet<string> = new Set(['person', 'animal', 'being', 'job']);

interface Word {
  readonly raw: string;
  readonly lower: string;
}

const wordsOf = (text: string): Word[] =>
  (text.match(/[\p{L}][\p{L}'-]*/gu) ?? []).map((raw) => ({ raw, lower: raw.toLowerCase() }));

const kinOf = (lower: string): boolean =>
  ALIVE.has(matchAt([lower.replace(/'s?$/, '')], 0)?.entry.kind ?? '');

const whoIs = (words: readonly Word[], at: number, hero: ReadonlySet<string>): Who | null => {
  const { raw, lower } = words[at] ?? { raw: '', lower: '' };
  const bare = lower.replace(/'s?$/, '');
  const next = words[at + 1]?.lower ?? '';
  // “Mia's grandpa”, “in Mia's class”: it is not she of whom something is said.
  if (lower !== bare && next !== '') return null;
  if (hero.has(bare)) return 'hero';
  if (OF_THE_HERO.test(bare)) {
    const before = words[at - 1]?.lower ?? '';
    // “Helps a boy who …”: nobody helps oneself.
    const done = before === 'a' && DONE_TO_OTHERS.test(words[at - 2]?.lower ?? '');
    return done || MADE_OTHER.test(before) ? 'other' : 'hero';
  }
  if (SAME_AGAIN.test(lower)) return kinOf(next) || OTHERS.test(next) ? null : 'same';
  if (kinOf(bare) || OTHERS.test(bare) || GIRLS_NAMES.has(bare) || BOYS_NAMES.has(bare)) {
    // “Becomes a big brother”: the hero does.
    if (/^(?:brother|sister)$/.test(bare) && /^(?:an?)$/.test(words[at - 2]?.lower ?? ''))
      return 'hero';
    return 'other';
  }
  const named = /^\p{Lu}\p{Ll}/u.test(raw) && !NO_NAMES.test(lower) && AFTER_A_NAME.test(next);
  return named ? 'other' : null;
};

const SENTENCE = /[^.!?\n;]+/g;

/**
 * Whether something that is said at `at` of an idea is said of the hero: the person spoken of
 * last before it, in its sentence, or the first of the sentence before; the hero when nobody is.
 */
export const isOfHero = (plain: string, at: number, hero: ReadonlySet<string>): boolean => {
  let before: Who = 'hero';
  for (const { 0: sentence, index } of plain.matchAll(SENTENCE)) {
    const here = index <= at && at < index + sentence.length;
    const said = here ? plain.slice(index, at) : sentence;
    const words = wordsOf(said);
    const people = words.map((_, i) => whoIs(words, i, hero)).filter((who) => who !== null);
    const named = people.filter((who) => who !== 'same');
    if (here) return (named.at(-1) ?? before) === 'hero';
    // Who a sentence begins with is who the next one's “he” means.
    before = named[0] ?? before;
  }
  return true;
};
