import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone, ROUND_BUG_HEAD } from './bug-head.ts';
import { paintFlier } from './flier.ts';

const SKIN = '#6a4f6b';
const FACE = toneOf('#f9dfbd');
const COLLAR = toneOf('#e0785a');
const GLOW = toneOf('#ffea8c');

const head = (skin: Tone): BugHead => ({
  tone: skin,
  ...ROUND_BUG_HEAD,
  mask: { shape: ellipse([5, 6], 25, 20), tone: FACE },
  eyes: { y: 0, apart: 12.5, size: 7.2 },
  feelers: {
    spine: svgPoints('9,-25 15,-42 30,-46'),
    shift: 3,
    width: 3.2,
    tone: skin,
    knob: { radius: 4.8, tone: GLOW },
  },
});

/** A dark front, and behind it the lantern in its own light. */
const paintBody = (layer: Layer, skin: Tone): void => {
  layer.glow([-22, 0], 88, '#ffeb8f', { opacity: 1, blend: 'source-over' });
  form(
    layer,
    svgPoints('12,-28 20,0 12,28 -10,35 -34,32 -54,18 -60,0 -54,-18 -34,-32 -10,-35'),
    GLOW,
    {
      tremble: 0.7,
      shadow: 0.2,
      markings: () => {
        layer.disc([-22, 0], 40, layer.radial([-22, 0], 0, 40, ['#fffdf0', '#fff3b000']));
        for (const x of [-40, -22, -4])
          layer.limb(
            [
              [x + 5, -38],
              [x - 5, 0],
              [x + 5, 38],
            ],
            [2, 2.8, 2],
            '#e8b04a',
            { tremble: 0.5, opacity: 0.7 },
          );
      },
    },
  );
  form(layer, ellipse([24, 0], 27, 29), skin, { tremble: 0.7 });
};

/** The firefly: hovers with its lantern lit, hums through the dark, and dances. */
export const firefly: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -64, top: -72, right: 43, bottom: 67 },
      face: { x: 12, y: -21, radius: 22 },
    },
    move: {
      box: { left: -67, top: -78, right: 67, bottom: 53 },
      face: { x: 32, y: -4, radius: 22 },
    },
    play: {
      box: { left: -64, top: -77, right: 62, bottom: 72 },
      face: { x: 7, y: -25, radius: 22 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = ownTone(SKIN, random, 2);
    paintFlier(
      layer,
      {
        head: head(skin),
        legs: { tone: toneOf(skin.lit), width: 6.6, foot: 9 },
        wing: '#ece9f4',
        cases: skin,
        ruff: COLLAR,
        body: () => paintBody(layer, skin),
      },
      pose,
      mood,
    );
  },
};
