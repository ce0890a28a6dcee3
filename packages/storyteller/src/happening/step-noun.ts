import { type Noun, phraseNoun } from './noun.ts';
import { readHappening } from './read-happening.ts';
import type { SaidStep, Step, StepKind } from './step.ts';

/** What can be got ready for, tried and done again. */
const DOABLE: ReadonlySet<StepKind> = new Set<StepKind>([
  'wish',
  'making',
  'going',
  'doing',
  'helping',
]);
/** Verbs that nobody gets ready for. */
const NOT_BEGUN =
  /^(?:get|act|boss|throw|start|turn|become|stand|stay|keep|lose|come|move|leave|flee)\b/;
const isUnreal = (said: SaidStep | null): boolean =>
  /\b(?:would|could|should|might|was|were)\b/.test(said?.past ?? '');
/** “Plants a pumpkin seed”: what goes under the earth, and not a whole tree. */
const SOWN =
  /^(?:plant|sow) .*\b(?:seeds?|beans?|bulbs?|pips?|peas?|acorns?|conkers?|kernels?|sunflowers?|pumpkins?|carrots?|radish(?:es)?|tomato(?:es)?)\b/;
const LONGEST_TITLE = 56;

const traitsOf = ({ kind, lemma, byHero, negated, must, said }: Step): string[] => [
  kind,
  ...(byHero ? ['byhero'] : []),
  ...(/^(?:laugh|tease|shout|whisper|bully)/.test(lemma) ? ['unkind'] : []),
  ...(byHero && !negated && /^(?:making|search)$/.test(kind) ? ['kept'] : []),
  ...(SOWN.test(`${lemma} ${said?.past}`) ? ['sown'] : []),
  ...(/\b(?:could|would) not\b|\bdid not (?:want|dare|like)\b/.test(said?.past ?? '')
    ? ['refuses']
    : []),
  ...(byHero &&
  !negated &&
  !must &&
  !NOT_BEGUN.test(lemma) &&
  !isUnreal(said) &&
  said?.base != null &&
  DOABLE.has(kind)
    ? ['doable']
    : []),
  ...(said?.done == null || kind !== 'wish' ? [] : ['wished']),
  ...(said?.now.startsWith('{Hero}') === true && said.now.length <= LONGEST_TITLE
    ? ['titled']
    : []),
];

const plainNoun = (said: string, traits: readonly string[], told: SaidStep): Noun => ({
  ...phraseNoun(said, 'step', traits),
  told,
});

/** A step of an idea as what fills a role; only for one that can be told. */
export const nounOfStep = (step: Step): Noun => {
  if (step.said === null) throw new Error(`“${step.words}” cannot be told.`);
  return plainNoun(step.words, traitsOf(step), step.said);
};

/** A sentence that a parent wrote into a role, as a step; it is printed as it stands where it is none. */
export const stepOf = (sentence: string, childName: string): Noun | null => {
  const plain = sentence.trim().replace(/\.$/, '');
  if (plain === '') return null;
  const step = readHappening(plain, childName).steps.find(({ said }) => said !== null);
  if (step !== undefined) return nounOfStep(step);
  const text = `${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/[{}]/g, '')}.`;
  return plainNoun(plain, ['fact'], {
    past: text,
    now: text,
    base: null,
    ing: null,
    done: null,
    doneNow: null,
  });
};
