import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { creatureEye, MOOD_FACES } from '../parts/creature-face.ts';
import { farTone, form, formLimb, type Tone } from '../parts/form.ts';

/** An eye on a stalk, as crabs and lobsters have; the lid closes in the shell's own colour. */
export const paintStalkEye = (
  layer: Layer,
  root: Point,
  at: Point,
  {
    size,
    side,
    mood,
    tone,
  }: {
    readonly size: number;
    readonly side: -1 | 1;
    readonly mood: CreatureMood;
    readonly tone: Tone;
  },
): void => {
  formLimb(layer, [root, at], [size * 1.1, size * 0.9], { tone, tremble: 0.3, shadow: 0.4 });
  const ball = ellipse(at, size * 1.5, size * 1.55);
  const { eye } = MOOD_FACES[mood];
  if (eye === 'shut' || eye === 'arch') form(layer, ball, tone, { tremble: 0.3, shadow: 0.4 });
  else {
    form(layer, ellipse([at[0], at[1] - size * 0.12], size * 1.58, size * 1.62), tone, {
      tremble: 0.3,
      shadow: 0.4,
    });
    layer.shape(ellipse(at, size * 1.28, size * 1.32), '#fdf6df', { tremble: 0.3 });
  }
  creatureEye(layer, [at[0] + size * 0.15, at[1]], size * 0.86, {
    side,
    mood,
    ...(mood === 'worried' ? { brow: tone.deep } : {}),
  });
};

/** The big half of a claw, and its thumb on the inner side: wrist at the origin, opening upward. */
const PALM: readonly Point[] = svgPoints(`
  -10,6 -20,-10 -22,-30 -12,-24 -2,-20 6,-26 10,-42 20,-54 30,-40 32,-20 22,0 10,8
`);
const THUMB: readonly Point[] = svgPoints(
  '-16,-4 -28,-18 -30,-36 -20,-52 -12,-50 -12,-36 -6,-22 0,-12',
);

/** A round claw of a right arm; flip it for a left one. */
export const paintClaw = (layer: Layer, scale: number, tone: Tone): void => {
  layer.at({ x: 0, y: 0, scale }, () => {
    form(layer, THUMB, farTone(tone), { tremble: 0.5, shadow: 0.5 });
    form(layer, PALM, tone, { tremble: 0.6, shadow: 0.5 });
  });
};
