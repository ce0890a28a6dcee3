import type { ReadingAge } from '@bramblebook/contract/reading';

/** Proportions of a body in hero units (a child of five stands 290 tall). */
export interface Build {
  readonly headRadius: number;
  /** From hip to neck. */
  readonly torso: number;
  /** From neck to the middle of the head. */
  readonly neck: number;
  readonly upperArm: number;
  readonly foreArm: number;
  readonly thigh: number;
  readonly shin: number;
  /** Ankle to sole. */
  readonly foot: number;
  /** Half widths and limb widths, as a factor of a child's. */
  readonly girth: number;
}

export const BUILDS = {
  baby: {
    headRadius: 47,
    torso: 54,
    neck: 38,
    upperArm: 24,
    foreArm: 22,
    thigh: 20,
    shin: 18,
    foot: 16,
    girth: 0.84,
  },
  small: {
    headRadius: 53,
    torso: 70,
    neck: 45,
    upperArm: 37,
    foreArm: 35,
    thigh: 27,
    shin: 26,
    foot: 22,
    girth: 0.97,
  },
  middle: {
    headRadius: 52,
    torso: 80,
    neck: 46,
    upperArm: 43,
    foreArm: 41,
    thigh: 36,
    shin: 34,
    foot: 24,
    girth: 1,
  },
  big: {
    headRadius: 50,
    torso: 94,
    neck: 46,
    upperArm: 51,
    foreArm: 49,
    thigh: 54,
    shin: 52,
    foot: 25,
    girth: 1.02,
  },
  adult: {
    headRadius: 50,
    torso: 122,
    neck: 48,
    upperArm: 66,
    foreArm: 62,
    thigh: 76,
    shin: 74,
    foot: 26,
    girth: 1.26,
  },
  elder: {
    headRadius: 50,
    torso: 114,
    neck: 45,
    upperArm: 62,
    foreArm: 58,
    thigh: 64,
    shin: 62,
    foot: 25,
    girth: 1.34,
  },
} as const satisfies Record<string, Build>;
export type BuildName = keyof typeof BUILDS;

/** The three ages of proportion: 2–3, 4–8 and 9–12. */
export const HERO_BUILDS: Record<ReadingAge, BuildName> = {
  '2-3': 'small',
  '4-5': 'middle',
  '6-8': 'middle',
  '9-12': 'big',
};

/** Height of a standing figure of this build, sole to crown, in hero units. */
export const standingHeight = (build: Build): number =>
  (build.thigh + build.shin) * 0.97 + build.foot + build.torso + build.neck + build.headRadius;
