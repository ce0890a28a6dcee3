import { ingOf, pastOf, presentOf } from '../grammar/conjugate.ts';
import type { Clause } from './clause.ts';
import type { Term } from './read-terms.ts';
import type { SaidStep } from './step.ts';
import {
  type HeroAt,
  inPast,
  inPresent,
  type NounAt,
  type StepWords,
  worded,
  wordsFrom,
} from './step-words.ts';
import { BETWEEN } from './verb-group.ts';

const UNDER = /^(?:before|after|when|while|until|because|if|since)$/;
/** Words of a sentence of each kind: what the ages’ editors let pass, less two for a long name. */
const LONGEST = { past: 15, now: 9, base: 8 };

const MAY_END_BEFORE =
  /^(?:in|on|at|for|with|without|from|about|after|before|because|who|which|that|so|until|when|while|by|out|and|but|than|like|as|since|to|if)$/;
const NO_END =
  /^(?:the|an?|his|her|my|our|their|and|but|or|of|to|in|on|at|for|with|from|about|that|who|which|very|so|is|was|are|were|than|like|as|by|not|up|too|its)$/;

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
  const text = words
    .join(' ')
    .replace(/(?:,? (?:and|but|or))*,?$/, '')
    .trim();
  const first = text.replace(/^\{(\p{Ll})/u, (_, letter: string) => `{${letter.toUpperCase()}`);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
};

interface Who {
  readonly words: readonly string[];
  readonly many: boolean;
  readonly hero: boolean;
}

const PLURAL = /^(?:they|we|people|both|these|those)$/;
const OF_HERO = /^(?:him|her|\{hero\})$/;

/** Whom a pronoun alone means; null where nobody can say, undefined where it is none. */
const pronounWho = (
  telling: StepWords,
  { lower: first }: Term,
  adverbs: readonly string[],
): Who | null | undefined => {
  const { clause } = telling;
  const { terms, group, to } = clause;
  if (/^(?:he|she)$/.test(first)) {
    if (!clause.isOther) return { words: ['{hero}', ...adverbs], many: false, hero: true };
    // “My mother lives with us, she has dementia”: it is not the child who has.
    const other = clause.meant.get(clause.subject[0]);
    return other === undefined ? null : { words: [other, ...adverbs], many: false, hero: false };
  }
  if (first === 'we') {
    const done = terms
      .slice(group.to, to)
      .some(({ lower }, at) => OF_HERO.test(lower) || telling.heroAt(group.to + at, true));
    // “We drove off without her”: the family did, and she did not.
    const who = done ? ['{his}', 'family'] : ['{hero}', 'and', '{his}', 'family'];
    return { words: [...who, ...adverbs], many: true, hero: !done };
  }
  if (first !== 'they' || clause.partner === null) return undefined;
  const partner = wordsFrom(clause.partner, telling, false);
  return partner === null
    ? undefined
    : { words: ['{hero}', 'and', ...partner, ...adverbs], many: true, hero: true };
};

/** Who does it: “{hero} and Grandpa Willi”, “they” of “we”, the hero where nobody is named. */
const whoOf = (telling: StepWords): Who | null => {
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
  const pronoun = first !== undefined && rest ? pronounWho(telling, first, adverbs) : undefined;
  if (pronoun !== undefined) return pronoun;
  if (clause.isOther && !clause.meant.has(from)) return null;
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    const term = terms[at];
    if (term === undefined || /^(?:who|that|which)$/.test(term.lower)) continue;
    if (clause.inherits && at > from && BETWEEN.has(term.lower)) continue;
    const word =
      /^(?:he|she)$/.test(term.lower) && !clause.isOther ? '{hero}' : worded(at, telling);
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
    // “… but still”, “non binary, 11”: what no sentence ends with.
    if (next?.lower === 'but' && terms[at + 2]?.lower === 'still') return at + 1;
    if (terms[at]?.comma === true && /^\d/.test(next?.lower ?? '')) return at + 1;
    // “Going to the farm, all the animals”: there is one farm to go to.
    if (terms[at]?.comma === true && group.lemma === 'go') return at + 1;
    if (terms[at]?.comma !== true || next?.tags.has('Preposition') === true) continue;
    const listed = terms.slice(at + 1, to).some(({ lower }) => lower === 'and' || lower === 'or');
    if (!listed) return at + 1;
  }
  return to;
};

const trueBase = (terms: readonly Term[], clause: Clause, telling: StepWords): string[] | null => {
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
  const telling: StepWords = { clause, heroAt, nounAt };
  const { terms, group, lead, to, from } = clause;
  // “Before the rain comes Aunt Lila lends a boat”: two clauses, and nobody knows where one ends.
  const hidden =
    UNDER.test(terms[from]?.lower ?? '') &&
    terms
      .slice(group.to, to)
      .some(
        ({ tags }, at) =>
          tags.has('PresentTense') &&
          !tags.has('Infinitive') &&
          !tags.has('Gerund') &&
          terms[group.to + at - 1]?.tags.has('ProperNoun') === true,
      );
  const asked = hidden || terms.slice(from, to).some(({ unsure }) => unsure);
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
  const wished = group.wishes && base !== null && rest !== null;
  const doing = (verb: string): string | null =>
    wished ? asSentence([...who.words, verb, ...rest]) : null;
  return {
    said: {
      past,
      now: now ?? past,
      base,
      ing: base === null || rest === null ? null : [ingOf(lemma), ...rest].join(' '),
      done: doing(pastOf(lemma)),
      doneNow: doing(who.many ? lemma : presentOf(lemma)),
    },
    byHero,
  };
};
