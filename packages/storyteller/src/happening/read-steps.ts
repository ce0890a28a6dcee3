import { articleFor } from '../grammar/noun-phrases.ts';
import type { Clause } from './clause.ts';
import type { Mention } from './mention.ts';
import { ClauseReading, SUBJECTS } from './read-clauses.ts';
import { entryOf } from './read-noun.ts';
import type { Term } from './read-terms.ts';
import { sayStep } from './say-step.ts';
import { kindOfStep, type Step } from './step.ts';
import { spokenOf } from './step-words.ts';

/** Joints after which a clause says when or why of another: the next clause is of the first one again. */
const UNDER: ReadonlySet<string> = new Set(
  'because until when while although though before after since if whenever'.split(' '),
);
const TO_US = /^(?:like|love|want|hope|think|need|know|try|find|say|tell|feel|worry|wish|believe)$/;
const END_JOINT = /\b(?:in the end|finally|at last|until)\b/;

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

/** Of who died tells only the frame that remembers them. */
const NEVER_TOLD: ReadonlySet<string> = new Set(
  'die pass kill drown bury murder shoot bully diagnose'.split(' '),
);

const HAD: ReadonlySet<string> = new Set(['creature', 'thing', 'vehicle', 'event']);

/** What a light-hearted book has no right words for: it is said to be left out. */
const TOO_GRAVE =
  /^(?:prison|jail|cancer|leukaemia|dementia|alzheimer\w*|drunk|alcohol|war|refugees?|violent|abuse\w*)$/;

const ONE_OF_WHAT = /^(?:one|another) (?:\p{Ll}+s|\p{Ll}+ed|ran|went|fell|came|got) /u;

interface Before {
  /** The clause before, of whatever sentence. */
  readonly last: Clause | null;
  /** Whether the step before, in this sentence, cannot be told. */
  readonly isUnsaid: boolean;
}

class StepReading extends ClauseReading {
  /** “Make it funny”, “I would love”, “that's all”: said to us, and not of the story. */
  isToUs(clause: Clause, before: readonly Clause[]): boolean {
    const { subject, group, from } = clause;
    const finite = this.terms[group.from];
    const who = this.terms[subject[0]]?.lower ?? '';
    if (subject[0] === subject[1]) {
      const bare = finite?.lower === finite?.lemma && !finite?.tags.has('Gerund');
      const list = group.from === from && finite?.comma === true;
      return before.length === 0 && (bare || list || finite?.lower === 'would');
    }
    if (/^(?:i|you|something|anything)$/.test(who)) return true;
    if (/^(?:that|this)$/.test(who)) return group.lemma === 'be';
    return who === 'we' && TO_US.test(group.lemma);
  }

  /** Whom “she” and “they” mean, after what was said before. */
  withOthers(clause: Clause, last: Clause | null): Clause {
    const who = this.terms[clause.subject[0]]?.lower ?? '';
    if (who === 'they' && last === null)
      return { ...clause, partner: this.partnerBefore(clause.from) };
    const [from, to] = clause.subject;
    const at = this.terms.findIndex(
      ({ lower }, index) => index >= from && index < to && /^(?:he|she)$/.test(lower),
    );
    if (at === -1 || last === null) return clause;
    const before = this.nouns.get(last.subject[1] - 1) ?? this.nouns.get(last.subject[0]);
    const isSame = SUBJECTS.test(this.terms[last.subject[0]]?.lower ?? '') && last.isOther;
    const isOther =
      before !== undefined &&
      !before.hero &&
      ['person', 'being'].includes(before.noun.kind) &&
      !before.noun.plural &&
      [this.terms[at]?.lower, 'unsaid'].includes(before.noun.gender);
    // Within a sentence it is surely whoever it began with; after it nobody can say.
    const words = isOther && this.terms[last.to - 1]?.ends !== true ? spokenOf(before.noun) : null;
    const meant = words === null ? clause.meant : new Map([...clause.meant, [at, words] as const]);
    return { ...clause, isOther: isOther || isSame, meant };
  }

  /** “Broke his mum's vase … until he tells her”: she is his mum. */
  meantIn({ group, to }: Clause): ReadonlyMap<number, string> {
    const meant = new Map<number, string>();
    const isBoy = this.terms.some(({ lower }) => lower === 'he' || lower === 'his');
    for (let at = group.to; at < to; at += 1) {
      const next = this.terms[at + 1];
      const one =
        this.terms[at]?.lower === 'one' &&
        next?.tags.has('Noun') !== true &&
        /^(?:have|want|get|need|see|find|buy)$/.test(this.terms[at - 1]?.lemma ?? '');
      const meantOne = one ? this.thingBefore(at) : null;
      if (meantOne !== null) meant.set(at, meantOne);
      const isObject = this.terms[at]?.ends === true || next?.tags.has('Noun') !== true;
      if (!isBoy || this.terms[at]?.lower !== 'her' || !isObject || this.nouns.has(at)) continue;
      const who = [...new Set(this.nouns.values())].findLast(
        ({ noun, hero, from }) =>
          !hero && from < at && noun.gender === 'she' && noun.kind === 'person',
      )?.noun;
      if (who === undefined) continue;
      const words = spokenOf(who);
      if (words !== null) meant.set(at, words);
    }
    return meant;
  }

  /** “Horses! She doesn't have one”: a horse. */
  private thingBefore(at: number): string | null {
    const noun = [...new Set(this.nouns.values())].findLast(
      ({ from, hero, noun: { kind } }) => !hero && from < at && HAD.has(kind),
    )?.noun;
    const word = noun?.plural === true ? entryOf([noun.head], 0)?.entry.word : noun?.head;
    return word === undefined || noun?.name !== null ? null : `${articleFor(word)} ${word}`;
  }

  private partnerBefore(from: number): readonly [number, number] | null {
    const before = [...new Set(this.nouns.values())].filter(
      ({ noun, hero, to }) => !hero && to <= from && noun.kind === 'person',
    );
    const [one, ...others] = before;
    return one !== undefined && others.length === 0 && !one.noun.plural ? [one.from, one.to] : null;
  }

  private isHeros({ subject }: Clause): boolean {
    const [from, to] = subject;
    return from === to || this.isHero(from, false) || SUBJECTS.test(this.terms[from]?.lower ?? '');
  }

  private isHero(at: number, after: boolean): boolean {
    const mention = this.nouns.get(at);
    if (mention?.hero !== true) return false;
    const { owner, said } = mention.noun;
    const known = mention.noun.proper || /^(?:my|our)$/.test(owner ?? '');
    // “Because a boy said so”: some other one, but where the idea begins with him.
    if (!known && /^an? /i.test(said ?? '')) return !after && mention.from === 0;
    return known || !after;
  }

  stepOf(clause: Clause, before: readonly Clause[], { last, isUnsaid }: Before): Step {
    const { group, from, to, subject } = clause;
    const own = subject[0] < subject[1];
    // “Gets shy when everyone sings and hides”: it is the first of them who hides.
    const main = before.findLast(({ joint }) => !UNDER.has(joint?.split(' ')[0] ?? ''));
    const told: Clause = {
      ...clause,
      ...(!own &&
        main !== undefined && {
          subject: main.subject,
          inherits: true,
          isOther: main.isOther,
          meant: new Map([...main.meant, ...clause.meant]),
          partner: main.partner,
        }),
    };
    // “His signature is a lemon tart. Collapsed last time”: what did?
    const unsure = !own && main === undefined && last !== null && !this.isHeros(last);
    const words = this.terms
      .slice(from, to)
      .map(({ raw, lower, possessive }, at, all) => {
        // “She's” comes as “She”, “is”; “isn't” as “isn't”, “not”.
        const split = raw === '' && !/['’]/.test(all[at - 1]?.raw ?? '') ? lower : raw;
        return split + (possessive ? '’s' : '');
      })
      .filter(Boolean)
      .join(' ')
      .replace(/^(?:and|but|so|then|because) /i, '');
    const said = sayStep(
      unsure ? { ...told, isFragment: true } : told,
      (at, after) => this.isHero(at, after),
      (at) => this.nouns.get(at)?.noun ?? null,
    );
    const about = [
      ...new Set(Array.from({ length: to - from }, (_, at) => this.nouns.get(from + at))),
    ].flatMap((mention) =>
      mention === undefined || mention.hero
        ? []
        : [(mention.noun.name ?? mention.noun.head).toLowerCase()],
    );
    const isUntold =
      NEVER_TOLD.has(group.lemma.split(' ')[0] ?? '') ||
      this.terms.slice(from, to).some(({ lower }) => TOO_GRAVE.test(lower)) ||
      // “They bake buns and one runs off”: one of what?
      ONE_OF_WHAT.test(words) ||
      // “It breaks my heart and mends it”: what mends what?
      (told.inherits && isUnsaid && to - group.to <= 1);
    return {
      kind: kindOfStep({
        lemma: group.lemma,
        wishes: group.wishes,
        negated: group.negated,
        after: this.terms
          .slice(group.to, to)
          .map(({ lower }) => lower)
          .join(' '),
      }),
      lemma: group.lemma,
      about,
      byHero: said.byHero,
      negated: group.negated,
      must: group.must,
      joint: END_JOINT.exec(clause.joint ?? '')?.[0] ?? clause.joint,
      words,
      from,
      to,
      said: isUntold ? null : said.said,
    };
  }
}

const MOST_STEPS = 24;

/** What happens in an idea, clause by clause, in the order in which the parent tells it. */
export const readSteps = (terms: readonly Term[], mentions: readonly Mention[]): Step[] => {
  const reading = new StepReading(terms, mentions);
  const steps: Step[] = [];
  let last: Clause | null = null;
  for (const [from, to] of sentencesIn(terms)) {
    if (steps.length >= MOST_STEPS) break;
    const before: Clause[] = [];
    let toUs = false;
    for (const [start, end] of reading.clausesIn(from, to)) {
      const found = reading.clauseOf(start, end);
      if (found === null) continue;
      const clause = reading.withOthers({ ...found, meant: reading.meantIn(found) }, last);
      const names = clause.subject[0] < clause.subject[1];
      toUs = names ? reading.isToUs(clause, before) : toUs || reading.isToUs(clause, before);
      if (!toUs)
        steps.push(
          reading.stepOf(clause, before, {
            last,
            isUnsaid: before.length > 0 && steps.at(-1)?.said === null,
          }),
        );
      before.push(clause);
      last = clause;
    }
  }
  return steps;
};
