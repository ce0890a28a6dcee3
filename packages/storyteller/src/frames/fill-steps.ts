import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import type { Happening } from '../happening/read-happening.ts';
import { entryOf } from '../happening/read-noun.ts';
import type { Step, StepKind } from '../happening/step.ts';
import { nounOfStep } from '../happening/step-noun.ts';

type Fits = Readonly<Partial<Record<StepKind, number>>>;

/** How well a kind of step stands in a part of a story; 1 where nothing is said. */
const PARTS: readonly (readonly [role: string, fits: Fits])[] = [
  ['first', { wish: 4, making: 3, search: 3, going: 3, doing: 2, mishap: 2 }],
  ['next', { making: 2, going: 2, search: 2, mishap: 2, speaking: 2 }],
  ['trouble', { mishap: 3, cannot: 4, speaking: 2, feeling: 2 }],
  ['hard', { feeling: 4, waiting: 4, cannot: 2 }],
  ['turn', { helping: 4, search: 2, making: 2, speaking: 2 }],
  ['end', { helping: 2, speaking: 2, fact: 1, mishap: -3, cannot: -3, feeling: -1, wish: -3 }],
];
const LEFT_OUT = -6;
/** Unkind deeds of others: they help nobody, and nothing ends with them. */
const UNKIND = /^(?:laugh|tease|bully|argue|fight|shout|whisper)/;
/** Words with which no book of ours ends, unless the parent ends with them. */
const SAD = /\b(?:hurts?|hates?|cries|cry|sad|worse|never|nobody|not|alone|bad)\b|n't\b/i;
const ENDS = /\b(?:in the end|finally|at last|until)\b/;

const fitOf = (role: string, fits: Fits, step: Step): number => {
  const ends = ENDS.test(step.joint ?? '');
  const hurts = !step.byHero && UNKIND.test(step.lemma);
  const isSad = SAD.test(step.words) && !ENDS.test(step.joint ?? '');
  if ((hurts || isSad) && (role === 'turn' || role === 'end')) return LEFT_OUT - 2;
  if (role === 'end') return (fits[step.kind] ?? 1) + (ends ? 6 : 0);
  const turns = /^(?:but|until one day|one day)/.test(step.joint ?? '') && role === 'trouble';
  return (fits[step.kind] ?? 1) + (turns ? 3 : 0) - (ends ? 4 : 0);
};

interface Placed {
  readonly score: number;
  readonly roles: ReadonlyMap<string, Step>;
}

/** Steps put into the parts of a story in their order, as many as there is room for. */
const placed = (steps: readonly Step[], parts: typeof PARTS): Placed => {
  const [step, ...later] = steps;
  const [part, ...others] = parts;
  if (step === undefined) return { score: 0, roles: new Map() };
  if (part === undefined) return { score: steps.length * LEFT_OUT, roles: new Map() };
  const [role, fits] = part;
  const taken = placed(later, others);
  const here: Placed = {
    score: taken.score + fitOf(role, fits, step),
    roles: new Map([[role, step], ...taken.roles]),
  };
  const tries = [here];
  if (role !== 'first') {
    tries.push(placed(steps, others));
    const without = placed(later, parts);
    tries.push({ ...without, score: without.score + LEFT_OUT });
  }
  return tries.reduce((best, one) => (one.score > best.score ? one : best));
};

const MOST = 9;
const HOW_ONE_IS: ReadonlySet<string> = new Set(
  'be have wear use own live like love hate enjoy know'.split(' '),
);

/** How the child is or what it has, and nothing that happens. */
const isTrait = ({ kind, lemma, byHero, negated, joint, words }: Step): boolean =>
  (kind === 'fact' || kind === 'feeling') &&
  byHero &&
  !negated &&
  HOW_ONE_IS.has(lemma) &&
  /^(?:and|but)?$/.test(joint ?? '') &&
  !/\b(?:should|would|could|must|going)\b/.test(words);

/** The steps of an idea that can be told, by the part they have in the frame of steps. */
const stepRoles = (steps: readonly Step[]): ReadonlyMap<string, Step> => {
  const tellable = steps.filter(({ said }) => said !== null).slice(0, MOST);
  // “Bela is shy. One day …”, “… he likes volcanoes”: who the child is comes before what happens.
  const happening = tellable.filter((step) => !isTrait(step));
  const [trait] = tellable.filter(isTrait);
  if (happening.length === 0 || trait === undefined) return placed(tellable, PARTS).roles;
  return new Map([['fact', trait], ...placed(happening, PARTS).roles]);
};

const isIn = ({ from, to }: Mention, step: Step): boolean => from >= step.from && to <= step.to;

/** “A stand with Tess, they argue”: Tess and the hero argue. */
const isNamedIn = ({ noun }: Mention, step: Step): boolean =>
  noun.name !== null && step.said?.past.includes(noun.name) === true;

/** “Greta and Grandpa Willi plant a seed”: he is with her all the time. */
const isTogether = (mention: Mention, step: Step): boolean =>
  isOf(mention.noun, 'alive') &&
  step.byHero &&
  new RegExp(`\\{Hero\\} and (?:[^ ]+ ){0,3}${mention.noun.name ?? mention.noun.head}`, 'i').test(
    step.said?.past ?? '',
  );

const isScene = (noun: Noun): boolean =>
  ['thing', 'food', 'event', 'vehicle', 'nature'].includes(noun.kind) &&
  !['time', 'untold'].some((trait) => isOf(noun, trait)) &&
  (!isOf(noun, 'unknown') || noun.head.split(' ').some((word) => entryOf([word], 0) !== null)) &&
  noun.owner === null;

const isInClause = (at: number, steps: readonly Step[]): boolean =>
  steps.some(({ from, to }) => at >= from && at < to);

/** “To space”, “on the moon”; of parking spaces and of stars that somebody likes it is not said. */
const goesThere = ({ noun, ties }: Mention): boolean =>
  !noun.plural && ['in', 'to', 'on', 'into'].some((word) => ties.has(`prep ${word}`));

const MEETS: ReadonlySet<string> = new Set(['meet', 'visit', 'find']);

interface StepFilling {
  readonly given: ReadonlyMap<string, Noun>;
  readonly used: ReadonlySet<Mention>;
}

/** The roles of the frame of steps: the idea's clauses, and who and what they speak of. */
export const fillSteps = (happening: Happening): StepFilling => {
  const roles = stepRoles(happening.steps);
  const steps = [...roles.values()];
  const given = new Map([...roles].map(([role, step]) => [role, nounOfStep(step)] as const));
  const used = new Set<Mention>();
  const told = happening.mentions.filter(
    (mention) =>
      !mention.hero &&
      !mention.unwanted &&
      steps.some((step) => isIn(mention, step) || isNamedIn(mention, step)),
  );
  const heads = new Set<string>();
  const give = (role: string, mention: Mention): void => {
    const key = mention.noun.name ?? mention.noun.head;
    if (given.has(role) || heads.has(key)) return;
    heads.add(key);
    given.set(role, mention.noun);
  };
  for (const mention of told) {
    used.add(mention);
    const { noun } = mention;
    // “Grandpa Willi plant a seed”: no plant.
    if (steps.some(({ lemma }) => lemma.split(' ')[0] === noun.head)) continue;
    if (noun.traits.includes('unknown') || noun.kind === 'job') continue;
    const first = roles.get('first');
    const meets = steps.some(
      (step) => step === roles.get('next') && MEETS.has(step.lemma) && isIn(mention, step),
    );
    if (first !== undefined && isTogether(mention, first)) give('friend', mention);
    else if (meets && isOf(noun, 'alive')) give('met', mention);
    else if (isOf(noun, 'place')) give('place', mention);
    else if (isOf(noun, 'sky')) {
      if (goesThere(mention)) give('place', mention);
    } else if (isOf(noun, 'alive')) give(given.has('who') ? 'other' : 'who', mention);
    else if (noun.kind !== 'sport')
      give(first && isIn(mention, first) ? 'thing' : 'thing2', mention);
  }
  // “Lemonade stand with Tess, they argue”: a noun of no clause is there all the same.
  const scenes = happening.mentions.filter(
    ({ noun, hero, unwanted, from }) =>
      !hero && !unwanted && !noun.proper && isScene(noun) && !isInClause(from, happening.steps),
  );
  for (const mention of scenes.slice(0, 2)) {
    const role = given.has('scene') ? 'scene2' : 'scene';
    give(role, mention);
    if (given.get(role) === mention.noun) used.add(mention);
  }
  return { given, used };
};
