import type { Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';

/** Hair of a head seen in profile, looking right: short styles end at the nape. */
export const SIDE_CAP: readonly Point[] = svgPoints(`
  40,-34 30,-50 4,-62 -28,-58 -54,-32 -60,2 -52,30 -34,40 -22,30 -18,10 -10,-4 6,-14 24,-24
  38,-26
`);
/** Hair of a head seen from behind. */
export const BACK_CAP: readonly Point[] = svgPoints(`
  -50,-30 -57,2 -52,28 -34,44 0,48 34,44 52,28 57,2 50,-30 28,-54 0,-62 -28,-54
`);
/** The headscarf's edge around a face, from cheek to cheek over the forehead. */
export const SCARF_BAND: readonly Point[] = svgPoints(
  '-47,42 -54,8 -47,-28 0,-52 47,-28 54,8 48,42',
);
