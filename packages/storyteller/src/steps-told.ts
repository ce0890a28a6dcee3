import { ingOf, pastOf, presentOf } from './grammar/conjugate.ts';
import { pluralOf } from './grammar/noun-phrases.ts';
import { hasWords } from './grammar/sentences.ts';
import type { Noun } from './happening/noun.ts';
import type { Term } from './happening/read-terms.ts';
import type { Step } from './happening/step.ts';

/** Verbs that a page may tell in other words: stems, by the verb. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['steal', 'thief|thieves|pinch|took|stole'],
  ['break', 'broken|smash|crack|in pieces'],
  ['blow', 'blew|blown'],
  ['laugh', 'giggl|chuckl'],
  ['look', 'search'],
  ['look for', 'search|look'],
  ['tell', 'own up|said so|say so|out loud'],
  ['explode', 'explo|bang'],
  ['sing', 'sang|sung|song'],
  ['hide', 'hidden'],
  ['fight', 'quarrel|argue'],
  ['argue', 'quarrel|fought|fight'],
  ['rescue', 'sav(?:e|ing)|free'],
  ['save', 'rescu|sav(?:e|ing)'],
  ['learn', 'learn|practis|try|tries|tried'],
  ['teach', 'show|learn'],
  ['show', 'show|taught|teach'],
  ['bake', 'bak|cook|made|make|oven'],
  ['cook', 'cook|made|make'],
  ['build', 'buil|made|make'],
  ['make', 'made|make|buil'],
  ['cry', 'cri|tears|sob|wept|weep'],
  ['scream', 'scream|shout|cri'],
  ['run away', 'ran|gone|away|lost'],
  ['get out', 'out|gone|away|escap'],
  ['move', 'mov|new home|new house|came to|comes to'],
  ['die', 'die|dead|death|gone|miss'],
  ['meet', 'met|meet|hello'],
  ['find', 'found|find|discover|there it'],
  ['help', 'help|togeth|lend|lent|show'],
  ['miss', 'miss|far away|wish'],
  ['travel', 'travel|went|go|journey'],
  ['fly', 'fl(?:y|ew|own)'],
  ['ask', 'ask|said|say'],
  ['play', 'play'],
  ['come', 'com|came|there'],
  ['take', 'took|take|bring|brought|carr'],
  ['bring', 'bring|brought|took|take|carr'],
  ['feed', 'fed|feed|ate|eat'],
]);

/** Of these no story is told: how somebody is, where they live, what it is called. */
const TRIVIAL: ReadonlySet<string> = new Set(
  'have go want like live need know love get come do use call name enjoy own seem mean exist put try keep say think become happen start end stop begin turn look feel see decide hope used'.split(
    ' ',
  ),
);
const MOST_WORDS = 11;

/** The words of a clause that say how somebody is: “shy”, “dyslexic”. */
const qualities = (step: Step, terms: readonly Term[]): string[] =>
  terms
    .slice(step.from, step.to)
    .filter(({ tags, lower }) => tags.has('Adjective') && lower.length > 2)
    .map(({ lower }) => lower);

/** “Hearing aids” of “wears hearing aids”. */
const worn = (step: Step, terms: readonly Term[]): string[] => {
  const from = terms.findIndex(({ lemma }, at) => at >= step.from && lemma === 'wear');
  return terms
    .slice(from + 1, step.to)
    .filter(({ lower }) => lower.length > 3)
    .map(({ lower }) => lower);
};

const IS: ReadonlySet<string> = new Set(['be', 'feel', 'get', 'become']);

const formsOf = (lemma: string): RegExp => {
  const [verb = '', particle = ''] = lemma.split(' ');
  const forms = [verb, pastOf(verb), presentOf(verb), ingOf(verb)].map((form) => `${form}\\b`);
  const same = SAME.get(lemma) ?? (particle === '' ? SAME.get(verb) : undefined);
  const own = particle === '' ? forms : forms.map((form) => `${form}.{0,40}\\b${particle}\\b`);
  return new RegExp(`\\b(?:${[...own, same].filter(Boolean).join('|')})`, 'i');
};

const isSpoken = (page: string, noun: string): boolean =>
  hasWords(page.replaceAll('’s', ''), noun) ||
  hasWords(page, noun) ||
  hasWords(page, pluralOf(noun)) ||
  hasWords(page, noun.replace(/s$/, ''));

/** “{Hero} and Grandpa Willi planted a pumpkin seed.” as a page has it, whoever the hero is. */
const asSentence = (template: string): RegExp =>
  new RegExp(
    template
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\S+(?: \\S+)?'),
  );

const WHERE_TO = /^(?:in|out|up|down|back|by|round|along|over|home)$/;

/** What is known of an idea apart from its steps. */
interface Idea {
  readonly terms: readonly Term[];
  /** Whether the frame itself tells the step, with all whom it is about. */
  readonly isMeant: (step: Step) => boolean;
  /** Where the steps themselves are told, other words for them tell nothing. */
  readonly bySteps: boolean;
}

/** “The tide is coming in”: there is nothing in it but the tide. */
export const isSlightStep = ({ lemma }: Step): boolean => {
  const [verb = '', particle] = lemma.split(' ');
  return TRIVIAL.has(verb) && (particle === undefined || WHERE_TO.test(particle));
};

/** Whether a page speaks of a noun by its word. */
export const isSpokenOf = ({ name, head }: Noun, pages: readonly string[]): boolean =>
  pages.some((page) => isSpoken(page.toLowerCase(), (name ?? head).toLowerCase()));

/**
 * Whether a page tells a step of an idea: its own sentence, or a form of its verb (or another word
 * for it) with who or what it is about on the same page or the next (“whole” where every word of it is there). Null for a step that nobody
 * misses: “he is four”, “they live in Berlin”.
 */
export const isStepTold = (
  step: Step,
  { terms, isMeant, bySteps }: Idea,
  pages: readonly string[],
): 'whole' | boolean | null => {
  const { said, lemma, about, kind } = step;
  if (
    said !== null &&
    pages.some((page) => [said.past, said.now].some((one) => asSentence(one).test(page)))
  )
    return 'whole';
  const small = pages.map((page) => page.toLowerCase());
  const isNear = (at: number): boolean => {
    const near = [small[at - 1], small[at], small[at + 1]].filter(Boolean).join(' ');
    return about.length === 0 || about.some((noun) => isSpoken(near, noun));
  };
  if (kind === 'fact' || IS.has(lemma)) {
    const named = kind === 'feeling' || step.byHero ? qualities(step, terms) : [];
    if (lemma === 'wear') named.push(...worn(step, terms));
    if (named.length === 0) return null;
    return named.some((word) => small.some((page) => page.includes(word)));
  }
  // What was said in quotation marks is missed where nothing else is.
  if (TRIVIAL.has(lemma) && !(bySteps && lemma === 'say')) return null;
  if (bySteps) return false;
  if (isMeant(step)) return true;
  const forms = formsOf(lemma);
  return small.some((page, at) => forms.test(page) && isNear(at));
};

/** A step in the parent's own words, without what goes on and on. */
export const inShort = ({ words }: Step): string => {
  const all = words.split(' ');
  if (all.length <= MOST_WORDS) return words;
  const end = all.findLastIndex(
    (word, at) =>
      at <= MOST_WORDS &&
      at > 3 &&
      /^(?:in|on|at|for|with|about|from|because|that|who|so|to|by|of)$/.test(word),
  );
  return `${all.slice(0, end === -1 ? MOST_WORDS : end).join(' ')} …`;
};
