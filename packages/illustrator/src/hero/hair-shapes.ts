import type { Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';

/**
 * Hair as data, in head units (radius 52, middle at 0, 0). Every outline is made for a
 * head seen from the front; `drift` says how far it moves against a full turn of the head.
 */
export interface HairPiece {
  readonly points: readonly Point[];
  readonly drift: number;
  readonly tremble?: number;
}

export const SHORT_BACK: HairPiece = {
  drift: -9,
  tremble: 1.6,
  points: svgPoints('-50,-28 -56,4 -50,26 -38,38 0,36 36,36 48,24 54,2 48,-30 0,-60'),
};
export const CAP_BACK: HairPiece = {
  drift: -8,
  points: svgPoints('-50,-30 -54,6 -44,32 0,38 44,32 52,6 48,-30 0,-56'),
};
export const BOB_BACK: HairPiece = {
  drift: -9,
  tremble: 1.6,
  points: svgPoints(`
    -50,-30 -60,6 -63,34 -55,51 -28,53 0,46 26,51 51,49 59,32 58,4 48,-30 0,-58
  `),
};
export const LONG_BACK: HairPiece = {
  drift: -10,
  tremble: 1.6,
  points: svgPoints(`
    -50,-30 -60,10 -63,52 -64,96 -46,106 -22,98 8,102 38,100 60,92 61,50 59,6 48,-30 0,-58
  `),
};
export const WAVY_BACK: HairPiece = {
  drift: -10,
  tremble: 3,
  points: svgPoints(`
    -50,-32 -66,-6 -60,16 -73,40 -64,62 -74,86 -54,102 -26,94 8,102 38,94 62,100 73,80 63,58
    72,36 60,14 64,-8 48,-32 0,-60
  `),
};
export const AFRO_BACK: HairPiece = {
  drift: -6,
  tremble: 4.4,
  points: svgPoints(`
    -62,-44 -84,-8 -78,26 -54,46 0,44 54,46 78,26 84,-8 64,-46 30,-74 0,-82 -30,-74
  `),
};

export const fringe = (sides: number): HairPiece => ({
  drift: 12,
  tremble: 1,
  points: [
    [-53, sides - 2],
    [-59, 0],
    [-52, -34],
    [-26, -58],
    [4, -62],
    [34, -55],
    [53, -32],
    [57, -2],
    [54, sides * 0.8],
    [47, sides * 0.55],
    [46, 2],
    [41, -12],
    [30, -19],
    [14, -15.5],
    [2, -19],
    [-12, -15],
    [-26, -18],
    [-38, -8],
    [-42, 4],
    [-44, sides * 0.6],
  ],
});
export const SPIKY: HairPiece = {
  drift: 12,
  tremble: 1,
  points: svgPoints(`
    -53,10 -58,-8 -54,-34 -38,-52 -20,-63 -6,-60 10,-67 24,-59 42,-52 52,-34 56,-8 52,8
    46,-2 42,-14 32,-24 22,-16 10,-25 -4,-17 -18,-26 -30,-16 -40,-18 -45,-4
  `),
};
export const TOUSLED: HairPiece = {
  drift: 12,
  tremble: 2,
  points: svgPoints(`
    -54,14 -62,-2 -58,-22 -62,-38 -44,-46 -44,-62 -24,-60 -12,-74 4,-62 20,-74 30,-60 48,-58
    50,-42 62,-32 57,-14 60,2 52,12 46,-4 38,-20 26,-12 16,-24 4,-12 -10,-24 -22,-11 -34,-20
    -45,-2
  `),
};
export const CROP: HairPiece = {
  drift: 9,
  tremble: 0.8,
  points: svgPoints(`
    -51,2 -54,-14 -47,-36 -26,-53 2,-57 30,-52 48,-36 54,-14 50,2 46,-12 40,-25 20,-32 0,-33
    -20,-32 -38,-24 -46,-10
  `),
};
export const COMBED: HairPiece = {
  drift: 12,
  tremble: 1,
  points: svgPoints(`
    -52,4 -56,-14 -48,-38 -26,-56 2,-60 30,-55 49,-38 55,-14 51,4 46,-8 38,-24 20,-34 0,-37
    -20,-34 -38,-22 -46,-6
  `),
};
export const PARTED: HairPiece = {
  drift: 12,
  tremble: 1,
  points: svgPoints(`
    -53,22 -59,-2 -52,-36 -26,-58 4,-62 34,-55 53,-32 57,-2 53,22 46,2 38,-16 18,-28 -14,-40
    -24,-24 -38,-8 -46,8
  `),
};
