import {
  calledWords,
  type FrameTelling,
  SAYS_WHAT_HAPPENS,
  tellerOf,
} from './frames/verbs-told.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import { NUMBER_WORDS } from './happening/read-noun.ts';
import type { Term } from './happening/read-terms.ts';
import type { Step } from './happening/step.ts';
import { ToldPages } from './words-told.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** When it was is told by no page, and missed by nobody. */
export const WHEN =
  /^(?:days?|weeks?|months?|years?|minutes?|mins?|hours?|moment|times?|term|spring|summer|autumn|winter|mornings?|evenings?|nights?|tonight|bedtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
/** Verbs that tell nothing by themselves: how somebody is, where they live, what it is called. */
const SLIGHT_VERBS = list(
  'be have go want like live need know love get come use call name enjoy own seem mean exist try say think happen start end begin look feel see decide hope used wear can will obsess adore fascinate',
);
/** Verbs that tell something only by what they are done with: “does homework”, “keeps notebooks”. */
const VERBS_OF_THINGS = list('do keep put turn become');
/** Nouns, adjectives and adverbs that say nothing by which a story is known. */
const SLIGHT_WORDS = list(
  `way lot lots load loads bit piece kind sort type time thing things stuff day days story stories book idea part end name one ones moment place fun life anything something everything nothing anyone anybody someone somebody everyone everybody nobody none rest number pair there here self world home
  big little small tiny good great nice best better new old own other another same whole ready able sure real last first next only favourite favorite much many more most such certain main lovely wonderful special special bit able full else few high over against let though bottom top side middle friend friends class team several any some every each both all very really so too just quite rather
  actually finally suddenly probably especially usually mostly nearly really exactly definitely maybe perhaps always sometimes also even still already soon now then again ever once together away back forth out up down off in on if possible
  funny silly cosy cozy magical exciting happy cute sweet cool amazing awesome favourite year old aged child kid kids son daughter boy girl hero toddler
  calm slow tender beautiful poetic fantasy comedy adventure sparkly feelings ok okay absolutely lately soo sooo thoughtful travel country`,
);
/** What a book does and does not speak of: there are jokes in it where the frame says so. */
const ENACTED_ONLY = list('joke rhyme rhyming');
/** What does not happen is told by being on no page. */
const KEPT_BY_SILENCE = list('be have get win need want make');
/** What a frame is about by its cues, in whatever words its pages say so. */
const STATES =
  /^(?:scared|afraid|frightened|terrified|lost|missing|stuck|adopted|stillborn|invisible)$/;
/** How somebody is: told where they are so more than once, and not where they are called so. */
const CHARACTER = list(
  'grumpy shy naughty cheeky clumsy bossy lazy sleepy greedy jealous lonely brave clever moody proud noisy stubborn forgetful vain',
);
/** No place but where it all is. */
const SOMEWHERE = /^(?:house|home|flat|farm|garden|kitchen|room)$/;
const INSIDE = ['in', 'inside', 'into', 'under'];
/** A lift that is named once is no stage. */
const ON_A_STAGE = 2;

interface Told extends FrameTelling {
  /** What the cues found in the idea weigh. */
  readonly cues: number;
}

/** Judges step by step and word by word what a book tells of an idea. */
export class ToldOrNot {
  private readonly happening: Happening;
  private readonly told: Told;
  private readonly pages: ToldPages;
  private readonly byFrame: (step: Step) => boolean;
  /** The words of the idea that call for the frame. */
  private readonly called: ReadonlySet<string>;

  constructor(happening: Happening, told: Told, pages: readonly string[]) {
    this.happening = happening;
    this.told = told;
    this.pages = new ToldPages(pages);
    this.byFrame = tellerOf(told, happening);
    this.called = new Set(calledWords(told.frame, happening).split(' '));
  }

  /** Whether the idea says in so many words what happens in the frame. */
  get isCalled(): boolean {
    return this.told.cues >= SAYS_WHAT_HAPPENS;
  }

  /** Whether the verb says nothing by itself: “has”, “is”, “wants”. */
  isSlight({ lemma, negated, about, besides }: Step): boolean {
    const [verb = '', particle] = lemma.split(' ');
    if (negated && verb !== 'be') return false;
    if (VERBS_OF_THINGS.has(verb)) return about.length + besides.length === 0;
    return SLIGHT_VERBS.has(verb) && (particle === undefined || verb !== 'let');
  }

  /** Whether a word says nothing by which a story is known. */
  isSlightWord(lower: string): boolean {
    return SLIGHT_WORDS.has(lower) || WHEN.test(lower);
  }

  isStepTold(step: Step): boolean {
    if (this.isSlight(step) || this.byFrame(step)) return true;
    // “Does homework” is told by no page on which somebody does something.
    return step.lemma === 'do' ? this.pages.tellsClosely(step) : this.pages.tellsOf(step);
  }

  /**
   * Whether the turn of an idea is told: that the dark, of all things, is afraid. Not by the verb of
   * the frame alone, but on a page.
   */
  isTwistTold(step: Step): boolean {
    if (!this.isSlight(step))
      return (
        this.pages.tellsOf(step) ||
        (this.byFrame(step) && (this.isCalledFor(step) || this.isAboutTold(step)))
      );
    const { terms, mentions } = this.happening;
    const verb = terms.findIndex(
      ({ tags }, at) => at >= step.from && at < step.to && tags.has('Copula'),
    );
    const subject = mentions.find(({ from, to }) => from >= step.from && to === verb);
    const said = terms.slice(verb + 1, step.to).find(({ tags }) => tags.has('Adjective'));
    if (subject === undefined || subject.hero || said === undefined) return true;
    return this.isSlightWord(said.lower) || this.pages.saysOf(subject.noun.head, said.lower);
  }

  /** Whether its verb is among the words that call for the frame. */
  private isCalledFor({ lemma, from, to }: Step): boolean {
    const [verb = ''] = lemma.split(' ');
    return this.happening.terms
      .slice(from, to)
      .some(
        (term) => term.lemma === verb && [term.lower, verb].some((one) => this.called.has(one)),
      );
  }

  private isAboutTold({ about }: Step): boolean {
    return about.every((noun) => this.pages.hasAll(noun));
  }

  /** “No medal at the end”, “she never wins a prize”: kept where no page has one. */
  isKept({ negated, about, besides, lemma }: Step): boolean {
    const nouns = [...about, ...besides];
    return (
      negated &&
      KEPT_BY_SILENCE.has(lemma) &&
      nouns.length > 0 &&
      !nouns.some((one) => this.pages.hasAll(one))
    );
  }

  isNounTold(mention: Mention): boolean {
    const { noun, hero, unwanted, ties } = mention;
    const { head, name, said, owner } = noun;
    if (hero || unwanted || this.isSlightWord(head)) return true;
    if (/^(?:last|next|this|every) /i.test(said ?? '')) return true;
    // “Was stillborn”, which the tagger takes for a noun.
    if (STATES.test(head) && this.called.has(head)) return true;
    // “In a chair since he was three”: he sits in it on every page.
    if (head === 'chair' && this.happening.profile.has('wheelchair')) return true;
    // “His great-grandfather’s watch” names both; “at Maja’s house”, where Maja has a part.
    if ([...ties].some((tie) => tie.startsWith('owns ') && this.pages.hasAll(tie.slice(5))))
      return this.pages.hasAll(name ?? head);
    if (SOMEWHERE.test(head) && /[’']s?$/.test(owner ?? '') && this.pages.hasAll(owner ?? ''))
      return true;
    if (head.split(' ').some((word) => ENACTED_ONLY.has(word.replace(/s$/, ''))))
      return this.told.frame.enacts?.includes('joke') === true;
    // What is said to be understood is not said to be left out.
    const isUsed = this.isUsed(mention) && !this.isNameMissing(mention);
    return (isUsed || this.pages.hasAll(name ?? head)) && this.isStageTold(mention);
  }

  private isUsed({ from, to, noun }: Mention): boolean {
    const isPart = [...this.told.given.values()].some(({ said }) => said === noun.said);
    return isPart && [...this.told.used].some((one) => one.from === from && one.to === to);
  }

  /** “A tiger in our lift”: told where it is in it. */
  private isStageTold({ noun, ties }: Mention): boolean {
    const { name, head, kind, owner } = noun;
    const inside = INSIDE.find((word) => ties.has(`prep ${word}`));
    const isPlain = name === null && !/[’']s?$/.test(owner ?? '') && !SOMEWHERE.test(head);
    if (inside === undefined || !isPlain || !['place', 'thing', 'vehicle'].includes(kind))
      return true;
    // Where it all is is painted on every page; nobody stays in a lift that is named once.
    if (kind === 'place')
      return this.pages.having(head.toLowerCase()).length >= (head === 'lift' ? ON_A_STAGE : 1);
    return this.pages.saysIn(head);
  }

  /** Whether a noun's name is all that is missing: “our cat Mishmish” told as the cat. */
  isNameMissing({ noun: { name, head } }: Mention): boolean {
    return name !== null && this.pages.hasAll(head) && !this.pages.hasAll(name);
  }

  /** Adjectives, numbers and what else no noun phrase holds. */
  isWordTold({ lower, lemma, tags, raw }: Term, at: number): boolean {
    const { terms, toUs, mentions } = this.happening;
    const mention = mentions.find(({ from, to }) => at >= from && at < to);
    if (lower === 'new' && mention !== undefined) return this.isNewTold(mention);
    if (raw === '' || this.isSlightWord(lower)) return true;
    if (toUs.some(([from, to]) => at >= from && at < to)) return true;
    if (
      ['Preposition', 'Conjunction', 'Determiner', 'Copula', 'Auxiliary'].some((tag) =>
        tags.has(tag),
      )
    )
      return true;
    if (/^wheelchair/.test(lower) && this.happening.profile.has('wheelchair')) return true;
    const isState = STATES.test(lower) || CHARACTER.has(lower);
    if (isState && (this.called.has(lower) || this.byFear(lower))) return true;
    // “Older” of a day older, and “bigger” as “big”.
    if (/^(?:bigg|small|long|littl)e(?:r|st)$/.test(lower)) return true;
    if (NUMBER_WORDS.has(lower) || /^\d+$/.test(lower)) return this.isNumberTold(lower, at);
    if (/^\d+(?:st|nd|rd|th)$/.test(lower))
      return this.pages.has(lower) || this.pages.hasOrdinal(lower);
    // “Her blue bunny” is painted blue.
    if (mention?.noun.coat === lower) return this.isNounTold(mention);
    const isAdjective = tags.has('Adjective') || (mention && tags.has('Participle'));
    const isAdverb = tags.has('Adverb') && /ly$/.test(lower);
    const isNoun = tags.has('Noun') && !tags.has('Pronoun') && mention === undefined;
    if (!isAdjective && !isAdverb && !isNoun) return true;
    if (tags.has('Verb') && terms[at]?.tags.has('Participle') !== true) return true;
    const having = this.pages.having(lower, tags.has('Superlative') ? lower : lemma);
    return having.length >= (CHARACTER.has(lower) ? 2 : 1);
  }

  /** “Every day”: told where a page says so. */
  isOftenTold(words: string): boolean {
    return this.pages.says(words);
  }

  /** “Because she wants to be big”: told where somebody is or wants to be so. */
  isReasonTold(words: readonly string[]): boolean {
    return words.some((word) => this.pages.saysOfSomebody(word));
  }

  /** A new dress is another one than a dress; a new friend, home or baby is what the frame is about. */
  private isNewTold({ noun }: Mention): boolean {
    const isThing = noun.kind === 'thing' || noun.kind === 'vehicle';
    if (!isThing || !this.pages.hasAll(noun.head)) return true;
    return this.pages.says(`new ${noun.head}`);
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
