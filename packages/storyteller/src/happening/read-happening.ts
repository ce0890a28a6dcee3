import { printedName, spokenName } from '../grammar/hero-words.ts';
import { plainIdea } from '../understand/normalise-idea.ts';
import { languageOf, translated } from '../understand/other-languages.ts';
import { type Chunk, chunkAt } from './chunk-nouns.ts';
import type { Mention } from './mention.ts';
import { type ProfileFact, profileOf } from './profile.ts';
import { readTerms, type Term } from './read-terms.ts';

/** An idea as something that happens. */
export interface Happening {
  readonly mentions: readonly Mention[];
  /** The whole idea as lemmas: what the frames' cues are looked for in. */
  readonly lemmas: string;
  /** The plain idea in small letters. */
  readonly plain: string;
  readonly profile: ReadonlySet<ProfileFact>;
  /** English name of the language when it is not English, else null. */
  readonly otherLanguage: string | null;
  readonly terms: readonly Term[];
}

const HERO_NOUNS =
  /^(?:(?:my|our|the|a|an|his|her) )?(?:(?:little|big|small|young|brave|sweet|lovely|dear|only|own) )*(?:son|daughter|little one|child|kid|toddler|boy|girl|hero|heroine|granddaughter|grandson|niece|nephew|godson|goddaughter|birthday boy|birthday girl)s?$|^(?:a|the) big (?:brother|sister)$/;
const PRONOUNS: ReadonlySet<string> = new Set(
  'he she they we i it him her them us me who'.split(' '),
);
const UNWANTING: ReadonlySet<string> = new Set(
  'no without except not never hates hate dislikes'.split(' '),
);
const STOPS: ReadonlySet<string> = new Set(
  'and but then because until when so while before after if or'.split(' '),
);

const isVerb = (term: Term): boolean =>
  term.tags.has('Verb') &&
  !term.tags.has('Auxiliary') &&
  !term.tags.has('Copula') &&
  !term.tags.has('Modal');
const isPreposition = (term: Term): boolean =>
  term.tags.has('Preposition') ||
  /^(?:to|before|after|until|with|like|as|against|across|home|past)$/.test(term.lower);

const chunksOf = (terms: readonly Term[]): Chunk[] => {
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

interface Reading {
  subject: number | null;
  verb: string | null;
  preposition: string | null;
  hadObject: boolean;
}

/** Reads on from verb to noun to preposition and writes down what ties them. */
const tiesOf = (terms: readonly Term[], chunks: readonly Chunk[]): Set<string>[] => {
  const ties = chunks.map(({ describing }) => new Set(describing.map((word) => `adj ${word}`)));
  const chunkFrom = new Map(chunks.map((chunk, index) => [chunk.from, index]));
  const now: Reading = { subject: null, verb: null, preposition: null, hadObject: false };
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    if (term === undefined) break;
    const index = chunkFrom.get(at);
    if (index !== undefined) {
      const mine = ties[index];
      const { preposition, verb } = now;
      if (preposition !== null) {
        mine?.add(`prep ${preposition}`);
        if (verb !== null) mine?.add(`prep ${preposition} ${verb}`);
      } else if (verb !== null) {
        mine?.add(`obj ${verb}`);
        now.hadObject = true;
        now.subject = index;
      } else now.subject = index;
      const chunk = chunks[index];
      at = (chunk?.to ?? at + 1) - 1;
      const last = terms[at];
      // “with Oliver and Emma”: what holds of the one holds of the other.
      const next = terms[at + 1];
      const nextAt = at + (next?.lower === 'and' ? 2 : 1);
      const afterNext = terms[chunks[chunkFrom.get(nextAt) ?? -1]?.to ?? -1];
      const joined = last?.ends !== true && (last?.comma || next?.lower === 'and');
      const listed = joined && chunkFrom.has(nextAt) && afterNext?.tags.has('Verb') !== true;
      if (!listed) now.preposition = null;
      if (last?.ends) Object.assign(now, { verb: null, preposition: null, subject: null });
      else if (last?.comma && !listed) now.verb = null;
      continue;
    }
    if (isVerb(term) && term.lower !== 'like') {
      const { subject } = now;
      if (subject !== null && !now.hadObject) ties[subject]?.add(`subj ${term.lemma}`);
      Object.assign(now, { verb: term.lemma, preposition: null, hadObject: false });
    } else if (term.tags.has('Copula') && now.subject !== null) {
      const next = terms[at + 1];
      if (next !== undefined) ties[now.subject]?.add(`is ${next.lower}`);
    } else if (term.tags.has('Pronoun') || PRONOUNS.has(term.lower)) {
      if (now.verb === null || STOPS.has(terms[at - 1]?.lower ?? ''))
        Object.assign(now, { subject: null, verb: null });
    } else if (isPreposition(term)) now.preposition = term.lower;
    else if (STOPS.has(term.lower)) Object.assign(now, { preposition: null });
    if (term.ends)
      Object.assign(now, { verb: null, preposition: null, subject: null, hadObject: false });
  }
  return ties;
};

const isUnwanted = (terms: readonly Term[], from: number): boolean =>
  UNWANTING.has(terms[from - 1]?.lower ?? '') && terms[from - 1]?.ends !== true;

/** What a book can hold is far less; a parent's 2,000 characters hold about a hundred. */
const MOST_NOUNS = 120;

/** Reads a parent's idea. Never fails: of nonsense nothing is understood. */
export const readHappening = (idea: string, childName: string): Happening => {
  const typed = plainIdea(idea);
  const otherLanguage = languageOf(typed);
  const plain = otherLanguage === null ? typed : translated(typed);
  const terms = readTerms(plain);
  const own = new Set(
    [spokenName(printedName(childName)), ...childName.split(/\s+/)].map((name) =>
      name.toLowerCase(),
    ),
  );
  const chunks = chunksOf(terms).slice(0, MOST_NOUNS);
  const ties = tiesOf(terms, chunks);
  const mentions = chunks.map((chunk, index): Mention => {
    const words = (chunk.noun.name ?? chunk.noun.said ?? '').toLowerCase();
    const before = terms[chunk.from - 1];
    // “Ida's dog Rufus” is her dog.
    const heros = before?.possessive === true && own.has(before.lower);
    const noun = heros ? { ...chunk.noun, owner: 'my' } : chunk.noun;
    return {
      noun,
      from: chunk.from,
      to: chunk.to,
      hero:
        own.has(words) ||
        own.has(chunk.noun.head.toLowerCase()) ||
        HERO_NOUNS.test((chunk.noun.said ?? '').toLowerCase()),
      unwanted: isUnwanted(terms, chunk.from),
      ties: ties[index] ?? new Set(),
    };
  });
  return {
    mentions,
    terms,
    otherLanguage,
    lemmas: terms.map(({ lemma }) => lemma).join(' '),
    plain: plain.toLowerCase(),
    profile: profileOf(plain),
  };
};
