import type { FilledFrame } from './frames/fill-frame.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import type { Term } from './happening/read-terms.ts';
import type { Step } from './happening/step.ts';
import { verbGroupAt } from './happening/verb-group.ts';
import { ToldOrNot, WHEN } from './told-or-not.ts';
import { asTyped, type Range, TypedPhrases } from './typed-phrases.ts';

/** What a story leaves out of an idea. */
export interface LeftOut {
  /** In the parent's own words, each a whole phrase, what matters most first. */
  readonly phrases: readonly string[];
  /** How much of what the idea says is told, from 0 to 1: verbs count double, wishes and traits half. */
  readonly told: number;
  /** Whether something that happens, or a whole clause, is among them. */
  readonly missesDeed: boolean;
}

interface Part {
  readonly range: Range;
  readonly weight: number;
}

/** How much it matters that something is missing, and how much it counts in the whole. */
const WEIGHT = {
  twist: 3.5,
  deed: 3,
  clause: 2.5,
  noun: 2,
  often: 1.5,
  trait: 1,
  wish: 0.5,
} as const;
const COUNTS = { deed: 2, noun: 1, trait: 0.5 } as const;

/** What turns an idea: “but …”, “what if …”, “it turns out that …”, “only she …”. */
const TURNS =
  /(?:^| )(?:but|what if|turns? out(?: that)?|except(?: that)?|until|only|what nobody knows is)(?: the)?$/;
const RELATIVE = /^(?:who|that|which)$/;
const BY_WHOM = /^(?:view|perspective|eyes)$/;

class LeavingOut {
  private readonly happening: Happening;
  private readonly judge: ToldOrNot;
  private readonly typed: TypedPhrases;
  private readonly wishes: readonly Range[];
  private readonly untold: ReadonlySet<number>;
  private all = 0;
  private told = 0;

  constructor(happening: Happening, judge: ToldOrNot) {
    this.happening = happening;
    this.judge = judge;
    this.typed = new TypedPhrases(happening);
    this.wishes = this.wishesSaid();
    const { mentions, terms } = happening;
    const skipped = new Set([
      ...mentions.flatMap(({ from, to, hero, unwanted }) =>
        hero || unwanted ? span(from, to) : [],
      ),
      ...this.wishes.flatMap(([from, to]) => span(from, to)),
    ]);
    this.untold = new Set(
      terms.flatMap((term, at) => (skipped.has(at) || judge.isWordTold(term, at) ? [] : [at])),
    );
  }

  /** Everything left out, in the order of the idea, and how much of it all is told. */
  parts(): { readonly parts: readonly Part[]; readonly told: number } {
    const { mentions, terms } = this.happening;
    const clauses = this.happening.steps.flatMap((step) => this.withRelative(step));
    const parts: Part[] = this.wishes.map((range) => ({ range, weight: WEIGHT.wish }));
    for (const clause of clauses) parts.push(...this.ofClause(clause));
    const nouns = mentions.filter((mention) => this.counts(mention));
    for (const mention of nouns) {
      const isTold = this.judge.isNounTold(mention);
      this.count(COUNTS.noun, isTold);
      if (!isTold)
        parts.push({
          range: this.typed.phraseOf(mention, this.judge.isNameMissing(mention)),
          weight: WEIGHT.noun,
        });
    }
    const isSaid = (at: number): boolean =>
      parts.some(({ range: [from, to] }) =>
        terms.slice(from, to).some(({ lower }) => lower === terms[at]?.lower),
      );
    for (const at of this.untold) {
      this.count(COUNTS.trait, false);
      if (!isSaid(at)) parts.push({ range: this.typed.phraseAt(at), weight: WEIGHT.trait });
    }
    for (const [at, { lower }] of terms.entries())
      if (lower === 'every' && WHEN.test(terms[at + 1]?.lower ?? '')) this.often(at, parts);
    for (const _ of this.wishes) this.count(COUNTS.trait, false);
    if (this.judge.isCalled) this.count(COUNTS.deed, true);
    return { parts: outermost(parts, terms), told: this.all === 0 ? 1 : this.told / this.all };
  }

  private count(weight: number, isTold: boolean): void {
    this.all += weight;
    if (isTold) this.told += weight;
  }

  private isWish(at: number): boolean {
    return this.wishes.some(([from, to]) => at >= from && at < to);
  }

  private counts({ from, hero, unwanted }: Mention): boolean {
    return !hero && !unwanted && !this.isWish(from);
  }

  private often(at: number, parts: Part[]): void {
    const isTold = this.judge.isOftenTold(`every ${this.happening.terms[at + 1]?.lower}`);
    this.count(COUNTS.trait, isTold);
    if (!isTold) parts.push({ range: [at, at + 2], weight: WEIGHT.often });
  }

  /** “From the bunny's point of view, if possible”: how it is to be told. */
  private wishesSaid(): Range[] {
    const { terms } = this.happening;
    return terms.flatMap(({ lower }, at): Range[] => {
      if (!BY_WHOM.test(lower)) return [];
      const from = terms.findLastIndex((term, before) => before < at && term.lower === 'from');
      return from === -1 || at - from > 7 ? [] : [[from, at + 1]];
    });
  }

  /** “She invented a machine | a machine that does homework”: each with its own verb. */
  private withRelative(step: Step): Step[] {
    const { terms, mentions } = this.happening;
    const isNoun = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to);
    const at = terms.findIndex(
      ({ lower }, index) =>
        index > step.from &&
        index < step.to - 1 &&
        RELATIVE.test(lower) &&
        verbGroupAt(terms, index + 1, step.to) !== null &&
        span(step.from, index).some((one) => terms[one]?.tags.has('Verb') && !isNoun(one)),
    );
    const group = at === -1 ? null : verbGroupAt(terms, at + 1, step.to);
    if (group === null) return [step];
    const after = mentions.filter(({ from, hero }) => from > at && from < step.to && !hero);
    const from = mentions.find(({ to }) => to === at)?.from ?? at;
    const inAfter = new Set(after.map(({ noun }) => (noun.name ?? noun.head).toLowerCase()));
    return [
      { ...step, about: step.about.filter((noun) => !inAfter.has(noun)), to: at },
      { ...step, lemma: group.lemma, negated: group.negated, about: [...inAfter], from },
    ];
  }

  private ofClause(step: Step): Part[] {
    const { to } = step;
    const from = this.afterUnwanted(this.typed.opening(step), to);
    if (this.isWish(from) || this.judge.isKept(step)) return [];
    const isTwist = this.isTwist(step, from);
    if (isTwist && !this.judge.isTwistTold(step)) {
      this.count(COUNTS.deed, false);
      return [{ range: [from, to], weight: WEIGHT.twist }];
    }
    if (!this.judge.isSlight(step)) {
      const isTold = this.judge.isStepTold(step);
      this.count(COUNTS.deed, isTold);
      return isTold ? [] : [{ range: [from, to], weight: WEIGHT.deed }];
    }
    return this.isEmpty(step) || this.isReason(step)
      ? [{ range: [from, to], weight: WEIGHT.clause }]
      : [];
  }

  /** “But a hen is behind it”, “what if the dark was afraid of him”, and what an idea ends with. */
  private isTwist({ from: start }: Step, from: number): boolean {
    const { terms, steps } = this.happening;
    const before = terms
      .slice(Math.max(0, from - 3), from)
      .map(({ lower }) => lower)
      .join(' ');
    const isLast = steps.length > 1 && steps.at(-1)?.from === start;
    return isLast || TURNS.test(before);
  }

  /** “No loud bangs she is scared of fireworks”: what is not to be there has no part in it. */
  private afterUnwanted(from: number, to: number): number {
    const first = this.happening.mentions.find(
      (mention) => mention.unwanted && mention.from >= from && mention.from <= from + 1,
    );
    return first === undefined || first.to >= to ? from : first.to;
  }

  /** “The hamster is the boss”, “he has adventures”: all that is said by it is on no page. */
  private isEmpty({ from, to }: Step): boolean {
    const { mentions } = this.happening;
    const verb = this.typed.verbIn(from, to);
    if (verb === -1) return false;
    const after = mentions.filter(
      (mention) => mention.from > verb && mention.from < to && this.counts(mention),
    );
    const isInNoun = (at: number): boolean => mentions.some((one) => at >= one.from && at < one.to);
    const isBare =
      [...this.untold].some((at) => at > verb && at < to && !isInNoun(at)) &&
      // “The ghost is friendly and bored”, and bored it is.
      !span(verb + 1, to).some((at) => !this.untold.has(at) && this.isTrait(at) && !isInNoun(at));
    return isBare || (after.length > 0 && after.every((one) => !this.judge.isNounTold(one)));
  }

  private isTrait(at: number): boolean {
    const { lower, tags } = this.happening.terms[at] ?? { lower: '', tags: new Set() };
    return tags.has('Adjective') && !this.judge.isSlightWord(lower);
  }

  /** “Because she wants to be big”. */
  private isReason({ from, to }: Step): boolean {
    const { terms } = this.happening;
    const said = terms.slice(from, to);
    if (terms[from - 1]?.lower !== 'because' || !said.some(({ lemma }) => lemma === 'want'))
      return false;
    const words = said.filter(({ tags }) => tags.has('Adjective'));
    return words.length > 0 && !this.judge.isReasonTold(words.map(({ lower }) => lower));
  }
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Phrases that stand in another are said by it; a reason goes with what it is the reason of. */
const outermost = (parts: readonly Part[], terms: readonly Term[]): Part[] => {
  const found: Part[] = [];
  const inOrder = parts.toSorted((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
  for (const part of inOrder) {
    const last = found.at(-1);
    const end = last?.range[1] ?? 0;
    const isReason = part.range[0] === end + 1 && terms[end]?.lower === 'because';
    if (last === undefined || (part.range[0] >= end && !isReason)) found.push(part);
    else {
      const range: Range = [last.range[0], Math.max(last.range[1], part.range[1])];
      found[found.length - 1] = { range, weight: Math.max(last.weight, part.weight) };
    }
  }
  return found;
};

/** “His rabbit Flopsy” has said “Flopsy”. */
const withoutRepeats = (phrases: readonly string[]): string[] =>
  phrases.filter(
    (phrase, at) =>
      !phrases.some((other, index) => index < at && ` ${other} `.includes(` ${phrase} `)),
  );

/**
 * What the parent wrote and the story does not tell. Every noun, name, number and adjective is looked
 * for on the pages; a verb may also be told by the frame itself (`enacts`, its cues and ties), and is
 * else missed with its whole clause.
 * @param filled the frame that is told, of whose roles only those are given of which the text speaks
 * @param pages the told text, the title among it
 */
export const leftOutOf = (
  happening: Happening,
  filled: Pick<FilledFrame, 'frame' | 'given' | 'used' | 'cues'>,
  pages: readonly string[],
): LeftOut => {
  const { parts, told } = new LeavingOut(
    happening,
    new ToldOrNot(happening, filled, pages),
  ).parts();
  const said = new Map(
    parts
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ range }) => {
        const words = asTyped(happening.terms, range);
        return [words.toLowerCase().replace(/^(?:the|an?|his|her|some|that) /, ''), words] as const;
      }),
  );
  return {
    phrases: withoutRepeats([...said.values()].filter(Boolean)),
    told,
    missesDeed: parts.some(({ weight }) => weight >= WEIGHT.clause),
  };
};
