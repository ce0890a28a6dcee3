import { capitalised } from '../grammar/noun-phrases.ts';
import type { Noun } from './noun.ts';
import {
  entryOf,
  isKinship,
  isKnownNoun,
  NUMBER_WORDS,
  nounOf,
  OWNERS,
  type Phrase,
} from './read-noun.ts';
import type { Term } from './read-terms.ts';

export interface Chunk {
  readonly noun: Noun;
  readonly from: number;
  readonly to: number;
  readonly describing: readonly string[];
}

const ALIVE: ReadonlySet<string> = new Set(['animal', 'person', 'being']);
const STARTS: ReadonlySet<string> = new Set(
  'a an the its his her my our their your some this that these those every another all both each'.split(
    ' ',
  ),
);
const NEVER: ReadonlySet<string> = new Set(
  'past across through wheelchair wheelchairs home back hand hands arm head eyes eye face heart foot feet thing things way lot bit kind sort time times story book idea something someone somebody everything everyone everybody anything nothing one ones part end life day days today name please help love fun place who what where when why how please adventure adventures friend friends friendship lots rescue rescues'.split(
    ' ',
  ),
);
const NO_DESCRIBING: ReadonlySet<string> = new Set(
  'able afraid scared frightened more most very really so too other own same sure ready whole only favourite favorite next last first new best good great'.split(
    ' ',
  ),
);

const isNounTerm = (term: Term): boolean =>
  (term.tags.has('Noun') && !term.tags.has('Pronoun')) || isKnownNoun(term.lower);
const isAdjective = (term: Term): boolean =>
  term.tags.has('Adjective') || term.tags.has('Participle');
const isCapital = (term: Term | undefined): boolean =>
  term !== undefined && /^\p{Lu}\p{Ll}/u.test(term.raw);
const breaks = (term: Term | undefined): boolean => term === undefined || term.comma || term.ends;

const isStart = (term: Term): boolean => STARTS.has(term.lower) || NUMBER_WORDS.has(term.lower);

// “a rowing boat”: the tagger takes “boat” for a verb; between an article and a break it is none.
const headEnd = (terms: readonly Term[], start: number, opened: boolean): number => {
  const lowers = terms.slice(start, start + 4).map(({ lower }) => lower);
  const match = entryOf(lowers, 0);
  let end = start;
  if (NEVER.has(lowers[0] ?? '')) return start;
  const happens = match?.entry.kind === 'event' && terms[start]?.tags.has('Noun') !== true;
  if (match !== null && !happens) {
    const inner = terms.slice(start, start + match.length - 1);
    if (!inner.some(breaks)) end = start + match.length;
  }
  if (end === start) {
    const term = terms[start];
    if (term === undefined || happens) return start;
    const verbal = term.tags.has('Verb') && !opened;
    if (!isNounTerm(term) || verbal || term.tags.has('Adverb')) return start;
    end = start + 1;
  }
  // Compounds: “ice cream van”, “football boots”.
  const last = terms[end - 1];
  const next = terms[end];
  if (!breaks(last) && last?.possessive !== true && next !== undefined && !isCapital(next)) {
    const goesOn = isKnownNoun(next.lower) || next.tags.has('Noun');
    const prepositional =
      next.tags.has('FirstName') ||
      next.tags.has('Pronoun') ||
      next.tags.has('Verb') ||
      NEVER.has(next.lower);
    if (goesOn && !prepositional && !isStart(next)) return headEnd(terms, end, true) || end;
  }
  return end;
};

const nameAfter = (
  terms: readonly Term[],
  at: number,
  alive: boolean,
): { name: string; to: number; term: Term } | null => {
  const last = terms[at - 1];
  if (last === undefined || last.ends) return null;
  let i = at;
  if (['called', 'named'].includes(terms[i]?.lower ?? '')) {
    const term = terms[i + 1];
    return term === undefined ? null : { name: capitalised(term.raw), to: i + 2, term };
  }
  const term = terms[i];
  const known =
    term !== undefined && isKnownNoun(term.lower) && !term.tags.has('FirstName') && !alive;
  if (term === undefined || known || term.first) return null;
  if (!isCapital(term) && !(alive && term.tags.has('FirstName'))) return null;
  i += 1;
  const next = terms[i];
  const full = isCapital(next) && !breaks(term) && !isKnownNoun(next?.lower ?? '');
  return full && next !== undefined
    ? { name: `${term.raw} ${next.raw}`, to: i + 1, term }
    : { name: capitalised(term.raw), to: i, term };
};

const said = (terms: readonly Term[], from: number, to: number): string =>
  terms
    .slice(from, to)
    .map((term) => term.raw + (term.possessive ? '’s' : ''))
    .join(' ');

const bareName = (terms: readonly Term[], at: number): Chunk | null => {
  const term = terms[at];
  if (term === undefined) return null;
  const isName =
    term.tags.has('FirstName') || (isCapital(term) && !term.first && term.tags.has('ProperNoun'));
  if (!isName || isStart(term)) return null;
  // “Biscuit the dog”
  const the = terms[at + 1];
  if (the?.lower === 'the' && !breaks(term)) {
    const after = chunkAt(terms, at + 1);
    if (after !== null && ['creature', 'being', 'thing'].includes(after.noun.kind)) {
      const words = said(terms, at, after.to);
      return { ...after, from: at, noun: { ...after.noun, name: term.raw, said: words } };
    }
  }
  const phrase: Phrase = {
    describing: [],
    head: [],
    name: capitalised(term.raw),
    nameTerm: term,
    number: null,
    owner: null,
    pluralTag: false,
    said: said(terms, at, at + 1),
  };
  return { noun: nounOf(phrase), from: at, to: at + 1, describing: [] };
};

const openingOf = (terms: readonly Term[], from: number) => {
  let at = from;
  let owner: string | null = null;
  let number: string | null = null;
  const describing: string[] = [];
  while (at < terms.length && at - from < 7) {
    const term = terms[at];
    if (term === undefined) break;
    if (OWNERS.has(term.lower)) owner = term.lower;
    else if (NUMBER_WORDS.has(term.lower)) number = term.lower;
    else if (STARTS.has(term.lower)) number = number ?? null;
    else if (
      isAdjective(term) &&
      entryOf([term.lower, terms[at + 1]?.lower ?? ''], 0)?.length !== 2
    ) {
      // “Past the giant with his sister”: an adjective that nothing follows is the noun itself.
      const next = terms[at + 1];
      const last = breaks(term) || next === undefined || !(isNounTerm(next) || isAdjective(next));
      if (last && isKnownNoun(term.lower)) break;
      if (!NO_DESCRIBING.has(term.lower)) describing.push(term.lower);
    } else break;
    if (term.ends) return null;
    at += 1;
  }
  return { at, owner, number, describing };
};

// The tagger takes them for adjectives now and then: “against the Sharks”.
const BEFORE_A_NOUN: ReadonlySet<string> = new Set(['against', 'versus', 'than', 'despite']);

/** The noun phrase that begins at a term; null when none does. */
export const chunkAt = (terms: readonly Term[], from: number): Chunk | null => {
  if (BEFORE_A_NOUN.has(terms[from]?.lower ?? '')) return null;
  const lowers = terms.slice(from, from + 4).map(({ lower }) => lower);
  const name = entryOf(lowers, 0) === null || isCapital(terms[from]) ? bareName(terms, from) : null;
  const known = entryOf(lowers, 0);
  if (name !== null && !(known !== null && known.entry.kind === 'person')) return name;
  const opening = openingOf(terms, from);
  if (opening === null) return null;
  const { at, owner, number, describing } = opening;
  const first = terms[at];
  if (first === undefined || first.tags.has('Pronoun') || first.tags.has('Preposition'))
    return null;
  const to = headEnd(terms, at, at > from);
  if (to === at) return null;
  // “Leads three ducklings home”: what stands before an article without a break is a verb.
  const next = terms[to];
  if (
    at === from &&
    to === at + 1 &&
    first.first &&
    !breaks(first) &&
    next !== undefined &&
    isStart(next)
  )
    return null;
  const head = terms.slice(at, to).map(({ lower }) => lower);
  const alive = ALIVE.has(entryOf(head, head.length - 1)?.entry.kind ?? '');
  const called = nameAfter(terms, to, alive || isKinship(head));
  const phrase: Phrase = {
    describing,
    head,
    name: called?.name ?? null,
    nameTerm: called?.term ?? null,
    number,
    owner,
    pluralTag: terms[to - 1]?.tags.has('Plural') ?? false,
    said: said(terms, from, called?.to ?? to),
  };
  return { noun: nounOf(phrase), from, to: called?.to ?? to, describing };
};
