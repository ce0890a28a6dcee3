import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import type { Term } from './happening/read-terms.ts';
import type { Step } from './happening/step.ts';

/** Terms of an idea: the first, and the one after the last. */
export type Range = readonly [from: number, to: number];

const JOINS =
  /^(?:and|but|so|then|because|until|when|while|or|although|though|before|after|since|if|that|which|who)$/i;

const isOpening = (term: Term | undefined): boolean =>
  term !== undefined &&
  (['Determiner', 'Possessive', 'Adjective', 'Ordinal'].some((tag) => term.tags.has(tag)) ||
    /^(?:number|\d+(?:st|nd|rd|th)?)$/.test(term.lower) ||
    term.possessive) &&
  !/^(?:that|all)$/.test(term.lower);

/** Finds whole phrases in an idea: what is missing is never said in torn-off words. */
export class TypedPhrases {
  private readonly happening: Happening;

  constructor(happening: Happening) {
    this.happening = happening;
  }

  /** Where the clause itself begins: “a haunted house, but | the ghost is bored”. */
  opening({ from, to }: Step): number {
    const { terms } = this.happening;
    const verb = this.verbIn(from, to);
    const joint = terms.findLastIndex(
      ({ lower }, at) => at > from && at < verb - 1 && /^(?:but|and|where|so)$/.test(lower),
    );
    const isList = joint > 0 && terms[joint]?.lower === 'and' && terms[joint - 1]?.comma !== true;
    return joint === -1 || isList ? from : joint + 1;
  }

  /** The first verb of a range that is no part of a noun; -1 where none is. */
  verbIn(from: number, to: number): number {
    const { terms, mentions } = this.happening;
    const isNoun = (at: number): boolean => mentions.some((one) => at >= one.from && at < one.to);
    return terms.findIndex(
      ({ tags }, at) => at >= from && at < to && tags.has('Verb') && !isNoun(at),
    );
  }

  /** A noun with what stands before it: “in our lift”, “the bunny's point of view”; of a cat whose name alone is missing the name. */
  phraseOf({ from, to, noun }: Mention, isNameMissing: boolean): Range {
    const { terms } = this.happening;
    // “His sister's head”: nobody misses the sister alone.
    const isOwner = terms[to - 1]?.possessive === true && !this.isParted(to - 1);
    if (!isNameMissing) return this.withOpening(from, isOwner && terms[to] ? to + 1 : to);
    const at = terms.findIndex(
      ({ raw }, index) => index >= from && index < to && noun.name?.split(' ').includes(raw),
    );
    return at > from ? [at, to] : [from, to];
  }

  /** What a word is said of: “new dress”; “4 of them”. */
  phraseAt(at: number): Range {
    const { terms, mentions } = this.happening;
    const around = mentions.find(({ from, to }) => at >= from && at < to);
    if (around !== undefined) return [this.opened(around.from), around.to];
    // “And rescues the knight”, whatever the tagger takes the verb for.
    const after = mentions.find(({ from }) => from === at + 1);
    if (after !== undefined && !this.isParted(at)) return [at, after.to];
    // “Page 34”.
    const isNumbered = /^\d+$/.test(terms[at]?.lower ?? '') && terms[at - 1]?.tags.has('Noun');
    if (isNumbered === true && !this.isParted(at - 1)) return [at - 1, at + 1];
    const isCounted = terms[at + 1]?.lower === 'of' && terms[at + 2] !== undefined;
    return isCounted || !terms[at]?.tags.has('Noun')
      ? [at, isCounted ? at + 3 : at + 1]
      : this.withOpening(at, at + 1);
  }

  private isParted(at: number): boolean {
    const term = this.happening.terms[at];
    return term === undefined || term.ends || term.comma;
  }

  /** Where the article and whatever else opens a noun stands. */
  private opened(from: number): number {
    let start = from;
    while (!this.isParted(start - 1) && isOpening(this.happening.terms[start - 1])) start -= 1;
    return start;
  }

  private withOpening(from: number, to: number): Range {
    const start = this.opened(from);
    const before = this.happening.terms[start - 1];
    if (this.isParted(start - 1) || !before?.tags.has('Preposition')) return [start, to];
    const whole = this.happening.mentions.find((one) => one.to === start - 1);
    if (before.lower === 'of' && whole !== undefined) return [whole.from, to];
    if (!/^(?:of|as|like)$/.test(before.lower)) return [start - 1, to];
    // “She won't let go of my leg”: nothing less says it.
    const clause = this.happening.steps.find((step) => step.from <= start && step.to >= to);
    return clause === undefined ? [start, to] : [this.opening(clause), clause.to];
  }
}

/** A range in the parent's own words, without what joins it to others. */
export const asTyped = (terms: readonly Term[], [from, to]: Range): string => {
  const words = terms.slice(from, to).map(({ raw, lower, possessive }, at, all) => {
    // “She's” comes as “She”, “is”; “isn't” as “isn't”, “not”.
    const split = raw === '' && !/['’]/.test(all[at - 1]?.raw ?? '') ? lower : raw;
    return split + (possessive ? '’s' : '');
  });
  const said = words.filter(Boolean);
  while (JOINS.test(said[0] ?? '')) said.shift();
  while (JOINS.test(said.at(-1) ?? '')) said.pop();
  // “Sends her a drum”: she is not the drum's.
  return said
    .join(' ')
    .replace(/^(?:(?:it )?turns? out(?: that)?|what if|except(?: that)?) /i, '')
    .replace(/^(?:her|him|them) (?=an? )/i, '');
};
