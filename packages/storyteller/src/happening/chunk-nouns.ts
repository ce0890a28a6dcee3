import { capitalised } from '../grammar/noun-phrases.ts';
import { traitsOf } from '../lexicon/traits.ts';
import type { Noun } from './noun.ts';
import { headEnd, isNounTerm, isStart, lowersFrom, STARTS } from './noun-head.ts';
import {
  breaks,
  isCapital,
  isNobody,
  isPlaceName,
  nameAfter,
  nameEnd,
  nameOf,
  teamAt,
} from './read-name.ts';
import {
  entryOf,
  isChild,
  isKinship,
  isKnownNoun,
  NUMBER_WORDS,
  nounOf,
  OWNERS,
  type Phrase,
} from './read-noun.ts';
import { isSureVerb, type Term } from './read-terms.ts';

export interface Chunk {
  readonly noun: Noun;
  readonly from: number;
  readonly to: number;
  /** Every adjective before it, those too that its words leave out: “new”, “first”. */
  readonly describing: readonly string[];
}

const ALIVE: ReadonlySet<string> = new Set(['animal', 'person', 'being']);
const NO_DESCRIBING: ReadonlySet<string> = new Set(
  'able afraid scared frightened more most very really so too other own same sure ready whole only favourite favorite next last first new best good great eaten built over'.split(
    ' ',
  ),
);

/** Names that are words as well: in small letters they are the words. */
const ALSO_A_WORD =
  /^(?:mark|bill|rob|grant|pat|drew|jack|chase|faith|joy|hope|dawn|sky|summer|storm|art|chance|clay|cliff|dale|gene|guy|pearl|ray|rich|victor|will|may|angel|star)$/;

const isAdjective = (term: Term): boolean =>
  term.tags.has('Adjective') || term.tags.has('Participle');
const said = (terms: readonly Term[], from: number, to: number): string =>
  terms
    .slice(from, to)
    .map((term) => term.raw + (term.possessive ? '’s' : ''))
    .join(' ');

const NAMELESS = {
  describing: [],
  name: null,
  nameTerm: null,
  number: null,
  owner: null,
  pluralTag: false,
};

const placeByName = (terms: readonly Term[], at: number): Chunk => {
  let to = at + 1;
  while (!breaks(terms[to - 1]) && terms[to] !== undefined && isCapital(terms[to]) && to - at < 3)
    to += 1;
  const words = said(terms, at, to);
  const phrase = { ...NAMELESS, head: [words.toLowerCase()], said: words };
  const place = nounOf(phrase);
  return {
    noun: { ...place, words, head: words, kind: 'place', proper: true, plural: false },
    from: at,
    to,
    describing: [],
  };
};

/** “Big Bun”, “Little Bear”: somebody whose name has several words, and may say what they are. */
const longName = (terms: readonly Term[], from: number, to: number): Chunk => {
  const [last = ''] = lowersFrom(terms, to - 1);
  const isKind = ['animal', 'being'].includes(entryOf([last], 0)?.entry.kind ?? '');
  const words = said(terms, from, to);
  const phrase = {
    ...NAMELESS,
    head: isKind ? [last] : [],
    name: nameOf(terms, from, to),
    nameTerm: terms[from] ?? null,
    said: words,
  };
  return { noun: nounOf(phrase), from, to, describing: [] };
};

const bareName = (terms: readonly Term[], at: number): Chunk | null => {
  const term = terms[at];
  if (term === undefined) return null;
  if (isPlaceName(term)) return placeByName(terms, at);
  // “Teddy comes too”: one of cloth.
  if (term.raw === 'Teddy') {
    const teddy = nounOf({ ...NAMELESS, head: ['teddy'], said: 'Teddy' });
    return {
      noun: { ...teddy, words: 'Teddy', proper: true },
      from: at,
      to: at + 1,
      describing: [],
    };
  }
  const to = nameEnd(terms, at);
  const isRun =
    to - at > 1 && isCapital(term) && (entryOf(lowersFrom(terms, at), 0)?.length ?? 0) < 2;
  // “The best mark”, in small letters: no Mark.
  const isWord = ALSO_A_WORD.test(term.raw) && (at > 0 || terms[at + 1]?.tags.has('Noun') === true);
  const isName =
    (term.tags.has('FirstName') && !isWord) ||
    (isCapital(term) && (!term.first || isRun) && term.tags.has('ProperNoun'));
  if (!isName || isStart(term) || isNobody(term) || isKinship([term.lower])) return null;
  // “Biscuit the dog”
  const the = terms[at + 1];
  if (the?.lower === 'the' && !breaks(term)) {
    const after = chunkAt(terms, at + 1);
    if (after !== null && ['creature', 'being', 'thing'].includes(after.noun.kind)) {
      const words = said(terms, at, after.to);
      return { ...after, from: at, noun: { ...after.noun, name: term.raw, said: words } };
    }
  }
  if (isRun) return longName(terms, at, to);
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
  const adjectives: string[] = [];
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
      // “The handball final, his sister Nia”: she is no final sister.
      if (term.comma && next !== undefined && (isStart(next) || isCapital(next))) return null;
      adjectives.push(term.lower);
      if (!NO_DESCRIBING.has(term.lower)) describing.push(term.lower);
    } else break;
    if (term.ends) return null;
    at += 1;
  }
  return { at, owner, number, describing, adjectives };
};

// The tagger takes them for adjectives now and then: “against the Sharks”, “under the table”.
const BEFORE_A_NOUN: ReadonlySet<string> = new Set(
  'over above against versus than despite under inside outside behind beneath near'.split(' '),
);

/** The noun phrase that begins at a term; null when none does. */
export const chunkAt = (terms: readonly Term[], from: number): Chunk | null => {
  if (BEFORE_A_NOUN.has(terms[from]?.lower ?? '') || isSureVerb(terms[from])) return null;
  const team = teamAt(terms, from);
  if (team !== null) return { ...team, from, describing: [] };
  const lowers = lowersFrom(terms, from);
  const name = entryOf(lowers, 0) === null || isCapital(terms[from]) ? bareName(terms, from) : null;
  const known = entryOf(lowers, 0);
  if (name !== null && !(known !== null && known.entry.kind === 'person')) return name;
  if (
    name === null &&
    terms[from] !== undefined &&
    isCapital(terms[from]) &&
    isNobody(terms[from]) &&
    known === null
  )
    return null;
  const opening = openingOf(terms, from);
  if (opening === null) return null;
  const { at, owner, number, describing, adjectives } = opening;
  const first = terms[at];
  if (first === undefined || first.tags.has('Pronoun') || first.tags.has('Preposition'))
    return null;
  if (first.lower === 'there') return null;
  const to = headEnd(terms, at, at > from, owner !== null);
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
  const entry = entryOf(head, head.length - 1);
  const kind = entry?.entry.kind ?? '';
  const alive = ALIVE.has(kind) || isKinship(head) || isChild(head);
  const pluralTag = terms[to - 1]?.tags.has('Plural') ?? false;
  const called = nameAfter(terms, to, {
    alive,
    bearsNames:
      alive ||
      kind === 'vehicle' ||
      traitsOf(head.join(' '), entry?.entry.word ?? head.at(-1) ?? '').includes('toy'),
    plural: entry?.plural ?? pluralTag,
    isPet: owner !== null && kind === 'animal',
  });
  const phrase: Phrase = {
    describing,
    head,
    name: called?.name ?? null,
    nameTerm: called?.term ?? null,
    number,
    owner,
    pluralTag,
    said: said(terms, from, called?.to ?? to),
  };
  return { noun: nounOf(phrase), from, to: called?.to ?? to, describing: adjectives };
};

/** “The cat Pus. Pus hides”: who has been named is known by that name from then on. */
const withKnownNames = (terms: readonly Term[], chunks: readonly Chunk[]): readonly Term[] => {
  const names = new Set(chunks.flatMap(({ noun: { name } }) => name?.split(/, | and | /) ?? []));
  const isNew = (term: Term): boolean =>
    names.has(term.raw) &&
    isCapital(term) &&
    !term.tags.has('FirstName') &&
    !isKnownNoun(term.lower);
  return terms.some(isNew)
    ? terms.map((term) =>
        isNew(term) ? { ...term, tags: new Set(['Noun', 'ProperNoun', 'FirstName']) } : term,
      )
    : terms;
};

/** The noun phrases of an idea, in order. */
export const chunksOf = (terms: readonly Term[]): Chunk[] => {
  const chunks = chunksIn(terms);
  const known = withKnownNames(terms, chunks);
  return known === terms ? chunks : chunksIn(known);
};

const chunksIn = (terms: readonly Term[]): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 0; at < terms.length; ) {
    const term = terms[at];
    const chunk = term !== undefined && term.lower !== 'not' ? chunkAt(terms, at) : null;
    if (chunk === null) at += 1;
    else {
      chunks.push(chunk);
      at = chunk.to;
    }
  }
  return chunks;
};
