import { mix } from '../../paint/colour.ts';
import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, ROUND_BUG_HEAD } from './bug-head.ts';
import { paintFlier } from './flier.ts';
import { fuzz } from './insect-parts.ts';

const HONEY = '#f4bd3f';
const STRIPE = '#5a3b34';
const FACE = toneOf('#fbe2b4');
const DARK = toneOf('#54363a');
const RUFF = toneOf('#ffe9c6');

const head = (fur: Tone): BugHead => ({
  tone: fur,
  ...ROUND_BUG_HEAD,
  mask: { shape: ellipse([5, 7], 25, 20), tone: FACE },
  eyes: { y: 0, apart: 12.5, size: 7 },
  brow: '#8a5a2c',
  feelers: {
    spine: svgPoints('9,-25 13,-40 25,-48'),
    shift: 3,
    width: 3.2,
    tone: DARK,
    knob: { radius: 4.6, tone: DARK },
  },
});

/** The round body, its neck at the right end, with dark bands around it. */
const paintBody = (layer: Layer, fur: Tone): void => {
  form(layer, svgPoints('-44,2 -62,7 -43,11'), DARK, { tremble: 0.2, small: true });
  fuzz(layer, [0, 0], [43, 34], {
    range: [60, 300],
    hair: {
      length: 9,
      width: 2.6,
      colours: [fur.base, fur.lit, fur.dim],
    },
  });
  form(layer, ellipse([0, 0], 47, 38), fur, {
    tremble: 0.9,
    hair: 0,
    shadow: 0.7,
    markings: () => {
      for (const [x, wide] of [
        [-37, 15],
        [-8, 17],
        [21, 14],
      ] as const)
        layer.limb(
          [
            [x + 5, -44],
            [x - 9, 0],
            [x + 3, 46],
          ],
          [wide, wide * 1.1, wide],
          mix(STRIPE, fur.base, 0.04),
          { tremble: 1.2, coats: [layer.bloom([x, -26], 22, '#8a5f4a', 0.5)] },
        );
    },
  });
};

/** The bumblebee: hovers with its hands together, hums along, and tumbles with arms wide. */
export const bee: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -64, top: -72, right: 42, bottom: 67 },
      face: { x: 12, y: -21, radius: 22 },
    },
    move: {
      box: { left: -67, top: -78, right: 63, bottom: 53 },
      face: { x: 32, y: -4, radius: 22 },
    },
    play: {
      box: { left: -64, top: -77, right: 62, bottom: 72 },
      face: { x: 7, y: -25, radius: 22 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const fur = ownTone(HONEY, random);
    paintFlier(
      layer,
      {
        head: head(fur),
        legs: { tone: DARK, width: 7, foot: 9 },
        wing: '#e3f1fb',
        ruff: RUFF,
        body: () => paintBody(layer, fur),
      },
      pose,
      mood,
    );
  },
};
