import type { HeroLooks, Outfit } from '@bramblebook/contract/hero-looks';
import type { Expression, Pose } from '@bramblebook/contract/picture-vocabulary';
import { randomStream } from '../paint/random.ts';
import { EXPRESSION_DATA } from '../poses/expressions.ts';
import type { PoseData } from '../poses/pose.ts';
import { POSE_DATA, SEATED_FLIGHT, SEATED_LEGS } from '../poses/pose-data.ts';
import { BUILDS, type BuildName } from './build.ts';
import type { Figure, Headgear, PersonTraits } from './figure.ts';
import { OUTFIT_PAINT } from './looks-colours.ts';
import { OUTFIT_CUTS } from './outfits.ts';

/** A figure told in the contract's words. */
export interface FigureWords {
  readonly looks: HeroLooks;
  readonly build: BuildName;
  readonly pose: Pose;
  readonly expression: Expression;
  readonly outfit: Outfit;
  readonly headgear: Headgear;
  readonly traits?: PersonTraits;
  /** Seed of the figure's own small variations; the same on every page. */
  readonly seed: number;
}

const CHILD: PersonTraits = { beard: 'none', wrinkles: false, lashes: true };

/** Words to the data that is painted. In a wheelchair the arms keep the pose, the legs sit. */
export const dressFigure = (words: FigureWords): Figure => {
  const { looks } = words;
  return {
    looks: leavesChair(words.pose) ? { ...looks, wheelchair: false } : looks,
    traits: words.traits ?? CHILD,
    build: BUILDS[words.build],
    pose: poseOf(words.pose, words.looks.wheelchair),
    face: words.pose === 'sleep' ? EXPRESSION_DATA.sleepy : EXPRESSION_DATA[words.expression],
    cut: OUTFIT_CUTS[words.outfit],
    paint: OUTFIT_CUTS[words.outfit].paint(OUTFIT_PAINT[words.looks.outfitColour]),
    headgear: words.headgear,
    random: randomStream(words.seed, 'figure'),
  };
};

/** A pose's data; asleep, swimming or riding the chair waits beside, and a flier's flies along. */
export const poseOf = (pose: Pose, wheelchair: boolean): PoseData => {
  const data = POSE_DATA[pose];
  if (!wheelchair || leavesChair(pose)) return data;
  const lean = Math.max(-6, Math.min(10, data.lean));
  const seated = { ...data, ...SEATED_LEGS, lean };
  return pose === 'fly' ? { ...seated, ...SEATED_FLIGHT } : seated;
};

/** Poses out of the wheelchair: it stands in the picture for itself then. */
export const leavesChair = (pose: Pose): boolean =>
  pose === 'sleep' || pose === 'swim' || pose === 'ride';
