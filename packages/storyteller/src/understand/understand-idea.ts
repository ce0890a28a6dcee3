import { capitalised } from '../grammar/noun-phrases.ts';
import { matchAt } from '../lexicon/all-words.ts';
import {
  DESCRIBING,
  DETERMINERS,
  FUNCTION_WORDS,
  NEEDS_DETERMINER,
} from '../lexicon/function-words.ts';
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import { coatColour } from './coat-colour.ts';
import { isNameNotThing, namesAround, strayNames } from './find-names.ts';
import type { KnownWord } from './known-word.ts';
import { type Longing, longingsIn, type Standing } from './longings.ts';
import { negatedTokens } from './negation.ts';
import { type IdeaToken, plainIdea, tokensOf } from './normalise-idea.ts';
import { languageOf, translated } from './other-languages.ts';
import { unknownPhrases } from './unknown-words.ts';
import { whoIsGone } from './who-is-gone.ts';

export interface Understanding {
  readonly known: readonly KnownWord[];
  /** Names without a word for who they are: “with Oliver and Emma”. */
  readonly friends: readonly string[];
  /** Names of those who have died, without a word for who they were: “Rex went to heaven”. */
  readonly departed: readonly string[];
  /** Harmless words the lexicon does not know. */
  readonly unknown: readonly string[];
  /** What somebody of the idea cannot do, fears, wants: “a dragon who cannot fly”. */
  readonly longings: readonly Longing[];
  readonly themes: ReadonlySet<string>;
  /** English name of the language when it is not English, else null. */
  readonly otherLanguage: string | null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
};

const OWNING: ReadonlySet<string> = new Set(['his', 'her', 'my', 'our', 'their', 'your']);
const NAMED_THINGS: ReadonlySet<string> = new Set([
  'dragon',
  'unicorn',
  'robot',
  'teddy',
  'doll',
  'robot-toy',
  'star',
]);
const takesNames = (entry: LexiconEntry): boolean =>
  entry.kind === 'person' ||
  entry.kind === 'animal' ||
  (entry.kind === 'event' && entry.paint === 'baby') ||
  NAMED_THINGS.has(entry.paint ?? '');

const isAlive = (entry: LexiconEntry): boolean =>
  entry.kind !== 'event' && (takesNames(entry) || entry.kind === 'being' || entry.kind === 'job');

function isNoun(
  tokens: readonly IdeaToken[],
  at: number,
  length: number,
  plural: boolean,
): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + length];
  if (before === undefined || before.endsClause || before.comma)
    return (
      after === undefined ||
      tokens[at + length - 1]?.comma === true ||
      tokens[at + length - 1]?.endsClause === true ||
      after.lower === 'and'
    );
  if (plural && !['to', 'she', 'he', 'who', 'they', 'it'].includes(before.lower)) return true;
  if (DETERMINERS.has(before.lower)) return true;
  return DESCRIBING.has(before.lower) && before.lower !== 'kind';
}

const ADJECTIVE_BEFORE_NOUN: ReadonlySet<string> = new Set([
  'magic',
  'orange',
  'lost',
  'dark',
  'baby',
  'special',
  'different',
  'silly',
  'sweet',
]);

function isMeant(
  tokens: readonly IdeaToken[],
  at: number,
  entry: LexiconEntry,
  length: number,
  plural: boolean,
): boolean {
  if (length > 1) return true;
  const word = tokens[at]?.lower ?? '';
  const after = tokens[at + 1];
  if (word === 'kind' && after?.lower === 'of') return false;
  if (
    ADJECTIVE_BEFORE_NOUN.has(word) &&
    after !== undefined &&
    !tokens[at]?.endsClause &&
    !tokens[at]?.comma &&
    !FUNCTION_WORDS.has(after.lower)
  )
    return entry.kind === 'event' || entry.kind === 'feeling';
  if (entry.kind === 'feeling' || entry.kind === 'event') return true;
  return !NEEDS_DETERMINER.has(entry.word) || isNoun(tokens, at, 1, plural);
}

function maskOwnName(tokens: IdeaToken[], childName: string): boolean[] {
  const own = new Set(tokensOf(childName).map((token) => token.raw));
  const ownLower = new Set([...own].map((part) => part.toLowerCase()));
  return tokens.map(
    (token) =>
      own.has(token.raw.replace(/'s$/i, '')) ||
      // A name typed small is still the name, unless it is an ordinary word too (“rose”, “will”).
      (ownLower.has(token.lower) &&
        matchAt([token.lower], 0) === null &&
        !FUNCTION_WORDS.has(token.lower)),
  );
}

// “Biscuit the dog”: the biscuit is a dog.
function namesWhatFollows(
  tokens: readonly IdeaToken[],
  lowers: readonly string[],
  at: number,
): boolean {
  if (lowers[at + 1] !== 'the' || !/^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '')) return false;
  return tokens[at]?.endsClause !== true && matchAt(lowers, at + 2)?.entry.kind === 'animal';
}

/** What the storyteller makes of a parent's idea. Never fails: nonsense is simply not understood. */
export function understandIdea(idea: string, childName: string): Understanding {
  const plain = plainIdea(idea);
  const language = languageOf(plain);
  const tokens = tokensOf(language === null ? plain : translated(plain));
  const lowers = tokens.map((token) => token.lower);
  const own = maskOwnName(tokens, childName);
  const negated = negatedTokens(tokens);
  const taken = own.map((mine) => mine);
  const titleCase =
    tokens.filter((token) => /^\p{Lu}/u.test(token.raw)).length > Math.max(3, tokens.length * 0.6);
  const known: KnownWord[] = [];
  const standings: Standing[] = [];
  const themes = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken[at] || own[at]) continue;
    const match = matchAt(lowers, at);
    if (match === null || lowers.slice(at, at + match.length).some((_, i) => own[at + i])) continue;
    const { entry, plural, length } = match;
    if (namesWhatFollows(tokens, lowers, at)) continue;
    if (length === 1 && !titleCase && isNameNotThing(tokens, at, entry)) continue;
    const ended = tokens
      .slice(at, at + length - 1)
      .some((token) => token.endsClause || token.comma);
    if (ended || !isMeant(tokens, at, entry, length, plural)) continue;
    for (let i = at; i < at + length; i += 1) taken[i] = true;
    if (negated[at]) continue;
    const names = takesNames(entry) ? namesAround(tokens, at, length, own, taken, titleCase) : [];
    // “Her hamster Biscuit. Biscuit is shy”: no biscuit is meant the second time either.
    if (names.length > 0)
      for (const [i, { raw }] of tokens.entries())
        if (names.includes(raw.replace(/'s$/i, ''))) taken[i] = true;
    for (const theme of entry.themes) themes.add(theme);
    const beforeWord = lowers[at - 1] ?? '';
    known.push({
      entry,
      words: lowers.slice(at, at + length).join(' '),
      plural: plural && entry.use === 'count',
      count: NUMBERS[beforeWord] ?? null,
      names: names.map(capitalised),
      owned: OWNING.has(beforeWord) || OWNING.has(lowers[at - 2] ?? ''),
      coat:
        entry.kind === 'animal' || entry.kind === 'being' ? coatColour(tokens, at, length) : null,
      remembered: false,
    });
    standings.push({ from: at, to: at + length, names, alive: isAlive(entry) });
    at += length - 1;
  }
  const gone = whoIsGone(known, plain);
  if (gone.mourned) themes.add('goodbye');
  const names = titleCase ? [] : strayNames(tokens, taken, own);
  const unknown = unknownPhrases(tokens, taken, negated, own);
  // “Rex went to heaven”: what nobody knows, and is written with a capital, is somebody's name.
  const unheardOf = unknown
    .filter(gone.isGone)
    .map(capitalised)
    .filter((name) => plain.includes(name));
  return {
    known: gone.known,
    friends: names.filter((name) => !gone.isGone(name)),
    departed: [...names.filter(gone.isGone), ...unheardOf],
    unknown: unknown.filter((phrase) => !gone.isGone(phrase)),
    longings: (language === null ? longingsIn(tokens, own, standings) : []).filter(
      ({ of }) => of === null || gone.known[of]?.remembered === false,
    ),
    themes,
    otherLanguage: language,
  };
}
