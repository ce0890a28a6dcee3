import type { Term } from './read-terms.ts';

/** The verb of a clause with what helps it: “doesn’t want to go back”, “is to be cut down”. */
export interface VerbGroup {
  /** The term that is changed when the tense is. */
  readonly from: number;
  /** After the whole group. */
  readonly to: number;
  /** Where the verb stands that says what is done. */
  readonly deed: number;
  /** Its infinitive with its particle: “make up”. */
  readonly lemma: string;
  readonly negated: boolean;
  /** Wants to, would like to, hopes to, dreams of. */
  readonly wishes: boolean;
  /** Has to, must. */
  readonly must: boolean;
  /** Something is done to the subject: “is cut down”. */
  readonly passive: boolean;
}

const MODALS: ReadonlySet<string> = new Set(
  'can could will would may might shall should must cannot'.split(' '),
);
const BE: ReadonlySet<string> = new Set('is are was were am be been'.split(' '));
const HAVE: ReadonlySet<string> = new Set('has have had'.split(' '));
const DO: ReadonlySet<string> = new Set('do does did'.split(' '));
const WISHES: ReadonlySet<string> = new Set('want wish hope dream long plan'.split(' '));
/** Verbs that hand on to another: “tries to catch”, “decides to tell”. */
const HANDS_ON: ReadonlySet<string> = new Set(
  'want wish hope plan try decide learn start begin dare promise refuse forget love like need use manage pretend get keep stop hate help agree'.split(
    ' ',
  ),
);
/** Words that stand between a verb and its helper. */
const BETWEEN: ReadonlySet<string> = new Set(
  'not never always still just already really only also ever sometimes even all both quite very so often now almost soon'.split(
    ' ',
  ),
);
const SPEAKS = /^(?:say|think|know|hope|see|wish|believe|feel|where|because)$/;
const PARTICLE = /^(?:up|out|off|down|away|over|back|on|in|together)$/;

const isVerbTerm = (term: Term | undefined): boolean =>
  term?.tags.has('Verb') === true && !term.tags.has('Particle');

const isIng = (term: Term | undefined): boolean =>
  term?.tags.has('Gerund') === true && /ing$/.test(term.lower);
const isParticiple = (term: Term | undefined): boolean =>
  term !== undefined &&
  (term.tags.has('PastTense') || term.tags.has('Participle')) &&
  !BE.has(term.lower);

class GroupReading {
  private readonly terms: readonly Term[];
  private readonly end: number;
  private at: number;
  negated = false;
  wishes = false;
  passive = false;

  constructor(terms: readonly Term[], at: number, end: number) {
    this.terms = terms;
    this.at = at;
    this.end = end;
  }

  private get here(): Term | undefined {
    return this.at < this.end ? this.terms[this.at] : undefined;
  }

  private skip(): void {
    while (this.here !== undefined && BETWEEN.has(this.here.lower)) {
      if (/^(?:not|never)$/.test(this.here.lower)) this.negated = true;
      this.at += 1;
    }
  }

  private isTo(): boolean {
    return this.here?.lower === 'to' && isVerbTerm(this.terms[this.at + 1]);
  }

  /** Walks from the finite verb to the one that says what is done; null where there is none. */
  deed(): number | null {
    const finite = this.here;
    if (finite === undefined) return null;
    const { lower } = finite;
    if (MODALS.has(lower)) {
      this.negated = lower === 'cannot';
      this.wishes = lower === 'would';
      return this.afterHelper((term) => isVerbTerm(term));
    }
    if (DO.has(lower)) return this.afterHelper((term) => isVerbTerm(term)) ?? this.at;
    if (HAVE.has(lower)) return this.afterHelper(isParticiple) ?? this.at;
    if (BE.has(lower)) return this.afterBe();
    return this.handedOn();
  }

  private afterHelper(fits: (term: Term | undefined) => boolean): number | null {
    const start = this.at;
    this.at += 1;
    this.skip();
    if (this.isTo()) this.at += 1;
    else if (!fits(this.here)) {
      this.at = start;
      return null;
    }
    return BE.has(this.here?.lower ?? '') ? this.afterBe() : this.handedOn();
  }

  private afterBe(): number {
    const start = this.at;
    this.at += 1;
    this.skip();
    if (
      this.here?.lower === 'going' &&
      this.terms[this.at + 1]?.lower === 'to' &&
      isVerbTerm(this.terms[this.at + 2])
    ) {
      this.at += 2;
      return BE.has(this.here?.lower ?? '') ? this.afterBe() : this.handedOn();
    }
    if (this.isTo()) {
      this.at += 1;
      return BE.has(this.here?.lower ?? '') ? this.afterBe() : this.handedOn();
    }
    if (isIng(this.here)) return this.handedOn();
    if (isParticiple(this.here)) {
      this.passive = true;
      return this.at;
    }
    this.at = start;
    return start;
  }

  private handedOn(): number {
    const start = this.at;
    const lemma = this.here?.lemma ?? '';
    if (!HANDS_ON.has(lemma)) return start;
    this.at += 1;
    this.skip();
    if (this.isTo()) this.at += 1;
    else if (
      !/^(?:start|begin|keep|stop|love|like|hate|help)$/.test(lemma) ||
      !isVerbTerm(this.here)
    ) {
      this.at = start;
      return start;
    }
    if (WISHES.has(lemma) || (this.wishes && /^(?:love|like)$/.test(lemma))) this.wishes = true;
    if (BE.has(this.here?.lower ?? '')) return this.afterBe();
    return this.handedOn();
  }
}

/** The group of verbs that begins at a term; null where no verb does. `end` is the clause's. */
export const verbGroupAt = (terms: readonly Term[], at: number, end: number): VerbGroup | null => {
  const finite = terms[at];
  if (!isVerbTerm(finite) || finite === undefined) return null;
  // “To be cut down”, “the drawing”: no verb that a clause stands on.
  const before = terms[at - 1];
  if (before?.lower === 'to' && at > 0 && !before.ends) return null;
  if (
    before?.tags.has('Determiner') &&
    before.ends !== true &&
    !/^(?:that|who|which)$/.test(before.lower)
  )
    return null;
  if (/^(?:every|any|some|no)(?:one|body|thing)$/.test(finite.lemma)) return null;
  const isLiked = finite.lower === 'like' && /^(?:they|we|i|you)$/.test(before?.lower ?? '');
  if (!isLiked && /^(?:under|inside|behind|like|near|past|round|across|over)$/.test(finite.lower))
    return null;
  // “On the class trip they get lost”: a trip, for somebody else begins after it.
  const after = terms[at + 1]?.lower ?? '';
  if (
    finite.lower === finite.lemma &&
    /^(?:he|she|they|we)$/.test(after) &&
    !SPEAKS.test(finite.lower)
  )
    return null;
  const reading = new GroupReading(terms, at, end);
  const deed = reading.deed();
  if (deed === null) return null;
  const verb = terms[deed];
  const next = terms[deed + 1];
  const parted =
    next !== undefined &&
    deed + 1 < end &&
    verb?.ends !== true &&
    PARTICLE.test(next.lower) &&
    (next.tags.has('Particle') || next.tags.has('Adverb') || next.tags.has('PhrasalVerb'));
  const bare = BE.has(verb?.lower ?? '') ? 'be' : (verb?.lemma ?? '');
  // “Loves dancing”: that is what somebody likes, and no dance.
  const likes = deed > at && /^(?:love|like|hate|enjoy)$/.test(finite.lemma) && !reading.wishes;
  const getsInto =
    (bare === 'get' && /^(?:lost|stuck|locked|sucked|married)$/.test(next?.lower ?? '')) ||
    (bare === 'fall' && next?.lower === 'asleep');
  const whole = next !== undefined && (parted || getsInto) ? `${bare} ${next.lower}` : bare;
  return {
    from: at,
    to: deed + 1,
    deed,
    lemma: likes ? finite.lemma : whole,
    negated: reading.negated || before?.lower === 'never' || before?.lower === 'nobody',
    wishes: reading.wishes,
    must: /^(?:must|has|have|had)$/.test(finite.lower) && deed > at,
    passive: reading.passive,
  };
};
