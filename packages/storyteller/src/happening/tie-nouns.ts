import type { Chunk } from './chunk-nouns.ts';
import { OWNERS } from './read-noun.ts';
import type { Term } from './read-terms.ts';

const PRONOUNS: ReadonlySet<string> = new Set(
  'he she they we i it him her them us me someone somebody everybody everyone nobody'.split(' '),
);
const RELATIVE: ReadonlySet<string> = new Set(['who', 'that', 'which']);
const STOPS: ReadonlySet<string> = new Set(
  'and but then because until when so while before after if or'.split(' '),
);

const JOINS: ReadonlySet<string> = new Set(['and', 'or']);
/** “Against the big kids, coach Amir”: the comma does not carry these on. */
const CARRIES_NOBODY: ReadonlySet<string> = new Set(
  'in at on against under before after from'.split(' '),
);

const isVerb = (term: Term): boolean =>
  term.tags.has('Verb') &&
  (!term.tags.has('Auxiliary') || term.tags.has('PhrasalVerb')) &&
  !term.tags.has('Copula') &&
  !term.tags.has('Modal') &&
  !term.tags.has('Particle') &&
  !/^(?:under|inside|behind|beneath|outside|across|into)$/.test(term.lower) &&
  term.lower !== 'like';
const isPreposition = (term: Term): boolean =>
  (term.tags.has('Preposition') && term.lower !== 'alone') ||
  /^(?:to|in|on|at|up|down|before|after|until|with|like|as|against|across|home|past|under|over|above|inside|behind|beneath|outside|near)$/.test(
    term.lower,
  );

/** Reads on from verb to noun to preposition and writes down what ties them. */
class Tying {
  readonly ties: Set<string>[];
  private readonly terms: readonly Term[];
  private readonly chunks: readonly Chunk[];
  private readonly chunkFrom: ReadonlyMap<number, number>;
  /** Who the clause is about; null while nobody is, or a pronoun. */
  private subject: number | null = null;
  private lastNoun: number | null = null;
  private verb: string | null = null;
  private preposition: string | null = null;
  /** What “it” can mean: what was spoken of and is no person. */
  private readonly things: number[] = [];

  constructor(terms: readonly Term[], chunks: readonly Chunk[]) {
    this.terms = terms;
    this.chunks = chunks;
    this.chunkFrom = new Map(chunks.map((chunk, index) => [chunk.from, index]));
    this.ties = chunks.map(({ describing }) => new Set(describing.map((word) => `adj ${word}`)));
  }

  read(): Set<string>[] {
    for (let at = 0; at < this.terms.length; at += 1) {
      const index = this.chunkFrom.get(at);
      if (index === undefined) this.word(at);
      else at = this.noun(index);
    }
    return this.ties;
  }

  private noun(index: number): number {
    const mine = this.ties[index];
    const { preposition, verb } = this;
    if (preposition !== null) {
      mine?.add(`prep ${preposition}`);
      if (verb !== null) mine?.add(`prep ${preposition} ${verb}`);
    } else if (verb !== null) {
      mine?.add(`obj ${verb}`);
    } else this.subject = index;
    this.lastNoun = index;
    const { noun } = this.chunks[index] ?? {};
    if (noun && preposition === null && !['person', 'event'].includes(noun.kind))
      this.things.push(index);
    this.likened(index);
    const chunk = this.chunks[index];
    const at = (chunk?.to ?? 1) - 1;
    this.afterNoun(at);
    return at;
  }

  /** “Her rival is Jack”, “there is a medal”: what stands before “is” is said of him. */
  private likened(index: number): void {
    const from = this.chunks[index]?.from ?? 0;
    const [before, is] = [this.terms[from - 2], this.terms[from - 1]];
    if (before !== undefined && is?.tags.has('Copula')) this.ties[index]?.add(`is ${before.lower}`);
  }

  private afterNoun(at: number): void {
    const last = this.terms[at];
    // “with Oliver and Emma”: what holds of the one holds of the other.
    const next = this.terms[at + 1];
    const nextAt = at + (next?.lower === 'and' ? 2 : 1);
    const afterNext = this.terms[this.chunks[this.chunkFrom.get(nextAt) ?? -1]?.to ?? -1];
    const joined = last?.ends !== true && (last?.comma || next?.lower === 'and');
    // “In a tent, a strange noise”: a comma alone carries on only who comes along.
    const carried = next?.lower === 'and' || !CARRIES_NOBODY.has(this.preposition ?? '');
    const listed =
      joined && carried && this.chunkFrom.has(nextAt) && afterNext?.tags.has('Verb') !== true;
    if (!listed) this.preposition = null;
    if (last?.ends) this.startAgain();
    else if (last?.comma && !listed) this.verb = null;
  }

  private word(at: number): void {
    const term = this.terms[at];
    if (term === undefined) return;
    if (isVerb(term)) this.doing(term, at);
    else if (term.tags.has('Copula')) this.being(at);
    else if (term.tags.has('Modal')) this.ties[this.doer(at) ?? -1]?.add(`subj ${term.lower}`);
    else if (PRONOUNS.has(term.lower) || (term.tags.has('Pronoun') && !RELATIVE.has(term.lower)))
      this.pronoun(at);
    else if (isPreposition(term)) this.preposition = term.lower;
    else if (STOPS.has(term.lower)) {
      this.preposition = null;
      // “… to the lighthouse, but the tide is …”: nobody brings the tide.
      if (!JOINS.has(term.lower)) this.verb = null;
    }
    if (term.ends) this.startAgain();
  }

  /** Whose deed a verb is: of “who …” and of what stands right before it, else the clause's. */
  private doer(at: number): number | null {
    const before = this.terms[at - 1];
    if (before !== undefined && RELATIVE.has(before.lower)) return this.lastNoun;
    const rightAfter = this.lastNoun !== null && this.chunks[this.lastNoun]?.to === at;
    // “Max from her class has”: not the class.
    if (rightAfter && (this.subject === null || !this.isIn(this.lastNoun))) return this.lastNoun;
    return this.subject;
  }

  /** “His mum and dad and Ana flew”: all of them did. */
  private together(doer: number): number[] {
    const joined = [doer];
    for (let one = doer; one > 0; one -= 1) {
      const [before, here] = [this.chunks[one - 1], this.chunks[one]];
      const between = here === undefined ? undefined : this.terms[here.from - 1];
      if (before === undefined || before.to + 1 !== here?.from) break;
      if (!JOINS.has(between?.lower ?? '')) break;
      joined.push(one - 1);
    }
    return joined;
  }

  private isIn(index: number | null): boolean {
    const ties = this.ties[index ?? -1] ?? new Set<string>();
    return ['from', 'in', 'of', 'at'].some((preposition) => ties.has(`prep ${preposition}`));
  }

  private doing(term: Term, at: number): void {
    const doer = this.doer(at);
    const next = this.terms[at + 1];
    const rightAfter = doer !== null && this.chunks[doer]?.to === at;
    const undergoes =
      rightAfter && term.tags.has('PastTense') && next !== undefined && isPreposition(next);
    if (doer !== null) {
      if (undergoes) this.ties[doer]?.add(`is ${term.lower}`);
      for (const one of this.together(doer)) this.ties[one]?.add(`subj ${term.lemma}`);
    }
    this.verb = term.lemma;
    this.preposition = null;
  }

  private being(at: number): void {
    const doer = this.doer(at);
    const next = this.terms[at + 1];
    if (doer === null || next === undefined) return;
    this.ties[doer]?.add(`is ${next.lower}`);
    const said = this.terms.slice(at + 1, at + 4).map(({ lower }) => lower);
    if (said.join(' ') === 'in the way') this.ties[doer]?.add('is blocking');
  }

  private pronoun(at: number): void {
    // “A cake, and the dog eats it”.
    const isIt = /^(?:it|them)$/.test(this.terms[at]?.lower ?? '');
    if (isIt && this.verb !== null && this.preposition === null) {
      const meant = this.things.findLast((thing) => thing !== this.subject);
      this.ties[meant ?? -1]?.add(`obj ${this.verb}`);
    }
    if (this.verb !== null && !STOPS.has(this.terms[at - 1]?.lower ?? '')) return;
    // “Max from her class”: it is still Max of whom is spoken.
    if (OWNERS.has(this.terms[at]?.lower ?? '') && this.terms[at + 1]?.tags.has('Noun')) return;
    this.subject = null;
    this.lastNoun = null;
    this.verb = null;
  }

  private startAgain(): void {
    this.subject = null;
    this.lastNoun = null;
    this.verb = null;
    this.preposition = null;
  }
}

/** How each noun stands to verbs and prepositions: “subj steal”, “obj help”, “prep to bring”. */
export const tiesOf = (terms: readonly Term[], chunks: readonly Chunk[]): Set<string>[] =>
  new Tying(terms, chunks).read();
