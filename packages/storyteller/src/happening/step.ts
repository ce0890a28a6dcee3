/** What sort of thing a step of an idea is: tellings ask for it (“trouble is feeling”). */
export type StepKind =
  | 'wish'
  | 'feeling'
  | 'fact'
  | 'cannot'
  | 'waiting'
  | 'mishap'
  | 'search'
  | 'making'
  | 'going'
  | 'helping'
  | 'speaking'
  | 'doing';

/** One clause of an idea: somebody does something. Texts are templates: `{hero}`, `{his}`. */
export interface Step {
  readonly kind: StepKind;
  /** The verb that says what is done, with its particle: “put on” of “wants to put on”. */
  readonly lemma: string;
  /** Nouns and names of the clause, small letters: what a page must hold that tells it. */
  readonly about: readonly string[];
  readonly byHero: boolean;
  readonly negated: boolean;
  /** Has to, must: nobody wished for it. */
  readonly must: boolean;
  /** What joins it to what was before: “but”, “until”, “in the end”; null where nothing does. */
  readonly joint: string | null;
  /** The parent's own words. */
  readonly words: string;
  /** First term, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** As a clean sentence; null where it cannot be told safely: quotes, “I”, a question, too long. */
  readonly said: SaidStep | null;
}

export interface SaidStep {
  /** “{Hero} and Grandpa Willi planted a pumpkin seed.” */
  readonly past: string;
  /** “{Hero} and Grandpa Willi plant a pumpkin seed.” */
  readonly now: string;
  /** “plant a pumpkin seed”; null where the hero has no hand in it. */
  readonly base: string | null;
  /** “planting a pumpkin seed”; null like `base`. */
  readonly ing: string | null;
  /** Of a wish, what is wished for as a thing done: “{Hero} put on {his} own shoes.” */
  readonly done: string | null;
  /** The same now: “{Hero} puts on {his} own shoes.” */
  readonly doneNow: string | null;
}

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const BY_LEMMA: readonly (readonly [StepKind, ReadonlySet<string>])[] = [
  [
    'mishap',
    list(
      'break lose drop spill crash fall burn forget disappear vanish steal hide lie bite stick tear trip knock sink escape smash collapse burst miss vanish leave die shrink explode melt',
    ),
  ],
  ['waiting', list('wait grow last')],
  [
    'making',
    list(
      'build make plant bake cook draw paint write sew knit invent collect craft fold grow decorate dig mend fix repair carve practise practice train learn',
    ),
  ],
  [
    'search',
    list('find meet discover see search look notice hear spot visit solve explore follow'),
  ],
  [
    'going',
    list('go come move travel fly drive sail ride walk run swim climb cross start enter march'),
  ],
  [
    'helping',
    list('help save rescue let give share show bring teach protect comfort carry feed look-after'),
  ],
  [
    'speaking',
    list(
      'say tell ask shout whisper sing call laugh argue fight quarrel talk promise tease answer read',
    ),
  ],
  ['feeling', list('feel love hate fear worry miss cry like enjoy scream dislike adore')],
  ['fact', list('wear use live have own speak need be')],
];

const FEELINGS =
  /^(?:so |very |too |really |a bit |more |most |always |still )*(?:shy|scared|afraid|sad|cross|angry|happy|lonely|worried|nervous|jealous|proud|tired|frightened|terrified|excited|upset|sorry|ashamed|bored|homesick|fed|furious|anxious|embarrassed|grumpy|mad)\b/;

/** What sort of thing a clause is, by its verb and by what is said of it. */
export const kindOfStep = (clause: {
  readonly lemma: string;
  readonly wishes: boolean;
  readonly negated: boolean;
  readonly after: string;
}): StepKind => {
  const [verb = ''] = clause.lemma.split(' ');
  if (clause.wishes && !clause.negated) return 'wish';
  if (/^(?:be|get|feel|become)$/.test(verb) && FEELINGS.test(clause.after)) return 'feeling';
  if (clause.negated && verb !== 'be') return 'cannot';
  if (
    verb === 'take' &&
    /^(?:so |very |too )?(?:long|ages|forever|weeks|months)/.test(clause.after)
  )
    return 'waiting';
  return BY_LEMMA.find(([, lemmas]) => lemmas.has(verb))?.[0] ?? 'doing';
};
