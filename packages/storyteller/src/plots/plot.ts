import type {
  Creature,
  CreatureMood,
  CreaturePose,
} from '@bramblebook/contract/creature-vocabulary';
import type {
  Expression,
  Light,
  Person,
  PictureMood,
  Pose,
  Prop,
  PropPlace,
  Setting,
  Weather,
} from '@bramblebook/contract/picture-vocabulary';
import type { FourVoices, YoungAndOld } from '../page-texts.ts';

/** What the picture of a beat shows; what is not said follows from the place and the hour. */
export interface Staging {
  readonly pose: Pose;
  readonly expression: Expression;
  readonly mood: PictureMood;
  readonly props?: readonly {
    readonly prop: Prop;
    readonly place: PropPlace;
    readonly count?: number;
  }[];
  readonly light?: Light;
  readonly weather?: Weather;
  readonly companion?: { readonly pose: CreaturePose; readonly mood: CreatureMood };
  /** Where this page plays: at home, before the door, or out in the story's place (the default). */
  readonly at?: 'home' | 'gate' | 'place';
  /** True when the plot's own little creature stands in the picture. */
  readonly little?: boolean;
}

/** One moment of a plot: its picture and its words for four ages. */
export interface Beat {
  readonly show: Staging;
  readonly tell: FourVoices;
}

/** What can go wrong, and why: three of these are told, in an order that a seed decides. */
export type Try = Beat;

/** The thing that a plot turns on: taken from the idea when it fits, else one of these. */
export interface Quest {
  readonly props: readonly Prop[];
  /** Only things of this kind may come from the idea. */
  readonly from: 'small' | 'vehicle' | 'food' | 'music' | 'none';
}

/**
 * A plot: want, obstacle, three tries that fail for a reason, a turn, a low point,
 * the hero's own deed, and a home-coming that is not the same as the setting out.
 */
export interface Plot {
  readonly id: string;
  readonly titles: readonly string[];
  readonly taglines: readonly string[];
  readonly blurbs: YoungAndOld;
  readonly refrains: YoungAndOld;
  /** Lessons (lessons/all-lessons.ts) that this plot can carry. */
  readonly lessons: readonly string[];
  /** Themes of the lexicon that call for this plot. */
  readonly themes: readonly string[];
  /** True when it is told only to those whose idea calls for it. */
  readonly onlyWhenCalled?: true;
  /** True when the book may not begin with a joke. */
  readonly opensCalmly?: true;
  /** True when the hero must know nobody there: the idea’s people wave from home. */
  readonly knowsNobody?: true;
  /** True when everything after the first page happens by night. */
  readonly byNight?: true;
  /** Where it can play; absent: anywhere. */
  readonly settings?: readonly Setting[];
  readonly quest: Quest;
  /** The plot's own small creature: the first of these kinds that is not the companion. */
  readonly little?: { readonly creatures: readonly Creature[]; readonly names: readonly string[] };
  /** A person whom only this plot brings in; `cue` is how the text speaks of them when not by name. */
  readonly guest?: {
    readonly person: Person;
    readonly names: readonly string[];
    readonly cue?: string;
  };
  readonly want: Beat;
  readonly setOut: Beat;
  readonly problem: Beat;
  readonly tries: readonly [Try, Try, Try, ...Try[]];
  readonly turn: Beat;
  readonly turnDeepens: Beat;
  readonly lowPoint: Beat;
  readonly spark: Beat;
  readonly deed: Beat;
  readonly deedHolds: Beat;
  readonly solved: Beat;
  readonly home: Beat;
}

/** The ordinary staging of a beat. */
export const show = (
  pose: Pose,
  expression: Expression,
  mood: PictureMood,
  more: Omit<Staging, 'pose' | 'expression' | 'mood'> = {},
): Staging => ({ pose, expression, mood, ...more });

/** A beat: its picture, then its words for 2–3, 4–5, 6–8 and 9–12. */
export const beat = (staging: Staging, ...tell: FourVoices): Beat => ({ show: staging, tell });
