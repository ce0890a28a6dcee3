import type { ProfileFact } from '../happening/profile.ts';

/** One part in what happens, and how an idea fills it. */
export interface FrameRole {
  readonly id: string;
  /** What the parent reads beside the chip. */
  readonly label: string;
  /** Kinds and traits that may stand here (happening/noun.ts, happening/traits.ts); “any” is everything. */
  readonly accepts: readonly string[];
  /**
   * Ties that speak for it, strongest first: “obj bring|help”, “prep to|into”, “adj lost”.
   * “loose” at the end: any noun of an accepted kind that nothing else has taken.
   */
  readonly from: readonly string[];
  readonly required: boolean;
  /**
   * Phrases that fill it when the idea does not; the first that holds is taken, of several
   * without a condition one by the seed: “place is seaside => the tide”, “a rowing boat”;
   * “=feast” is who or what fills that role.
   */
  readonly defaults: readonly string[];
  /**
   * Words that fill it although they are no noun, or a noun hard to see, looked for in the
   * idea's lemmas: “learn to swim” is “swimming”, “it rains” is “the rain”. The first that holds;
   * “$1” in its phrase is what the pattern captured: “the land of $1”.
   */
  readonly says: readonly Saying[];
  /** Whoever is named is this rather than company. */
  readonly chief: boolean;
  /** Comes in where a strand has a place for it: no page of a telling need bring it in. */
  readonly byStep: boolean;
}

type Saying = readonly [says: RegExp, phrase: string];

/** A thing that happens, as data. */
export interface Frame {
  readonly id: string;
  /** For people who read a list of them: “bring somebody home past an obstacle”. */
  readonly name: string;
  /** Looked for in the idea's lemmas; each found one adds its weight. */
  readonly cues: readonly (readonly [weight: number, says: RegExp])[];
  /** Offered only where the profile has one of these facts, or (“cue”) where a cue was found: nobody gets a baby by chance. */
  readonly when?: readonly (ProfileFact | 'cue')[];
  /** Offered only where the idea fills its first role: nobody is a firefighter whom nobody typed. */
  readonly ofIdea?: true;
  /** Can be told of anybody and anything: “a fox in the forest”. The others want a word of theirs in the idea. */
  readonly open?: true;
  /** Verbs that its pages tell although no cue and no role asks for them. */
  readonly enacts?: readonly string[];
  /** Tells the parent's own sentences (retelling/): its roles are theirs, and nobody fills them by hand. */
  readonly retells?: true;
  /** How the outline is said to the parent; roles in stars. */
  readonly sentence: string;
  readonly roles: readonly FrameRole[];
}

interface RoleMarks {
  readonly required?: boolean;
  readonly defaults?: readonly string[];
  readonly says?: readonly Saying[];
  readonly chief?: boolean;
  readonly byStep?: boolean;
}

/** A role written on one line: id, label, “kinds it accepts”, ties, marks. */
export const role = (
  named: readonly [id: string, label: string],
  accepts: string,
  from: readonly string[],
  marks: RoleMarks = {},
): FrameRole => ({
  id: named[0],
  label: named[1],
  accepts: accepts.split(' '),
  from,
  required: marks.required ?? false,
  defaults: marks.defaults ?? [],
  says: marks.says ?? [],
  chief: marks.chief ?? false,
  byStep: marks.byStep ?? false,
});

/** Who comes along, up to two, and where it all is: every frame has these. */
export const ALONG: readonly FrameRole[] = [
  role(['friend', 'Comes along'], 'alive', ['prep with|and|alongside', 'is friend', 'loose']),
  role(['friend2', 'Comes along, too'], 'alive', ['prep with|and|alongside', 'loose']),
];

/** A teddy flies to the moon as well. */
export const TEDDY_TOO: readonly FrameRole[] = ALONG.map((one) => ({
  ...one,
  accepts: ['alive', 'teddy'],
}));

/** Who is there by the idea's own word: nobody comes along by chance. */
export const NEAR: readonly FrameRole[] = ALONG.map((one) => ({
  ...one,
  from: one.from.filter((tie) => tie !== 'loose'),
}));

/** Who is named or one's own comes along; whoever else an idea speaks of is met. */
export const COMPANY: readonly FrameRole[] = ALONG.map((one) => ({
  ...one,
  accepts: 'named owned dog cat teddy'.split(' '),
}));

export const PLACE: FrameRole = role(['place', 'Where'], 'place sky', [
  'prep in|at|on|by|near|through|under|into|around|from|beside|inside|behind',
  'prep to',
  'loose',
]);
