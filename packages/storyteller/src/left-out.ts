import type { Frame } from './frames/frame.ts';
import { calledWords, tellerOf } from './frames/verbs-told.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import { NUMBER_WORDS } from './happening/read-noun.ts';
import type { Term } from './happening/read-terms.ts';
import type { Step } from './happening/step.ts';
import { ToldPages } from './words-told.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** When it was is told by no page, and missed by nobody. */
const WHEN =
  /^(?:days?|weeks?|months?|years?|minutes?|mins?|hours?|moment|times?|term|spring|summer|autumn|winter|mornings?|evenings?|nights?|tonight|bedtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
/** Verbs that tell nothing by themselves: how somebody is, where they live, what it is called. */
const SLIGHT_VERBS = list(
  'be have go want like live need know love get come do use call name enjoy own seem mean exist put try keep say think become happen start end begin turn look feel see decide hope used wear can will',
);
/** Nouns, adjectives and adverbs that say nothing by which a story is known. */
const SLIGHT_WORDS = list(
  `way lot lots load loads bit piece kind sort type time thing things stuff day days story stories book idea part end name one ones moment place fun life anything something everything nothing anyone anybody someone somebody everyone everybody nobody none rest number pair there here self world home
  big little small tiny good great nice best better new old own other another same whole ready able sure real last first next only favourite favorite much many more most such certain main lovely wonderful special special bit able full else few high over against let though bottom top side middle friend friends class team several any some every each both all very really so too just quite rather
  actually finally suddenly probably especially usually mostly nearly really exactly definitely maybe perhaps always sometimes also even still already soon now then again ever once together away back out up down off in on
  funny silly cosy cozy magical exciting happy cute sweet cool amazing awesome favourite year old aged child kid kids son daughter boy girl hero toddler`,
);
/** What a book does and does not speak of: there are jokes in it where the frame says so. */
const ENACTED_ONLY = list('joke rhyme rhyming');
/** What a frame is about by its cues, in whatever words its pages say so. */
const STATES = /^(?:scared|afraid|frightened|terrified|lost|missing|stuck|adopted|invisible)$/;
/** No place but where it all is. */
const SOMEWHERE = /^(?:house|home|flat|farm|garden|kitchen|room)$/;

interface Told {
  readonly frame: Frame | null;
  /** The mentions that have a role of which the text speaks. */
  readonly used: ReadonlySet<Mention>;
}

type Range = readonly [from: number, to: number];

class LeavingOut {
  private readonly happening: Happening;
  private readonly told: Told;
  private readonly pages: ToldPages;
  private readonly byFrame: ((step: Step) => boolean) | null;
  /** The words of the idea that call for the frame. */
  private readonly called: ReadonlySet<string>;

  constructor(happening: Happening, told: Told, pages: readonly string[]) {
    this.happening = happening;
    this.told = told;
    this.pages = new ToldPages(pages);
    const { frame, used } = told;
    this.byFrame = frame === null ? null : tellerOf({ frame, used }, happening);
    this.called = new Set(frame === null ? [] : calledWords(frame, happening).split(' '));
  }

  /** Everything left out, as runs of terms in the order of the idea. */
  ranges(): Range[] {
    const { mentions, steps, terms } = this.happening;
    const nobodys = new Set(
      mentions.flatMap(({ from, to, hero, unwanted }) =>
        hero || unwanted ? Array.from({ length: to - from }, (_, at) => from + at) : [],
      ),
    );
    const untold = new Set(
      terms.flatMap((term, at) => (nobodys.has(at) || this.isWordTold(term, at) ? [] : [at])),
    );
    const found = steps
      .filter((step) => !this.isStepTold(step) || this.isSaidByWord(step, untold))
      .map(({ from, to }): Range => [from, to]);
    const isIn = (at: number): boolean => found.some(([from, to]) => at >= from && at < to);
    for (const mention of mentions)
      if (!isIn(mention.from) && !this.isNounTold(mention)) found.push(this.nameOrAll(mention));
    const isSaid = (at: number): boolean =>
      found.some(([from, to]) =>
        terms.slice(from, to).some(({ lower }) => lower === terms[at]?.lower),
      );
    for (const at of untold) if (!isIn(at) && !isSaid(at)) found.push([at, this.withCounted(at)]);
    return found.toSorted((a, b) => a[0] - b[0]);
  }

  /** “She gets a day older”, “the ghost is bored”: all that is said is in a word that no page has. */
  private isSaidByWord({ lemma, from, to }: Step, untold: ReadonlySet<number>): boolean {
    const { terms, mentions } = this.happening;
    const isInNoun = (at: number): boolean =>
      mentions.some((mention) => at >= mention.from && at < mention.to && !mention.hero);
    const verb = terms.findIndex(
      ({ tags }, at) => at >= from && tags.has('Verb') && !tags.has('Infinitive'),
    );
    return (
      SLIGHT_VERBS.has(lemma) &&
      verb !== -1 &&
      [...untold].some((at) => at > verb && at < to && !isInNoun(at))
    );
  }

  /** “4 of them”. */
  private withCounted(at: number): number {
    const { terms } = this.happening;
    return terms[at + 1]?.lower === 'of' && terms[at + 2] !== undefined ? at + 3 : at + 1;
  }

  private isStepTold(step: Step): boolean {
    const [verb = '', particle] = step.lemma.split(' ');
    const isSlight = SLIGHT_VERBS.has(verb) && (particle === undefined || verb !== 'let');
    if (isSlight && (!step.negated || verb === 'be')) return true;
    return this.byFrame?.(step) === true || this.pages.tellsOf(step);
  }

  private isNounTold({ noun, hero, unwanted, ties }: Mention): boolean {
    const { head, name, said, owner } = noun;
    if (hero || unwanted || SLIGHT_WORDS.has(head) || WHEN.test(head)) return true;
    if (/^(?:last|next|this|every) /i.test(said ?? '')) return true;
    // “In a chair since he was three”: he sits in it on every page.
    if (head === 'chair' && this.happening.profile.has('wheelchair')) return true;
    // “His great-grandfather’s watch” names both; “at Maja’s house”, where Maja has a part.
    if ([...ties].some((tie) => tie.startsWith('owns ') && this.pages.hasAll(tie.slice(5))))
      return this.pages.hasAll(name ?? head);
    if (SOMEWHERE.test(head) && /[’']s?$/.test(owner ?? '') && this.pages.hasAll(owner ?? ''))
      return true;
    if (head.split(' ').some((word) => ENACTED_ONLY.has(word.replace(/s$/, ''))))
      return this.told.frame?.enacts?.includes('joke') === true;
    return this.pages.hasAll(name ?? head);
  }

  /** “Our cat Mishmish”, of which only the name is missing. */
  private nameOrAll({ noun: { name, head }, from, to }: Mention): Range {
    const at = this.happening.terms.findIndex(
      ({ raw }, index) => index >= from && index < to && name?.split(' ').includes(raw),
    );
    return name !== null && at > from && this.pages.hasAll(head) ? [at, to] : [from, to];
  }

  /** Adjectives, numbers and what else no noun phrase holds. */
  private isWordTold({ lower, lemma, tags, raw }: Term, at: number): boolean {
    const { terms, toUs, mentions } = this.happening;
    if (raw === '' || SLIGHT_WORDS.has(lower) || WHEN.test(lower)) return true;
    if (toUs.some(([from, to]) => at >= from && at < to)) return true;
    if (
      ['Preposition', 'Conjunction', 'Determiner', 'Copula', 'Auxiliary'].some((tag) =>
        tags.has(tag),
      )
    )
      return true;
    if (/^wheelchair/.test(lower) && this.happening.profile.has('wheelchair')) return true;
    if (STATES.test(lower) && (this.called.has(lower) || this.byFear(lower))) return true;
    // “Older” of a day older, and “bigger” as “big”.
    if (/^(?:bigg|small|long|littl)e(?:r|st)$/.test(lower)) return true;
    if (NUMBER_WORDS.has(lower) || /^\d+$/.test(lower)) return this.isNumberTold(lower, at);
    const inMention = mentions.some(({ from, to }) => at >= from && at < to);
    const isAdjective = tags.has('Adjective') || (inMention && tags.has('Participle'));
    const isAdverb = tags.has('Adverb') && /ly$/.test(lower);
    const isNoun = tags.has('Noun') && !tags.has('Pronoun') && !inMention;
    if (!isAdjective && !isAdverb && !isNoun) return true;
    if (tags.has('Verb') && terms[at]?.tags.has('Participle') !== true) return true;
    return this.pages.has(lower, tags.has('Superlative') ? lower : lemma);
  }

  /** “Pirates who are afraid of water” is what they cannot do. */
  private byFear(lower: string): boolean {
    const { deed } = this.happening;
    return (
      deed?.words.startsWith('go near') === true &&
      /^(?:scared|afraid|frightened|terrified)$/.test(lower)
    );
  }

  /** How old the child is nobody misses; that it turns three is a happening. */
  private isNumberTold(lower: string, at: number): boolean {
    const { terms } = this.happening;
    const [before, next] = [terms[at - 1]?.lower ?? '', terms[at + 1]?.lower ?? ''];
    const isPair =
      lower === 'two' && terms.slice(at, at + 6).some(({ tags }) => tags.has('ProperNoun'));
    if (lower === 'one' || isPair || /^(?:years?|yo|yr|yrs|months?|pm|am|st|nd|th)$/.test(next))
      return true;
    return /^(?:is|be|aged?|at|s)$/.test(before) || this.pages.has(lower);
  }
}

const JOINS =
  /^(?:and|but|so|then|because|until|when|while|or|although|though|before|after|since|if|that|which|who)$/i;

const asTyped = (terms: readonly Term[], [from, to]: Range): string => {
  const words = terms.slice(from, to).map(({ raw, lower, possessive }, at, all) => {
    // “She's” comes as “She”, “is”; “isn't” as “isn't”, “not”.
    const split = raw === '' && !/['’]/.test(all[at - 1]?.raw ?? '') ? lower : raw;
    return split + (possessive ? '’s' : '');
  });
  const said = words.filter(Boolean);
  while (JOINS.test(said[0] ?? '')) said.shift();
  while (JOINS.test(said.at(-1) ?? '')) said.pop();
  // “Sends her a drum”: she is not the drum's.
  return said.join(' ').replace(/^(?:her|him|them) (?=an? )/i, '');
};

/**
 * What the parent wrote and the story does not tell, in the parent's own words and order, each
 * phrase once. Every noun, name, number and adjective is looked for on the pages; a verb may also be
 * told by the frame itself (`enacts`, its cues and ties), and is else missed with its whole clause.
 * @param told the frame that is told (null where none is) and the mentions that have a role of which the text speaks
 * @param pages the told text
 */
export const leftOutOf = (happening: Happening, told: Told, pages: readonly string[]): string[] => {
  const ranges = new LeavingOut(happening, told, pages).ranges();
  const said = new Map(
    ranges.map((range) => {
      const words = asTyped(happening.terms, range);
      return [words.toLowerCase().replace(/^(?:the|an?|his|her|some|that) /, ''), words] as const;
    }),
  );
  return [...said.values()].filter(Boolean);
};
