import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Placement } from '../../paint/layer.ts';
import type { UprightPose } from '../parts/upright.ts';

/** A sitting torso: narrow shoulders at `top`, broad hips at `bottom`, half widths given. */
export const pear = (chest: number, wide: number, top: number, bottom: number): Point[] => {
  const tall = bottom - top;
  const right: Point[] = [
    [chest * 0.72, top + tall * 0.08],
    [chest, top + tall * 0.34],
    [wide, top + tall * 0.7],
    [wide * 0.74, bottom - tall * 0.05],
  ];
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [[2, top], ...right, [0, bottom], ...left];
};

export interface SmallBuild {
  /** Half widths of shoulders and hips, and height from seat to neck. */
  readonly chest: number;
  readonly wide: number;
  readonly tall: number;
  /** Half height of the feet. */
  readonly sole: number;
  /** Length of an arm. */
  readonly arm: number;
}

interface SitOptions {
  readonly head: Placement;
  readonly tail?: readonly Point[];
  /** Where the hands are. */
  readonly hands?: 'belly' | 'knees';
  /** Feet flat on the ground, or their soles toward us. */
  readonly feet?: 'flat' | 'soles';
}

/** Sits upright on its haunches. */
export const sits = (b: SmallBuild, options: SitOptions): UprightPose => {
  const { chest, wide, tall, sole, arm } = b;
  const shoulder = -tall * 0.78;
  const folded = options.hands !== 'knees';
  const soles = options.feet === 'soles';
  return {
    torso: pear(chest, wide, -tall, 0),
    belly: ellipse([wide * 0.18, -tall * 0.42], wide * 0.6, tall * 0.38),
    farArm: {
      spine: [
        [chest * 0.7, shoulder],
        [chest * 0.8 + arm * 0.42, shoulder + arm * 0.42],
        folded
          ? [chest * 0.86, shoulder + arm * 0.72]
          : [chest * 0.7 + arm * 0.42, shoulder + arm * 0.84],
      ],
      end: 'hand',
    },
    nearArm: {
      spine: [
        [-chest * 0.76, shoulder],
        folded
          ? [-chest * 0.76 - arm * 0.14, shoulder + arm * 0.52]
          : [-chest * 0.8 - arm * 0.42, shoulder + arm * 0.44],
        folded
          ? [-chest * 0.1, shoulder + arm * 0.66]
          : [-chest * 0.76 - arm * 0.36, shoulder + arm * 0.84],
      ],
      end: 'hand',
    },
    farLeg: {
      spine: [
        [wide * 0.5, -tall * 0.22],
        [wide * 0.94, -tall * 0.24],
        soles ? [wide * 1.16, -sole] : [wide * 0.95, -sole],
      ],
      end: soles ? 'sole' : 'foot',
      turn: soles ? 10 : 0,
    },
    nearLeg: {
      spine: [
        [-wide * 0.54, -tall * 0.22],
        [-wide * 0.82, -tall * 0.22],
        soles ? [-wide * 1.02, -sole] : [-wide * 0.5, -sole],
      ],
      end: soles ? 'sole' : 'foot',
      turn: soles ? -10 : 0,
    },
    head: options.head,
    ...(options.tail ? { tail: options.tail } : {}),
  };
};

/** Dances on one leg with its arms thrown up; `lift` is how high its seat is. */
export const dances = (
  b: SmallBuild,
  lift: number,
  options: { readonly head: Placement; readonly tail?: readonly Point[] },
): UprightPose => {
  const { chest, wide, tall, sole, arm } = b;
  const top = -tall - lift;
  const shoulder = top + tall * 0.2;
  return {
    torso: pear(chest, wide, top, -lift),
    belly: ellipse([wide * 0.2, top + tall * 0.58], wide * 0.58, tall * 0.38, { turn: -4 }),
    farArm: {
      spine: [
        [chest * 0.7, shoulder],
        [chest * 0.7 + arm * 0.56, shoulder - arm * 0.1],
        [chest * 0.7 + arm * 0.82, shoulder - arm * 0.56],
      ],
      end: 'hand',
    },
    nearArm: {
      spine: [
        [-chest * 0.76, shoulder],
        [-chest * 0.76 - arm * 0.54, shoulder],
        [-chest * 0.76 - arm * 0.82, shoulder - arm * 0.42],
      ],
      end: 'hand',
    },
    farLeg: {
      spine: [
        [wide * 0.46, -lift - tall * 0.16],
        [wide * 1.08, -lift - tall * 0.04],
        [wide * 1.18, -lift * 0.5 - sole],
      ],
      end: 'foot',
      turn: -18,
    },
    nearLeg: {
      spine: [
        [-wide * 0.46, -lift - tall * 0.14],
        [-wide * 0.66, -lift * 0.6 - sole],
        [-wide * 0.56, -sole],
      ],
      end: 'foot',
      turn: 0,
    },
    head: options.head,
    ...(options.tail ? { tail: options.tail } : {}),
  };
};

/** Jumps for joy with arms and legs apart; `lift` is how high its seat is. */
export const jumps = (
  b: SmallBuild,
  lift: number,
  options: { readonly head: Placement; readonly tail?: readonly Point[] },
): UprightPose => {
  const { chest, wide, tall, arm } = b;
  const top = -tall - lift;
  const shoulder = top + tall * 0.2;
  const { torso, belly } = dances(b, lift, options);
  return {
    torso,
    belly,
    farArm: {
      spine: [
        [chest * 0.7, shoulder],
        [chest * 0.7 + arm * 0.56, shoulder - arm * 0.12],
        [chest * 0.7 + arm * 0.92, shoulder - arm * 0.46],
      ],
      end: 'hand',
    },
    nearArm: {
      spine: [
        [-chest * 0.76, shoulder],
        [-chest * 0.76 - arm * 0.5, shoulder + arm * 0.12],
        [-chest * 0.76 - arm * 0.96, shoulder - arm * 0.06],
      ],
      end: 'hand',
    },
    farLeg: {
      spine: [
        [wide * 0.46, -lift - tall * 0.16],
        [wide * 1.04, -lift - tall * 0.12],
        [wide * 1.28, -lift + tall * 0.1],
      ],
      end: 'foot',
      turn: -24,
    },
    nearLeg: {
      spine: [
        [-wide * 0.46, -lift - tall * 0.14],
        [-wide * 0.96, -lift - tall * 0.02],
        [-wide * 1.2, -lift + tall * 0.2],
      ],
      end: 'foot',
      turn: 30,
    },
    head: options.head,
    ...(options.tail ? { tail: options.tail } : {}),
  };
};

/** Rolled back on its seat, all fours in the air. */
export const rolls = (b: SmallBuild, options: { readonly head: Placement }): UprightPose => {
  const { chest, wide, tall, arm, sole } = b;
  const lean = -tall * 0.28;
  const top = -tall * 0.88;
  const shoulder = top * 0.8;
  return {
    torso: pear(chest, wide, top, 0).map(([x, y]): Point => [x + lean * Math.min(1, y / top), y]),
    belly: ellipse([wide * 0.12, top * 0.46], wide * 0.62, tall * 0.32, { turn: -18 }),
    farArm: {
      spine: [
        [lean + chest * 0.8, shoulder],
        [lean + chest * 0.9 + arm * 0.5, shoulder - arm * 0.16],
        [lean + chest * 0.9 + arm * 0.78, shoulder - arm * 0.6],
      ],
      end: 'hand',
    },
    nearArm: {
      spine: [
        [lean - chest * 0.8, shoulder],
        [lean - chest * 0.8 - arm * 0.5, shoulder - arm * 0.06],
        [lean - chest * 0.8 - arm * 0.8, shoulder - arm * 0.46],
      ],
      end: 'hand',
    },
    farLeg: {
      spine: [
        [wide * 0.56, -tall * 0.24],
        [wide * 1.14, -tall * 0.36],
        [wide * 1.44, -tall * 0.46],
      ],
      end: 'sole',
      turn: 26,
    },
    nearLeg: {
      spine: [
        [-wide * 0.1, -tall * 0.2],
        [wide * 0.4, -tall * 0.2],
        [wide * 0.66, -tall * 0.16 - sole],
      ],
      end: 'sole',
      turn: 12,
    },
    head: options.head,
  };
};
