import { PARTICLES } from '../grammar/hero-words.ts';
import { capitalised, listed } from '../grammar/noun-phrases.ts';
import type { Noun } from './noun.ts';
import { isKnownNoun, nounOf, OWNERS } from './read-noun.ts';
import type { Term } from './read-terms.ts';

/** A name found at some words: whose it is, and the word after it. */
export interface Naming {
  readonly name: string;
  readonly to: number;
  readonly term: Term;
}

const PETS_NAMES: ReadonlySet<string> = new Set(
  `biscuit pepper salt ginger cookie honey peanut pickle muffin coco cocoa bella luna max oreo socks mittens patch shadow smokey rusty lucky buddy
  snowball whiskers fluffy nibbles bubbles pumpkin sunny teddy toffee poppy daisy bear tiger simba nemo spot bingo toby molly rosie fudge marmite mango
  noodle waffle crumble ziggy lola milo charlie`.split(/\s+/),
);
export const isPetsName = (lower: string): boolean => PETS_NAMES.has(lower);

/** Capitals that are nobody's name: languages, days, makers of toys, feasts. */
const NOBODY: ReadonlySet<string> = new Set(
  `english french german spanish italian polish turkish arabic chinese welsh irish scottish american british indian african maths math
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  lego duplo playmobil barbie disney pixar netflix youtube minecraft roblox nintendo mario pokemon pokémon marvel frozen bluey peppa nerf xbox playstation iphone ipad
  god ok okay tv uk usa us foster down downs year reception class grade let disneyland`.split(
    /\s+/,
  ),
);
const NO_PERSON_TAGS = [
  'Demonym',
  'WeekDay',
  'Month',
  'Date',
  'Organization',
  'Company',
  'Language',
];
const PLACE_TAGS = ['Place', 'Country', 'City', 'Region'];

export const isCapital = (term: Term | undefined): boolean =>
  term !== undefined && /^\p{Lu}\p{Ll}/u.test(term.raw);
export const breaks = (term: Term | undefined): boolean =>
  term === undefined || term.comma || term.ends;

/** Whether a word with a capital names no person: a language, a day, a brand. */
export const isNobody = (term: Term): boolean =>
  NOBODY.has(term.lower) ||
  (NO_PERSON_TAGS.some((tag) => term.tags.has(tag)) &&
    !term.tags.has('FirstName') &&
    term.lower !== 'jan');

const isTitle = (lower: string): boolean =>
  /^(?:mr|mrs|ms|miss|dr|sir|lady|king|queen|captain|herr|frau|monsieur|madame|señor|signor|lord|prince|princess|old|little)$/.test(
    lower,
  );

const PLANETS: ReadonlySet<string> = new Set(
  'mars saturn jupiter venus neptune pluto uranus mercury'.split(' '),
);

export const isPlaceName = (term: Term): boolean =>
  (isCapital(term) && PLANETS.has(term.lower)) ||
  (isCapital(term) &&
    PLACE_TAGS.some((tag) => term.tags.has(tag)) &&
    !term.tags.has('FirstName') &&
    !isTitle(term.lower));

/** “Salt and Pepper”: of several, each has a name. */
const severalNames = (terms: readonly Term[], from: number): Naming | null => {
  const names: string[] = [];
  let at = from;
  for (let term = terms[at]; isCapital(term) && term !== undefined; term = terms[at]) {
    names.push(term.raw);
    at += 1;
    if (term.ends) break;
    if (terms[at]?.lower === 'and') at += 1;
    else if (!term.comma) break;
  }
  const term = terms[from];
  if (names.length < 2 || term === undefined) return null;
  const to = terms[at - 1]?.lower === 'and' ? at - 1 : at;
  return { name: listed(names), to, term };
};

const KIN = /^(?:aunt|auntie|aunty|uncle|grandma|grandpa|granny|gran|nana|nan|cousin)$/;
const OWN_PEOPLE =
  /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|nana|nan)$/;

/** What a noun may be: who bears a name without “called”. */
export interface Named {
  readonly alive: boolean;
  readonly bearsNames: boolean;
  readonly plural: boolean;
  /** “His dog biscuit”: a pet of somebody's may have its name in small letters. */
  readonly isPet: boolean;
}

/** The name that follows a noun: “dog Biscuit”, “a cat called Tom”, “Aunt Lila”, “cats Salt and Pepper”. */
export const nameAfter = (terms: readonly Term[], at: number, noun: Named): Naming | null => {
  const last = terms[at - 1];
  if (last === undefined || last.ends || last.possessive) return null;
  const calls = ['called', 'named'].includes(terms[at]?.lower ?? '');
  const from = calls ? at + 1 : at;
  const several = noun.plural ? severalNames(terms, from) : null;
  if (several !== null && (calls || noun.bearsNames)) return several;
  const term = terms[from];
  if (term === undefined) return null;
  if (calls) {
    // “Called Pan Trąbek”.
    const second = terms[from + 1];
    const isName = second !== undefined && isCapital(second) && !isKnownNoun(second.lower);
    const titled = isCapital(second) && (isTitle(term.lower) || (isName && !breaks(term)));
    const name = titled ? `${capitalised(term.raw)} ${second?.raw}` : capitalised(term.raw);
    return { name, to: from + (titled ? 2 : 1), term };
  }
  if (noun.isPet && isPetsName(term.lower) && !last.comma)
    return { name: capitalised(term.raw), to: from + 1, term };
  // “Mr de Vries”.
  if (noun.alive && PARTICLES.has(term.lower) && isCapital(terms[from + 1]))
    return { name: `${term.raw} ${terms[from + 1]?.raw}`, to: from + 2, term };
  // “Auntie May” is nobody's month, and “Mum, Dad” are two.
  const isKin = KIN.test(last.lower);
  if (OWN_PEOPLE.test(term.lower)) return null;
  if (
    !noun.bearsNames ||
    term.first ||
    (isNobody(term) && !isKin) ||
    (noun.plural && !isCapital(term))
  )
    return null;
  // “His teacher Mrs Bell”.
  const surname = terms[from + 1];
  if (
    noun.alive &&
    !last.comma &&
    isTitle(term.lower) &&
    surname !== undefined &&
    isCapital(surname)
  )
    return { name: `${capitalised(term.raw)} ${surname.raw}`, to: from + 2, term };
  // “His stepdad, Mark.”: between commas it is said of him.
  if (last.comma && !(isCapital(term) && breaks(term))) return null;
  // “Mama, Tom, Grandma and the cat”: a list of them.
  if (last.comma && isCapital(last) && !OWNERS.has(terms[at - 2]?.lower ?? '')) return null;
  const known = isKnownNoun(term.lower) && !term.tags.has('FirstName') && !noun.alive;
  if (known || (!isCapital(term) && !(noun.alive && term.tags.has('FirstName')))) return null;
  const next = terms[from + 1];
  const full =
    isCapital(next) && !breaks(term) && (isTitle(term.lower) || !isKnownNoun(next?.lower ?? ''));
  return full && next !== undefined && !isNobody(next)
    ? { name: `${term.raw} ${next.raw}`, to: from + 2, term }
    : { name: capitalised(term.raw), to: from + 1, term };
};

/** “The Red Dragons”, “the Sharks”: a team, from the word after “the”; null when it is none. */
export const teamAt = (terms: readonly Term[], from: number): { noun: Noun; to: number } | null => {
  if (terms[from]?.lower !== 'the') return null;
  let to = from + 1;
  while (isCapital(terms[to]) && to - from < 4 && (to === from + 1 || !breaks(terms[to - 1])))
    to += 1;
  const last = terms[to - 1];
  if (last === undefined || to === from + 1 || !/[^s]s$/.test(last.lower)) return null;
  if (last.possessive || isNobody(last)) return null;
  const words = terms.slice(from + 1, to).map(({ raw }) => raw);
  const head = terms.slice(from + 1, to).map(({ lower }) => lower);
  const noun = nounOf({
    describing: [],
    head,
    name: null,
    nameTerm: null,
    number: null,
    owner: null,
    pluralTag: true,
    said: `the ${words.join(' ')}`,
  });
  const name = words.join(' ');
  return {
    noun: {
      ...noun,
      words: name,
      head: name,
      kind: 'person',
      paint: 'boy-friend',
      traits: terms[from - 1]?.lower === 'team' ? ['team', 'own'] : ['team'],
      plural: true,
      unique: true,
      gender: 'they',
    },
    to,
  };
};
