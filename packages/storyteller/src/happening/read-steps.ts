import type { Clause } from './clause.ts';
import type { Mention } from './mention.ts';
import { ClauseReading } from './read-clauses.ts';
import type { Term } from './read-terms.ts';
import type { Step } from './step.ts';

const TO_US =
  /^(?:like|love|want|hope|think|need|know|try|find|say|tell|ask|feel|worry|wish|believe|guess|suppose|prefer|be)$/;

/** What happens in an idea, and the words in it that are said to us. */
export interface StepsRead {
  readonly steps: readonly Step[];
  /** “Make it funny”, “I would love”: terms of clauses that are not of the story. */
  readonly toUs: readonly (readonly [from: number, to: number])[];
}

/** Where the sentences of an idea begin and end. */
const sentencesIn = (terms: readonly Term[]): [number, number][] => {
  const found: [number, number][] = [];
  let from = 0;
  terms.forEach((term, at) => {
    if (!term.ends && at < terms.length - 1) return;
    found.push([from, at + 1]);
    from = at + 1;
  });
  return found;
};

const isBareNoun = (tags: ReadonlySet<string>): boolean => tags.has('Noun') && !tags.has('Pronoun');

class StepReading extends ClauseReading {
  /** “Make it funny”, “I would love”, “that's all”: said to us, and not of the story. */
  isToUs({ subject, group, from }: Clause, isFirst: boolean): boolean {
    const finite = this.terms[group.from];
    const who = this.terms[subject[0]]?.lower ?? '';
    if (subject[0] === subject[1]) {
      const bare = finite?.lower === finite?.lemma && !finite?.tags.has('Gerund');
      const list = group.from === from && finite?.comma === true;
      return isFirst && (bare || list || finite?.lower === 'would');
    }
    if (/^(?:you|something|anything)$/.test(who)) return true;
    if (/^(?:that|this)$/.test(who)) return group.lemma === 'be';
    return /^(?:i|we)$/.test(who) && TO_US.test(group.lemma);
  }

  stepOf({ group, from, to }: Clause): Step {
    const about = Array.from({ length: to - from }, (_, at) => this.nouns.get(from + at));
    return {
      lemma: group.lemma,
      negated: group.negated,
      about: [...new Set(about)].flatMap((mention) =>
        mention === undefined || mention.hero
          ? []
          : [(mention.noun.name ?? mention.noun.head).toLowerCase()],
      ),
      besides: this.terms
        .slice(group.to, to)
        .filter(({ tags }, at) => isBareNoun(tags) && !this.nouns.has(group.to + at))
        .map(({ lower }) => lower),
      from,
      to,
    };
  }
}

const MOST_STEPS = 24;

/** What happens in an idea, clause by clause, in the order in which the parent tells it. */
export const readSteps = (terms: readonly Term[], mentions: readonly Mention[]): StepsRead => {
  const reading = new StepReading(terms, mentions);
  const steps: Step[] = [];
  const toUs: [number, number][] = [];
  for (const [from, to] of sentencesIn(terms)) {
    let isFirst = true;
    let isAside = false;
    for (const [start, end] of reading.clausesIn(from, to)) {
      const clause = steps.length < MOST_STEPS ? reading.clauseOf(start, end) : null;
      if (clause === null) continue;
      const names = clause.subject[0] < clause.subject[1];
      isAside = reading.isToUs(clause, isFirst) || (!names && isAside);
      if (isAside) toUs.push([start, end]);
      else steps.push(reading.stepOf(clause));
      isFirst = false;
    }
  }
  return { steps, toUs };
};
