import { capitalised } from '../grammar/noun-phrases.ts';
import type { Noun } from './noun.ts';
import {
  breaks,
  isCapital,
  isNobody,
  isPetsName,
  isPlaceName,
  nameAfter,
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
import { traitsOf } from './traits.ts';

export interface Chunk {
  readonly noun: Noun;
  readonly from: number;
  readonly to: number;
  /** Every adjective before it, those too that its words leave out: “new”, “first”. */
  readonly describing: readonly string[];
}

const ALIVE: ReadonlySet<string> = new Set(['animal', 'person', 'being']);
const STARTS: ReadonlySet<string> = new Set(
  'a an the its his her my our their your some this that these those every another all both each'.split(
    ' ',
  ),
);
const NEVER: ReadonlySet<string> = new Set(
  'called named past across through wheelchair wheelchairs hearing aid aids world type numbers mystery mysteries riddle riddles clue clues nobody anybody none home back hand hands arm head eyes eye face heart foot feet thing things way lot bit piece look forth kind sort time times story book idea something someone somebody everything everyone everybody anything nothing one ones part end life day days today name please help love fun place who what where when why how please adventure adventures best laugh class moment team friend friends friendship lots rescue rescues like'.split(
    ' ',
  ),
);
const NO_DESCRIBING: ReadonlySet<string> = new Set(
  'able afraid scared frightened more most very really so too other own same sure ready whole only favourite favorite next last first new best good great eaten built over'.split(
    ' ',
  ),
);

/** Names that are words as well: in small letters they are the words. */
const ALSO_A_WORD =
  /^(?:mark|bill|rob|grant|pat|drew|jack|chase|faith|joy|hope|dawn|sky|summer|storm|art|chance|clay|cliff|dale|gene|guy|pearl|ray|rich|victor|will|may|angel|star)$/;

const isNounTerm = (term: Term): boolean =>
  (term.tags.has('Noun') && !term.tags.has('Pronoun')) || isKnownNoun(term.lower);
const isAdjective = (term: Term): boolean =>
  term.tags.has('Adjective') || term.tags.has('Participle');
const isStart = (term: Term): boolean => STARTS.has(term.lower) || NUMBER_WORDS.has(term.lower);

// “a rowing boat”: the tagger takes “boat” for a verb; between an article and a break it is none.
const headEnd = (terms: readonly Term[], start: number, opened: boolean, owned = false): number => {
  const lowers = terms.slice(start, start + 4).map(({ lower }) => lower);
  const match = entryOf(lowers, 0);
  let end = start;
  // “The hand dryer” is one thing; “the hand” is none.
  const isTwoWords = lowers[0] === 'hand' && (match?.length ?? 0) > 1;
  if (NEVER.has(lowers[0] ?? '') && !isTwoWords) return start;
  const happens =
    match?.entry.kind === 'event' &&
    !match.entry.facts.includes('bare') &&
    terms[start]?.tags.has('Noun') !== true;
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
      // “Her ring in the lake”: tagged as “to ring in”.
      /^(?:in|on|at|up|out|off|down|by|to|from)$/.test(next.lower) ||
      NEVER.has(next.lower);
    // “His dog biscuit”: the pet's name.
    const pet = owned && match?.entry.kind === 'animal' && isPetsName(next.lower);
    const again = next.lower === last?.lower;
    // “The whales singing”, “the garden eating the hedge”: that is what they do.
    const goesOnDoing = terms[end + 1] !== undefined && !breaks(next) && !isKnownNoun(next.lower);
    const doing = /ing$/.test(next.lower) && (last?.tags.has('Plural') === true || goesOnDoing);
    const bothPeople =
      match?.entry.kind === 'person' && entryOf([next.lower], 0)?.entry.kind === 'person';
    if (goesOn && !prepositional && !isStart(next) && !pet && !bothPeople && !again && !doing)
      return headEnd(terms, end, true) || end;
  }
  return end;
};

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
  // “The best mark”, in small letters: no Mark.
  const isWord = ALSO_A_WORD.test(term.raw) && (at > 0 || terms[at + 1]?.tags.has('Noun') === true);
  const isName =
    (term.tags.has('FirstName') && !isWord) ||
    (isCapital(term) && !term.first && term.tags.has('ProperNoun'));
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
  'over above against versus than despite under inside outside behind beneath'.split(' '),
);

/** The noun phrase that begins at a term; null when none does. */
export const chunkAt = (terms: readonly Term[], from: number): Chunk | null => {
  if (BEFORE_A_NOUN.has(terms[from]?.lower ?? '') || isSureVerb(terms[from])) return null;
  const lowers = terms.slice(from, from + 4).map(({ lower }) => lower);
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
  const team = teamAt(terms, from);
  if (team !== null) return { ...team, from, describing: [] };
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
      alive || kind === 'vehicle' || traitsOf(head.join(' '), head.at(-1) ?? '').includes('toy'),
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

/** The noun phrases of an idea, in order. */
export const chunksOf = (terms: readonly Term[]): Chunk[] => {
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
