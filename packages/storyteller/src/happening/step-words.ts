import { pastOf, presentOf } from '../grammar/conjugate.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import type { Clause } from './clause.ts';
import type { Noun } from './noun.ts';
import type { Term } from './read-terms.ts';

const PAST_OF: ReadonlyMap<string, string> = new Map(
  'can could,cannot could not,will would,may might,must had to,shall should,has had,have had,is was,are were,am was,do did,does did'
    .split(',')
    .map((pair): [string, string] => [
      pair.slice(0, pair.indexOf(' ')),
      pair.slice(pair.indexOf(' ') + 1),
    ]),
);
const NOW_OF: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['was', ['is', 'are']],
  ['were', ['are', 'are']],
  ['did', ['does', 'do']],
  ['had', ['has', 'have']],
  ['could', ['can', 'can']],
  ['would', ['will', 'will']],
]);

/** Whose words these are is not known, or they are nobody's to print. */
const NEVER_SAID =
  /^(?:i|me|mine|you|your|yours|myself|we|ours|ourselves|yes|etc|everyones|poo|wee|preachy|story|book|please|thanks|apparently|whatever|literally)$/;
const KIN_OF_PARENT: ReadonlyMap<string, string> = new Map(
  'mother grandmother,mum grandma,mom grandma,father grandfather,dad grandpa,sister aunt,brother uncle,husband dad,wife mum,grandmother grandmother,grandma grandma,grandfather grandfather,grandpa grandpa'
    .split(',')
    .map((pair): [string, string] => [
      pair.slice(0, pair.indexOf(' ')),
      pair.slice(pair.indexOf(' ') + 1),
    ]),
);
const SHIFTS_AFTER =
  /^(?:there|where|what|how|that|who|which|if|whether|when|until|because|why|and|but)$/;

const isSPast = (term: Term): boolean =>
  term.tags.has('PastTense') && !term.tags.has('PresentTense');
const isShiftable = (term: Term): boolean =>
  term.tags.has('Verb') &&
  (PAST_OF.has(term.lower) ||
    (term.tags.has('PresentTense') &&
      !term.tags.has('Gerund') &&
      term.lower !== term.lemma &&
      /s$/.test(term.lower)));

/** A verb as it was: “had to” of “has to”. */
export const inPast = (term: Term): string => {
  const { lower, lemma } = term;
  const helper = PAST_OF.get(lower);
  if (helper !== undefined) return helper;
  if (lower === 'used') return lower;
  if (isSPast(term) || /^(?:could|would|might|should|used)$/.test(lower)) return lower;
  return pastOf(lemma);
};

/** A verb as it is, for one or for many. */
export const inPresent = (term: Term, many: boolean): string => {
  const { lower, lemma } = term;
  const helper = NOW_OF.get(lower);
  if (helper !== undefined) return many ? helper[1] : helper[0];
  if (lower === 'cannot') return 'can not';
  if (/^(?:is|are|has|have|do|does|can|will|may|might|must|should)$/.test(lower)) return lower;
  if (lower === 'am') return 'is';
  if (lower === 'used') return lower;
  return many ? lemma : presentOf(lemma);
};

/** A clause with what its nouns are. */
export interface StepWords {
  readonly clause: Clause;
  readonly heroAt: HeroAt;
  readonly nounAt: NounAt;
}
export type NounAt = (at: number) => Noun | null;
/** Whether the hero stands at a term; after the verb “a big brother” is what the hero becomes. */
export type HeroAt = (at: number, after: boolean) => boolean;

const NAMED_IN_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;

const own = (term: Term, heroOwner: boolean, splits = false): string => {
  // “Isn't” comes as “is”, “not”.
  const isShouted =
    /^\p{Lu}{2,}$/u.test(term.raw) && !term.tags.has('ProperNoun') && !term.tags.has('Acronym');
  const typed = term.raw === '' || splits || isShouted ? term.lower : term.raw.replaceAll("'", '’');
  const capital = NAMED_IN_TIME.test(typed) || term.tags.has('Place') ? capitalised(typed) : typed;
  const word = capital === 'Down' ? 'Down’s' : capital;
  if (!term.possessive) return heroOwner ? '{hero}' : word;
  if (heroOwner) return '{hero’s}';
  return /s$/i.test(word) ? `${word}’` : `${word}’s`;
};

/** A term in words of a third person: “our” is {his}, the hero's name is {hero}. */
export const worded = (at: number, { clause, heroAt: isHero }: StepWords): string | null => {
  const { terms, group } = clause;
  const heroAt = (one: number): boolean => isHero(one, one >= group.to);
  const term = terms[at];
  const before = terms[at - 1]?.lower ?? '';
  if (term === undefined) return null;
  // “Told everyone we have a lion”.
  const meant = clause.meant.get(at);
  if (meant !== undefined) return meant;
  const embedded = term.lower === 'we' && at > group.to && terms[at + 1]?.tags.has('Verb') === true;
  if (embedded) return 'they';
  if (NEVER_SAID.test(term.lower)) return null;
  // “My heart” is the parent's, “my mother” the child's grandmother.
  if (term.lower === 'my' && !heroAt(at + 1))
    return KIN_OF_PARENT.has(terms[at + 1]?.lemma ?? '') ? '{his}' : null;
  if (/^(?:my|our)$/.test(term.lower)) return heroAt(at + 1) ? '' : '{his}';
  if (term.lower === 'us') return 'them';
  if (before === 'my') {
    const kin = KIN_OF_PARENT.get(term.lemma);
    if (kin !== undefined) return term.possessive ? `${kin}’s` : kin;
  }
  if (heroAt(at)) {
    // “Our Bela”, “the little girl”: one name for all of it.
    return heroAt(at + 1) ? '' : own(term, true);
  }
  return own(term, false, terms[at + 1]?.raw === '');
};

/** A run of terms in words of a third person; null where one of them is nobody's to print. */
export const wordsFrom = (
  [from, to]: readonly [number, number],
  telling: StepWords,
  shift: boolean,
): string[] | null => {
  const { terms } = telling.clause;
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const term = terms[at];
    if (term === undefined) continue;
    // “She looks like a frog”, told afterwards: she looked.
    const shifted =
      shift &&
      isShiftable(term) &&
      !SHIFTS_AFTER.test(term.lower) &&
      (terms[at - 1]?.tags.has('Noun') === true || SHIFTS_AFTER.test(terms[at - 1]?.lower ?? ''));
    const helps = shift && terms[at - 1]?.lower === 'who' && term.tags.has('PresentTense');
    const word = shifted || helps ? inPast(term) : worded(at, telling);
    if (word === null) return null;
    if (word === '') continue;
    const parts = term.comma || terms[at + 1]?.lower === 'which';
    const comma = parts && at < to - 1 ? ',' : '';
    words.push(`${word}${comma}`);
  }
  return words;
};

/** Somebody spoken of before, in words: “his mum”, “Aunt Lila”; null for whom the parent calls “my”. */
export const spokenOf = ({ name, proper, words, owner, head }: Noun): string | null => {
  if (name !== null || proper) return name ?? words;
  if (owner === null) return `the ${words}`;
  const kin = owner === 'my' ? KIN_OF_PARENT.get(head) : words;
  return kin === undefined ? null : `{his} ${kin}`;
};
