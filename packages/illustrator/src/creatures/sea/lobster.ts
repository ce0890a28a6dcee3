import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone } from '../parts/form.ts';
import { type Bend, bendOf } from './bend.ts';
import { LOBSTER_POSES } from './lobster-poses.ts';
import { paintClaw, paintStalkEye } from './shellfish.ts';
import { tinted } from './skin.ts';

/** The tail along x: its fan at the left, the head's shell over its right end. */
const TAIL: readonly Point[] = svgPoints(`
  30,-32 0,-33 -30,-28 -60,-22 -88,-16 -94,0 -88,15 -60,21 -30,27 0,31 30,31
`);
const SHELL: readonly Point[] = svgPoints(
  '0,-50 24,-46 40,-24 43,6 34,34 14,50 -10,50 -32,34 -42,6 -39,-24 -24,-46',
);

/** How big the lobster is beside its own drawing. */
const SIZE = 0.82;

const paintTail = (layer: Layer, bend: Bend, tone: Tone): void => {
  for (const turn of [58, -58, 30, -30, 0])
    layer.at(bend.place(-84, 0, turn), () =>
      form(layer, ellipse([-26, 0], 25, 13), turn ? farTone(tone) : tone, {
        tremble: 0.5,
        shadow: 0.5,
      }),
    );
  form(layer, bend.outline(TAIL), tone, {
    smoothed: true,
    shadow: 0.6,
    markings: () => {
      for (const x of [4, -18, -40, -62]) {
        layer.line(
          bend.line([
            [x + 4, -40],
            [x - 6, 0],
            [x + 4, 40],
          ]),
          4,
          tone.deep,
          { even: true, opacity: 0.6, tremble: 0.3 },
        );
        layer.line(
          bend.line([
            [x - 1, -40],
            [x - 11, 0],
            [x - 1, 40],
          ]),
          4,
          tone.lit,
          { even: true, opacity: 0.7, tremble: 0.3 },
        );
      }
    },
  });
};

const paintFeelers = (layer: Layer, tone: Tone): void => {
  for (const line of [
    [
      [-10, -44],
      [-34, -84],
      [-76, -104],
      [-104, -92],
    ],
    [
      [18, -44],
      [44, -86],
      [84, -106],
      [112, -94],
    ],
  ] as const)
    layer.line(limb(smooth([...line], false), [0.5, 0.5]), 4.4, tone.deep, { tremble: 0.2 });
};

const paintShell = (layer: Layer, tone: Tone, random: Random, mood: CreatureMood): void => {
  for (const side of [-1, 1] as const)
    paintStalkEye(layer, [5 + side * 16, -40], [5 + side * 19, -62], {
      size: 8.6,
      side,
      mood,
      tone,
    });
  form(layer, SHELL, tone, {
    tremble: 1,
    shadow: 0.5,
    markings: () => {
      const cream = mix(tone.base, '#ffe3c4', 0.62);
      form(layer, ellipse([5, 48], 24, 20), { ...tone, base: cream, lit: cream }, { shadow: 0.3 });
      for (const [x, y, r] of [
        [-24, -22, 4.4],
        [-12, -36, 3.4],
        [22, -32, 4],
        [31, -10, 3.2],
      ] as const)
        layer.shape(ellipse([x + random.signed(3), y + random.signed(3)], r), tone.lit, {
          tremble: 0.3,
          opacity: 0.85,
        });
    },
  });
  for (const side of [-1, 1] as const) cheek(layer, [5 + side * 25, 2], 10, '#a82347');
  creatureMouth(layer, [5, -6], 26, mood);
};

/** The lobster: sits with its tail curled, walks, and dances with its claws up. */
export const lobster: CreaturePainter = {
  lives: 'ground',
  bottomDweller: true,
  seat: null,
  shapes: {
    rest: {
      box: { left: -114, top: -154, right: 105, bottom: 3 },
      face: { x: 11, y: -84, radius: 38 },
    },
    move: {
      box: { left: -136, top: -162, right: 128, bottom: 3 },
      face: { x: 25, y: -85, radius: 38 },
    },
    play: {
      box: { left: -107, top: -171, right: 95, bottom: 0 },
      face: { x: 10, y: -95, radius: 38 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const tone = tinted('#cf4450', random, 8);
    const { headings, origin, head, leftArm, rightArm, legs } = LOBSTER_POSES[pose];
    layer.at({ x: 0, y: 0, scale: SIZE }, () => {
      paintTail(layer, bendOf(headings, origin), tone);
      layer.at(head, () => {
        paintFeelers(layer, tone);
        for (const leg of legs)
          formLimb(layer, leg, [11, 9, 8, 4], { tone: farTone(tone), tremble: 0.4, shadow: 0.4 });
        for (const [side, arm] of [
          [-1, leftArm],
          [1, rightArm],
        ] as const) {
          const { x, y } = arm.claw;
          formLimb(layer, [[side * 32, 14], arm.elbow, [x, y]], [15, 14, 13], {
            tone,
            tremble: 0.4,
            shadow: 0.5,
          });
          layer.at({ ...arm.claw, flip: side < 0 }, () =>
            paintClaw(layer, side < 0 ? 1.02 : 0.86, tone),
          );
        }
        paintShell(layer, tone, random, mood);
      });
    });
  },
};
