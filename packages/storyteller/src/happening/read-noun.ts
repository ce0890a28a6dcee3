import { COAT_COLOURS, type CoatColour } from '@bramblebook/contract/creature-vocabulary';
import type { Gender } from '@bramblebook/contract/reading';
import { capitalised } from '../grammar/noun-phrases.ts';
import { matchAt } from '../lexicon/all-words.ts';
import { BOYS_NAMES, GIRLS_NAMES } from '../lexicon/first-names.ts';
import type { LexiconEntry, WordKind } from '../lexicon/lexicon-entry.ts';
import { isTraitWord, traitsOf } from '../lexicon/traits.ts';
import { NOUN_KINDS, type Noun, type NounGender, type NounKind } from './noun.ts';
import type { Term } from './read-terms.ts';

export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  'two three four five six seven eight nine ten twelve hundred 2 3 4 5 6 7 8 9 10 12'.split(' '),
);
export const OWNERS: ReadonlySet<string> = new Set('his her my our their your'.split(' '));
const KINSHIP: ReadonlySet<string> = new Set(
  'aunt auntie uncle grandma grandpa granny gran nana nan grandad granddad mum mom mummy mommy dad daddy papa mama oma opa abuela abuelo nonna nonno mr mrs miss ms dr doctor nurse granddad herr frau monsieur madame sir lady ranger officer sergeant big-brother big-sister nanna captain king queen prince princess professor cousin teacher coach farmer'.split(
    ' ',
  ),
);
/** “Grandpa helps”, “with auntie”: a word used like a name. */
const isNameAlone = (entry: LexiconEntry | null, joined: string): boolean =>
  /^great gr/.test(joined) || (entry?.facts.includes('name') === true && entry.word === joined);
const UNIQUE: ReadonlySet<string> = new Set(
  'moon sun sea sky tide rain wind dark night world seaside jungle sunset sunrise darkness fog snow ocean thunder zoo beach park stage bottom top edge heat heatwave'.split(
    ' ',
  ),
);
const MASS: ReadonlySet<string> = new Set(
  'rain snow fog mist mud ice wind thunder dark darkness water sand honey music treasure bread sunshine lightning hail glue heat'.split(
    ' ',
  ),
);

/** “Aunt Lila”, “Mr Green”: these words go before a name. */
export const isKinship = ([first = '', second = '']: readonly string[]): boolean =>
  KINSHIP.has(first === 'great' ? second : first);

const isNounKind = (kind: WordKind): kind is NounKind & WordKind =>
  (NOUN_KINDS as readonly string[]).includes(kind);

/** What the word lists say of a run of words; null when they know none of it. */
export const entryOf = (lowers: readonly string[], at: number) => {
  const match = matchAt(lowers, at);
  if (match === null) return null;
  const { kind } = match.entry;
  return kind === 'feeling' ? null : match;
};

const YOUNG: ReadonlySet<string> = new Set('baby little small tiny young newborn'.split(' '));

const kindOf = (entry: LexiconEntry | null, traits: readonly string[]): NounKind => {
  if (entry?.kind === 'animal') return 'creature';
  if (entry !== null && isNounKind(entry.kind)) return entry.kind;
  if (traits.some((trait) => ['water', 'weather', 'dark', 'sky', 'hot'].includes(trait)))
    return 'nature';
  if (traits.includes('shelter') || traits.includes('indoors')) return 'place';
  return traits.includes('rides') ? 'vehicle' : 'thing';
};

const genderOf = (
  entry: LexiconEntry | null,
  name: string | null,
  term: Term | null,
): NounGender => {
  if (entry?.facts.includes('female')) return 'she';
  if (entry?.facts.includes('male')) return 'he';
  if (name !== null) {
    const first = (name.split(' ')[0] ?? '').toLowerCase();
    if (/^(?:mr|sir|king|herr|lord|prince)$/.test(first)) return 'he';
    if (/^(?:mrs|miss|ms|lady|queen|frau|princess)$/.test(first)) return 'she';
    if (term?.tags.has('FemaleName') || GIRLS_NAMES.has(first)) return 'she';
    if (term?.tags.has('MaleName') || BOYS_NAMES.has(first)) return 'he';
    return 'unsaid';
  }
  return entry?.kind === 'person' || entry?.kind === 'job' ? 'unsaid' : 'it';
};

/** “Her elephant”: a beast that no child keeps is made of cloth. */
const WILD: ReadonlySet<string> = new Set(
  'elephant lion bear giraffe penguin monkey dinosaur tiger zebra crocodile hippo fox owl wolf panda koala unicorn dragon hedgehog sloth octopus shark'.split(
    ' ',
  ),
);

const coatOf = (describing: readonly string[]): CoatColour | null =>
  COAT_COLOURS.find((colour) => describing.includes(colour)) ?? null;

/** The pieces of a noun phrase as the chunker found them. */
export interface Phrase {
  readonly describing: readonly string[];
  /** The words of the noun itself, small letters; empty for a bare name. */
  readonly head: readonly string[];
  readonly name: string | null;
  readonly nameTerm: Term | null;
  readonly number: string | null;
  readonly owner: string | null;
  readonly pluralTag: boolean;
  readonly said: string;
}

const PAINT_OF_NAME: Readonly<Record<Gender, string>> = {
  female: 'girl-friend',
  male: 'boy-friend',
};

const personByName = (phrase: Phrase, name: string): Noun => {
  const gender = genderOf(null, name, phrase.nameTerm);
  return {
    words: name,
    head: name,
    name,
    kind: 'person',
    traits: ['friend'],
    plural: false,
    number: null,
    proper: true,
    mass: false,
    unique: false,
    owner: null,
    gender,
    paint: PAINT_OF_NAME[gender === 'he' ? 'male' : 'female'],
    preposition: 'with',
    coat: null,
    said: phrase.said,
  };
};

/** Children nobody has named: the word lists know them only as the hero. */
const CHILDREN = new Map<string, Pick<Noun, 'gender' | 'paint' | 'plural'>>(
  Object.entries({
    boy: { gender: 'he', paint: 'boy-friend', plural: false },
    girl: { gender: 'she', paint: 'girl-friend', plural: false },
    child: { gender: 'unsaid', paint: 'girl-friend', plural: false },
    kid: { gender: 'unsaid', paint: 'boy-friend', plural: false },
    boys: { gender: 'they', paint: 'boy-friend', plural: true },
    girls: { gender: 'they', paint: 'girl-friend', plural: true },
    children: { gender: 'they', paint: 'girl-friend', plural: true },
    kids: { gender: 'they', paint: 'boy-friend', plural: true },
  }),
);

/** “The new girl Chiara”: children bear names as well. */
export const isChild = (head: readonly string[]): boolean => CHILDREN.has(head.at(-1) ?? '');

const MADE_OF_CLOTH = /^(?:cuddly|stuffed|plush|toy|soft toy)\b/;

/** “Aunt Lila”; “Noor's teacher Mrs Ahmed” is Mrs Ahmed. */
const titledName = (title: string, name: string): string =>
  /^(?:mr|mrs|ms|miss|dr|herr|frau)\b/i.test(name)
    ? name
    : [...title.split(' ').map(capitalised), name].join(' ');

/** A baby dragon is not big. */
const sizedTraits = (traits: readonly string[], { describing, head }: Phrase): string[] =>
  traits.filter(
    (trait) => trait !== 'big' || ![...describing, ...head].some((word) => YOUNG.has(word)),
  );

/** A noun of a phrase: what it is, how it is spoken of, what stands for it in a picture. */
export const nounOf = (phrase: Phrase): Noun => {
  const { head, name } = phrase;
  if (head.length === 0) return personByName(phrase, name ?? phrase.said);
  const match = entryOf(head, 0);
  const whole = match !== null && match.length === head.length ? match : null;
  const tail = whole ?? entryOf(head, head.length - 1);
  const entry = tail?.entry ?? null;
  const joined = head.join(' ').replace(/\bt rex\b/, 'T-Rex');
  const singular = whole?.plural === true && entry?.use === 'count' ? entry.word : joined;
  const traits = sizedTraits(traitsOf(joined, singular), phrase);
  const plural = tail === null ? phrase.pluralTag : tail.plural || entry?.use === 'plural';
  const titled = name !== null && isKinship(head) && phrase.owner === null;
  const proper =
    titled ||
    (phrase.owner === null && isNameAlone(entry, joined)) ||
    ['proper', 'bare'].some((fact) => entry?.facts.includes(fact));
  const titleWords = titled
    ? titledName(joined, name)
    : joined.split(' ').map(capitalised).join(' ');
  const child = entry === null ? CHILDREN.get(head.at(-1) ?? '') : undefined;
  const isPerson = child !== undefined || (entry === null && titled);
  const kind = isPerson ? 'person' : kindOf(entry, traits);
  const describing = phrase.describing.join(' ');
  // “Leukaemia”: an illness takes no article and no capital.
  const isBare = entry?.facts.includes('bare') ?? false;
  const capital = proper && !isBare;
  return {
    words: capital ? titleWords : [describing, joined].filter(Boolean).join(' '),
    head: capital ? titleWords : joined,
    name: titled ? null : name,
    kind,
    traits: [
      ...((phrase.owner !== null && name === null && WILD.has(joined)) ||
      MADE_OF_CLOTH.test([describing, joined].join(' ').trim())
        ? ['toy', 'soft', 'carried']
        : []),
      ...(entry === null && traits.length === 0 && !titled && child === undefined
        ? ['unknown']
        : []),
      ...traits,
      ...(entry?.facts.includes('small') ? ['carried'] : []),
      ...phrase.describing,
    ],
    plural: plural && !proper,
    number: phrase.number,
    proper,
    mass: entry?.use === 'mass' || entry?.use === 'activity' || MASS.has(joined),
    unique:
      entry?.use === 'unique' ||
      UNIQUE.has(joined) ||
      /^(?:bottom|top|edge|end|middle) of\b/.test(joined) ||
      /^(?:all )?the /i.test(phrase.said),
    // “With great grandma”: whose else.
    owner: phrase.owner ?? (/^great /.test(joined) && phrase.said === joined ? 'my' : null),
    preposition: /^(?:bus|train|tram|plane|ferry|moon|mars|venus|jupiter|planet|star)$/.test(joined)
      ? 'on'
      : (['on', 'at', 'by'].find((word) => entry?.facts.includes(word)) ?? 'in'),
    gender: plural ? 'they' : genderOf(entry, titled ? titleWords : name, phrase.nameTerm),
    paint: entry?.paint ?? null,
    coat: kind === 'creature' || kind === 'being' ? coatOf(phrase.describing) : null,
    said: phrase.said,
    ...child,
  };
};

/** Whether a word can be a noun for us although the tagger may say otherwise. */
export const isKnownNoun = (lower: string): boolean =>
  isTraitWord(lower) || entryOf([lower], 0) !== null;
