import { pluralOf } from './grammar/noun-phrases.ts';
import { hasWords } from './grammar/sentences.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import type { Term } from './happening/read-terms.ts';

/** What happens in an idea and is easily lost: a verb's lemma, and how a page says it. */
const DEEDS: ReadonlyMap<string, RegExp> = new Map([
  ['steal', /\b(?:steal|stole|thie[fv]|pinch)/i],
  ['break', /\b(?:break|broke)/i],
  ['blow', /\b(?:blow|blew)/i],
  ['laugh', /\b(?:laugh|giggl|chuckl)/i],
  ['look', /\b(?:look|search)/i],
  ['tell', /\b(?:tell|told)/i],
  ['burn', /\bburn/i],
  ['explode', /\b(?:explo|bang)/i],
  ['sing', /\b(?:sing|sang|sung|song)/i],
  ['dance', /\bdanc/i],
]);
const SEEKS = /^(?:detective|sp(?:y|ie))s?$/;
const SEEKS_OUT = /\b(?:detective|find out|clue)/;
/** Here a clause begins or ends: “…, and the dog steals the sweets”. */
const JOINT = /^(?:and|but|so|because|when|while|before|until|then)$/;
/** “The oven breaks”; a sentence that runs on and on is no clause. */
const LONGEST_CLAUSE = 9;

const isAfterBreak = (terms: readonly Term[], at: number): boolean => {
  const before = terms[at - 1];
  return before === undefined || before.ends || before.comma || JOINT.test(before.lower);
};

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

const clauseAround = (terms: readonly Term[], verb: number): Clause => {
  let from = verb;
  while (!isAfterBreak(terms, from)) from -= 1;
  let to = verb + 1;
  while (to < terms.length && !isAfterBreak(terms, to) && !JOINT.test(terms[to]?.lower ?? ''))
    to += 1;
  const words = terms
    .slice(from, to)
    .map(({ raw, possessive }) => raw + (possessive ? '’s' : ''))
    .filter(Boolean)
    .join(' ');
  return { from, to, words };
};

interface Deed {
  readonly clause: Clause;
  /** The pages that tell it, in small letters; null where none does. */
  readonly told: string | null;
}

/** What happens in an idea, and where it is told: of “the oven breaks” a page speaks of both. */
const deedsIn = (
  { terms, mentions, deed }: Happening,
  pages: readonly string[],
): readonly Deed[] => {
  return terms.flatMap((term, at) => {
    const says = DEEDS.get(term.lemma);
    // “Made her laugh” is tagged a noun.
    if (says === undefined || !(term.tags.has('Verb') || term.lemma === 'laugh')) return [];
    // What somebody cannot do is told as a deed.
    if (deed?.words.includes(term.lemma)) return [];
    const clause = clauseAround(terms, at);
    const about = mentions.filter(
      ({ hero, from, to }) => !hero && from < clause.to && to > clause.from,
    );
    const everybody = /\beverybody\b|\beveryone\b/i.exec(clause.words)?.[0] ?? [];
    const named = about
      .map(({ noun }) => noun.name ?? noun.head)
      .concat(everybody)
      .map((name) => name.toLowerCase());
    const isTold = (text: string): boolean =>
      says.test(text) && (named.length === 0 || named.some((name) => text.includes(name)));
    const told = pages.map((text) => text.toLowerCase()).filter(isTold);
    return [{ clause, told: told.length === 0 ? null : told.join('\n') }];
  });
};

/** When it was is told by no page, and missed by nobody. */
const WHEN =
  /^(?:days?|weeks?|months?|years?|minutes?|hours?|moment|time|term|spring|summer|autumn|winter|mornings?|evenings?|nights?|tonight|bedtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const TWO_HOMES = /front doors?\b|other house|two homes|two doors/i;
/** Words that a page says in others: of a divorce there are two front doors. */
const TOLD_AS: ReadonlyMap<string, RegExp> = new Map([
  ...['divorce', 'homes', 'houses'].map((word) => [word, TWO_HOMES] as const),
  ['goodnight', /good night/i],
  ['sleep', /\basleep\b/i],
  ['girl bed', /\bbed\b/],
  ['boy bed', /\bbed\b/],
  ['bath', /\bthe bath\b/i],
]);
const OFTEN = 3;
const isWithin = (one: string, other: string): boolean =>
  one !== '' && (hasWords(one, other) || hasWords(other, one));

/**
 * What the parent wrote and the story does not tell, in the parent's own words, each phrase once:
 * nouns without a role, and things that happen on no page.
 * @param used the mentions that have a role of which the text speaks
 * @param pages the told text
 */
export const leftOutOf = (
  happening: Happening,
  used: ReadonlySet<Mention>,
  pages: readonly string[],
): string[] => {
  const taken = new Set(
    [...used].flatMap(({ noun }) => [noun.head, noun.name, ...noun.head.split(' ')]),
  );
  const said = [...used].map(({ noun }) => noun.said ?? '');
  const tails = new Set([...used].map(({ noun }) => noun.head.split(' ').at(-1) ?? ''));
  const left = happening.mentions.filter(
    ({ hero, unwanted, noun, ties }) =>
      !hero &&
      !unwanted &&
      // “In a chair since he was three”: he sits in it on every page.
      !(noun.head === 'chair' && happening.profile.has('wheelchair')) &&
      // “Last week”: when it was, and nothing to tell of.
      !/^(?:last|next|this|every) /i.test(noun.said ?? '') &&
      !taken.has(noun.name ?? noun.head) &&
      // “There is nobody there”; “is a detective”: what every page of a puzzle says.
      !/^there$/.test(noun.head) &&
      !(SEEKS.test(noun.head) && pages.some((page) => SEEKS_OUT.test(page))) &&
      // “His great-grandfather’s watch” names both.
      ![...ties].some((tie) => tie.startsWith('owns ') && taken.has(tie.slice(5))) &&
      // “Basketball match”, where basketball is played.
      !noun.head.split(' ').some((word) => taken.has(word)) &&
      !WHEN.test(noun.head) &&
      !pages.some((page) => TOLD_AS.get(noun.head)?.test(page) === true) &&
      // “Sleepover”, which the story calls a guest bed.
      !said.some((words) => isWithin(words.toLowerCase(), noun.head.toLowerCase())) &&
      // What is spoken of again and again is told: the tooth of a story of a tooth.
      pages.filter((page) => hasWords(page, noun.head.replace(/s$/, ''))).length < OFTEN &&
      // “At Maja’s house”, where Maja has a part.
      !(
        /^(?:house|home|flat|farm|garden|kitchen|room)$/.test(noun.head) &&
        /[’']s?$/.test(noun.owner ?? '')
      ) &&
      !tails.has(noun.head) &&
      ![...tails].some((tail) => pluralOf(tail) === noun.head),
  );
  const deeds = deedsIn(happening, pages);
  const untold = deeds.flatMap(({ clause, told }) =>
    told === null && clause.to - clause.from <= LONGEST_CLAUSE ? [clause] : [],
  );
  // “The dog steals the ball”, on a page that speaks of the ball.
  const isInDeed = ({ from, to, noun }: Mention): boolean =>
    deeds.some(
      ({ clause, told }) =>
        from < clause.to && to > clause.from && told?.includes(noun.head.toLowerCase()),
    );
  // “The oven breaks” says “the oven” as well.
  const alone = left.filter(
    (mention) =>
      !isInDeed(mention) &&
      untold.every((clause) => mention.from < clause.from || mention.to > clause.to),
  );
  const words = alone.flatMap(({ noun }) =>
    noun.said === null ? [] : [noun.said.replace(/^that /i, '')],
  );
  return [...new Set([...words, ...untold.map((clause) => clause.words)])];
};
