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
  god ok okay tv uk usa us then there they we one once later now maybe suddenly somebody someone everybody everyone nobody hero comedy foster down downs year reception class grade let disneyland`.split(
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

const OWN_PEOPLE =
  /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|grandad|nana|nan)$/;
const LONGEST_NAME = 3;

/** Where a name ends that begins at a capital: “Big Bun”, “Mr Snuffles”, “Kofi Man”. */
export const nameEnd = (terms: readonly Term[], from: number): number => {
  const goesOn = (at: number): boolean => {
    const [last, term] = [terms[at - 1], terms[at]];
    if (term === undefined || breaks(last) || last?.possessive) return false;
    return isCapital(term) && !isNobody(term) && !OWN_PEOPLE.test(term.lower);
  };
  let to = from + 1;
  while (to - from < LONGEST_NAME && goesOn(to)) to += 1;
  return to;
};

/** Terms as one name, as typed. */
export const nameOf = (terms: readonly Term[], from: number, to: number): string =>
  terms
    .slice(from, to)
    .map(({ raw }) => capitalised(raw))
    .join(' ');

/** “Salt and Pepper”, “Bun, Big Bun and Captain”: of several, each has a name. */
const severalNames = (terms: readonly Term[], from: number): Naming | null => {
  const names: string[] = [];
  let at = from;
  // “Two dads, Papa Jan and Papa Tim” are two people, each by themselves.
  while (isCapital(terms[at]) && !OWN_PEOPLE.test(terms[at]?.lower ?? '')) {
    const end = nameEnd(terms, at);
    names.push(nameOf(terms, at, end));
    at = end;
    if (terms[at - 1]?.ends) break;
    if (terms[at]?.lower === 'and') at += 1;
    else if (!terms[at - 1]?.comma) break;
  }
  const term = terms[from];
  if (names.length < 2 || term === undefined) return null;
  const to = terms[at - 1]?.lower === 'and' ? at - 1 : at;
  return { name: listed(names), to, term };
};

const KIN = /^(?:aunt|auntie|aunty|uncle|grandma|grandpa|granny|gran|nana|nan|cousin)$/;

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
  // “Her teddies are called Bun and Captain”.
  const is = terms[at]?.tags.has('Copula') === true ? 1 : 0;
  const calls = /^(?:called|named)$/.test(terms[at + is]?.lower ?? '');
  const from = calls ? at + is + 1 : at;
  const several = noun.plural ? severalNames(terms, from) : null;
  if (several !== null && (calls || noun.bearsNames)) return several;
  const term = terms[from];
  if (term === undefined) return null;
  if (calls) {
    const to = isTitle(term.lower) && !breaks(term) ? from + 2 : nameEnd(terms, from);
    return { name: nameOf(terms, from, to), to: Math.min(to, terms.length), term };
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
  if (noun.alive && !last.comma && isTitle(term.lower) && isCapital(terms[from + 1]))
    return { name: nameOf(terms, from, from + 2), to: from + 2, term };
  // “His stepdad, Mark.”: between commas it is said of him.
  if (last.comma && !(isCapital(term) && breaks(term))) return null;
  // “Mama, Tom, Grandma and the cat”: a list of them.
  if (last.comma && isCapital(last) && !OWNERS.has(terms[at - 2]?.lower ?? '')) return null;
  const known = isKnownNoun(term.lower) && !term.tags.has('FirstName') && !noun.alive;
  if (known || (!isCapital(term) && !(noun.alive && term.tags.has('FirstName')))) return null;
  const to = isCapital(term) ? nameEnd(terms, from) : from + 1;
  return { name: nameOf(terms, from, to), to, term };
};

/** “The Red Dragons”, “the Sharks”: a team, from the word after “the”; null when it is none. */
export const teamAt = (terms: readonly Term[], from: number): { noun: Noun; to: number } | null => {
  const before = terms[from - 1];
  // “Plays for Thornbury Tigers”.
  const played = before?.lower === 'for' && terms[from - 2]?.lemma === 'play';
  // “The fog on the Thames”: no team.
  const isTeam =
    terms[from]?.lower === 'the' && !/^(?:in|on|along|across)$/.test(before?.lower ?? '');
  if (!isTeam && !(played && isCapital(terms[from]))) return null;
  const start = isTeam ? from + 1 : from;
  let to = start;
  while (isCapital(terms[to]) && to - from < 4 && (to === start || !breaks(terms[to - 1]))) to += 1;
  const last = terms[to - 1];
  if (last === undefined || to === start || !/[^s]s$/.test(last.lower)) return null;
  if (last.possessive || isNobody(last)) return null;
  const words = terms.slice(start, to).map(({ raw }) => raw);
  const head = terms.slice(start, to).map(({ lower }) => lower);
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
      traits: played || before?.lower === 'team' ? ['team', 'own'] : ['team'],
      plural: true,
      unique: true,
      gender: 'they',
    },
    to,
  };
};
