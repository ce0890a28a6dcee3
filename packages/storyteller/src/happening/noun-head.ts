import { breaks, isCapital, isPetsName } from './read-name.ts';
import { entryOf, isKnownNoun, NUMBER_WORDS } from './read-noun.ts';
import type { Term } from './read-terms.ts';

/** What opens a noun phrase. */
export const STARTS: ReadonlySet<string> = new Set(
  'a an the its his her my our their your some this that these those every another all both each'.split(
    ' ',
  ),
);
const NEVER: ReadonlySet<string> = new Set(
  'called named make past across through wheelchair wheelchairs hearing aid aids world type numbers mystery mysteries riddle riddles clue clues nobody anybody none home back hand hands arm head eyes eye face heart foot feet thing things way lot bit piece look forth kind sort time times story book idea something someone somebody everything everyone everybody anything nothing one ones part end life day days today name please help love fun place who what where when why how please adventure adventures best laugh class moment team friend friends friendship lots rescue rescues like'.split(
    ' ',
  ),
);
/** Whether the tagger or our word lists take a word for a noun. */
export const isNounTerm = (term: Term): boolean =>
  (term.tags.has('Noun') && !term.tags.has('Pronoun')) || isKnownNoun(term.lower);
export const isStart = (term: Term): boolean =>
  STARTS.has(term.lower) || NUMBER_WORDS.has(term.lower);

/** Where the words of a noun itself end that begin at a term; there itself where none do. */
// “a rowing boat”: the tagger takes “boat” for a verb; between an article and a break it is none.
export const headEnd = (
  terms: readonly Term[],
  start: number,
  opened: boolean,
  owned = false,
): number => {
  const lowers = lowersFrom(terms, start);
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
      /^(?:in|on|at|up|out|off|down|by|to|from|against|versus)$/.test(next.lower) ||
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

/** Words of an idea from a term on, as many as a word list knows together. */
export const lowersFrom = (terms: readonly Term[], from: number): string[] =>
  terms.slice(from, from + 4).map(({ lower }) => lower);
