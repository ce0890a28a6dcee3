import { ingOf, pastOf, presentOf } from '../grammar/conjugate.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import type { Clause } from './clause.ts';
import type { Noun } from './noun.ts';
import type { Term } from './read-terms.ts';
import type { SaidStep } from './step.ts';
import { BETWEEN } from './verb-group.ts';

/** Words of a sentence of each kind: what the ages’ editors let pass, less two for a long name. */
const LONGEST = { past: 15, now: 9, base: 8 };

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
const KIN_OF_PARENT: ReadonlyMap<string, string> = new Map([
  ['mother', 'grandmother'],
  ['mum', 'grandma'],
  ['mom', 'grandma'],
  ['father', 'grandfather'],
  ['dad', 'grandpa'],
  ['sister', 'aunt'],
  ['brother', 'uncle'],
  ['husband', 'dad'],
  ['wife', 'mum'],
]);
const SHIFTS_AFTER =
  /^(?:where|what|how|that|who|which|if|whether|when|until|because|why|and|but)$/;
const MAY_END_BEFORE =
  /^(?:in|on|at|for|with|without|from|about|after|before|because|who|which|that|so|until|when|while|by|out|and|but|than|like|as|since|to|if)$/;
const NO_END =
  /^(?:the|an?|his|her|my|our|their|and|but|or|of|to|in|on|at|for|with|from|about|that|who|which|very|so|is|was|are|were|than|like|as|by|not|up|too|its)$/;

const isSPast = (term: Term): boolean =>
  term.tags.has('PastTense') && !term.tags.has('PresentTense');
const isShiftable = (term: Term): boolean =>
  term.tags.has('Verb') &&
  (PAST_OF.has(term.lower) ||
    (term.tags.has('PresentTense') &&
      !term.tags.has('Gerund') &&
      term.lower !== term.lemma &&
      /s$/.test(term.lower)));

const inPast = (term: Term): string => {
  const { lower, lemma } = term;
  const helper = PAST_OF.get(lower);
  if (helper !== undefined) return helper;
  if (lower === 'used') return lower;
  if (isSPast(term) || /^(?:could|would|might|should|used)$/.test(lower)) return lower;
  return pastOf(lemma);
};

const inPresent = (term: Term, many: boolean): string => {
  const { lower, lemma } = term;
  const helper = NOW_OF.get(lower);
  if (helper !== undefined) return many ? helper[1] : helper[0];
  if (lower === 'cannot') return 'can not';
  if (/^(?:is|are|has|have|do|does|can|will|may|might|must|should)$/.test(lower)) return lower;
  if (lower === 'am') return 'is';
  if (lower === 'used') return lower;
  return many ? lemma : presentOf(lemma);
};

interface Telling {
  readonly clause: Clause;
  readonly heroAt: HeroAt;
  readonly nounAt: NounAt;
}
type NounAt = (at: number) => Noun | null;
/** Whether the hero stands at a term; after the verb “a big brother” is what the hero becomes. */
export type HeroAt = (at: number, after: boolean) => boolean;

const NAMED_IN_TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;

const own = (term: Term, heroOwner: boolean, splits = false): string => {
  // “Isn't” comes as “is”, “not”.
  const typed = term.raw === '' || splits ? term.lower : term.raw.replaceAll("'", '’');
  const word = NAMED_IN_TIME.test(typed) ? capitalised(typed) : typed;
  if (!term.possessive) return heroOwner ? '{hero}' : word;
  if (heroOwner) return '{hero’s}';
  return /s$/i.test(word) ? `${word}’` : `${word}’s`;
};

/** A term in words of a third person: “our” is {his}, the hero's name is {hero}. */
const worded = (at: number, { clause, heroAt: isHero }: Telling): string | null => {
  const { terms, group } = clause;
  const heroAt = (one: number): boolean => isHero(one, one >= group.to);
  const term = terms[at];
  const before = terms[at - 1]?.lower ?? '';
  if (term === undefined || NEVER_SAID.test(term.lower)) return null;
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

const wordsFrom = (
  [from, to]: readonly [number, number],
  telling: Telling,
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
    const word = shifted ? inPast(term) : worded(at, telling);
    if (word === null) return null;
    if (word === '') continue;
    const comma = term.comma && at < to - 1 ? ',' : '';
    words.push(`${word}${comma}`);
  }
  return words;
};

/** Cut before a preposition until it is short enough; null where nothing may go. */
const shortened = (words: readonly string[], most: number, keep: number): string[] | null => {
  if (words.length <= most) return [...words];
  for (let end = Math.min(most, words.length - 1); end > keep + 1; end -= 1) {
    const [last = '', next = ''] = [words[end - 1], words[end]];
    const parted = /,$/.test(last) || MAY_END_BEFORE.test(next);
    if (parted && !NO_END.test(last.replace(/,$/, ''))) return words.slice(0, end);
  }
  return null;
};

const asSentence = (words: readonly string[]): string => {
  const text = words.join(' ').replace(/,$/, '').trim();
  const first = text.replace(/^\{(\p{Ll})/u, (_, letter: string) => `{${letter.toUpperCase()}`);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
};

interface Who {
  readonly words: readonly string[];
  readonly many: boolean;
  readonly hero: boolean;
}

const PLURAL = /^(?:they|we|people|both|these|those)$/;

/** Who does it: “{hero} and Grandpa Willi”, “they” of “we”, the hero where nobody is named. */
const whoOf = (telling: Telling): Who | null => {
  const { clause } = telling;
  const { terms, subject } = clause;
  const [from, to] = subject;
  const own = terms
    .slice(from, to)
    .filter(({ lower }, at) => !(at > 0 && clause.inherits && BETWEEN.has(lower)))
    .filter(({ lower }) => !/^(?:who|that|which)$/.test(lower));
  if (clause.isFragment) return null;
  if (own.length === 0) return { words: ['{hero}'], many: false, hero: true };
  const [first] = own;
  const rest = own
    .slice(1)
    .every(
      ({ tags, lower }) => tags.has('Adverb') || /^(?:now|then|just|all|both|even)$/.test(lower),
    );
  const adverbs = own.slice(1).map(({ lower }) => lower);
  if (rest && /^(?:he|she)$/.test(first?.lower ?? ''))
    return { words: ['{hero}', ...adverbs], many: false, hero: true };
  if (rest && first?.lower === 'we') return { words: ['they', ...adverbs], many: true, hero: true };
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const term = terms[at];
    if (term === undefined || /^(?:who|that|which)$/.test(term.lower)) continue;
    if (clause.inherits && at > from && BETWEEN.has(term.lower)) continue;
    const isHe = /^(?:he|she)$/.test(term.lower);
    const word = isHe ? '{hero}' : worded(at, telling);
    if (word === null) return null;
    if (word !== '') words.push(word);
  }
  if (words.length > 7) return null;
  const hero = words.some((word) => word.startsWith('{hero}'));
  const last = telling.nounAt(to - 1);
  const many =
    words.includes('and') ||
    PLURAL.test(first?.lower ?? '') ||
    (last === null ? (terms[to - 1]?.tags.has('Plural') ?? false) : last.plural);
  // “Fire engine rescues a kitten”: a fire engine.
  const noun = telling.nounAt(from);
  const bare =
    noun !== null &&
    !noun.plural &&
    !noun.proper &&
    !noun.mass &&
    noun.number === null &&
    noun.name === null &&
    !(noun.traits.includes('unknown') && /^\p{Lu}/u.test(words[0] ?? ''));
  const opened = /^(?:an?|the|his|her|my|our|its|their|this|that|these|one|only|every|some|no)$/;
  if (bare && !opened.test(first?.lower ?? '') && terms[from]?.possessive !== true && !hero)
    return { words: ['the', ...words], many, hero };
  return { words, many, hero };
};

/** “Says rude things, treasure under the playground”: a list goes on with “and”, or with “in …”. */
const restEnd = ({ terms, group, to }: Clause): number => {
  for (let at = group.to; at < to - 1; at += 1) {
    const next = terms[at + 1];
    // “Going to the farm, all the animals”: there is one farm to go to.
    if (terms[at]?.comma === true && group.lemma === 'go') return at + 1;
    if (terms[at]?.comma !== true || next?.tags.has('Preposition') === true) continue;
    const listed = terms.slice(at + 1, to).some(({ lower }) => lower === 'and' || lower === 'or');
    if (!listed) return at + 1;
  }
  return to;
};

const trueBase = (terms: readonly Term[], clause: Clause, telling: Telling): string[] | null => {
  const { group } = clause;
  const deed = terms[group.deed];
  if (deed === undefined || group.passive) return null;
  const rest = wordsFrom([group.deed + 1, restEnd(clause)], telling, false);
  return rest === null ? null : shortened(rest, LONGEST.base, 0);
};

/**
 * A clause as a clean sentence in past and present, with the hero's name; null where it cannot
 * be told safely. `byHero` says whether the hero does it.
 */
export const sayStep = (
  clause: Clause,
  heroAt: HeroAt,
  nounAt: NounAt,
): { readonly said: SaidStep | null; readonly byHero: boolean } => {
  const telling: Telling = { clause, heroAt, nounAt };
  const { terms, group, lead, to, from } = clause;
  const asked = terms.slice(from, to).some(({ unsure }) => unsure);
  const who = whoOf(telling);
  const byHero = who?.hero ?? false;
  const finite = terms[group.from];
  const led = wordsFrom(lead, telling, false);
  const between = wordsFrom([group.from + 1, group.to], telling, false);
  const end = restEnd(clause);
  const pastRest = wordsFrom([group.to, end], telling, true);
  const nowRest = wordsFrom([group.to, end], telling, false);
  if (asked || who === null || finite === undefined || led === null) return { said: null, byHero };
  if (between === null || pastRest === null || nowRest === null) return { said: null, byHero };
  const before = led.filter((word) => !BETWEEN.has(word.toLowerCase()));
  // “Always has to bring”: the hero always has to.
  const often = led
    .filter((word) => BETWEEN.has(word.toLowerCase()))
    .map((word) => word.toLowerCase());
  const tell = (verb: string, rest: readonly string[], most: number): string | null => {
    const start = [...before, ...who.words, ...often, verb, ...between];
    const words = shortened([...start, ...rest], most, start.length);
    return words === null ? null : asSentence(words);
  };
  const past = tell(inPast(finite), pastRest, LONGEST.past);
  if (past === null) return { said: null, byHero };
  const does = inPresent(finite, who.many);
  const now = tell(does, nowRest, LONGEST.now) ?? tell(does, nowRest, LONGEST.past);
  const rest = byHero ? trueBase(terms, clause, telling) : null;
  const { lemma } = terms[group.deed] ?? finite;
  const base = group.lemma === 'be' || rest === null ? null : [lemma, ...rest].join(' ');
  const done =
    group.wishes && base !== null && rest !== null
      ? asSentence([...who.words, pastOf(lemma), ...rest])
      : null;
  return {
    said: {
      past,
      now: now ?? past,
      base,
      ing: base === null || rest === null ? null : [ingOf(lemma), ...rest].join(' '),
      done,
    },
    byHero,
  };
};
