import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf, tufts } from '../parts/form.ts';
import { type FourLegged, paw } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import type { Upright } from '../parts/upright.ts';
import { FURRY_BOXES } from './boxes.ts';
import { ownTone, paintBushyTail } from './coats.ts';
import { type FurryBuild, furryPainter } from './furry-painter.ts';
import { leaps, legsFor, type WalkBuild, walks } from './gaits.ts';
import { type SmallBuild, sits } from './upright-poses.ts';

const CREAM = toneOf('#fdf0dd');
const TAIL_WIDTHS = [18, 44, 70, 78, 70, 52, 14];

const headOf = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-39 23,-35 40,-19 49,2 50,20 34,32 16,39 2,42 -13,39 -32,32 -50,20 -48,2 -40,-19
    -23,-35
  `),
  ears: {
    at: [29, -25],
    shape: svgPoints('-14,4 -11,-18 4,-34 14,-16 15,8'),
    inner: svgPoints('-7,2 -5,-14 3,-24 8,-12 9,4'),
    tone: fur,
    innerColour: '#e9b79d',
    lean: 8,
  },
  turn: 6,
  eyes: { y: -2, apart: 21, size: 10.4 },
  brow: fur.deep,
  muzzle: { shape: ellipse([1, 24], 22, 14), tone: CREAM },
  nose: { y: 12, width: 12, height: 8, colour: '#6b3436' },
  mouth: { y: 24, width: 17 },
  cheek: { y: 17, apart: 36, radius: 10 },
  whiskers: '#fff6ea',
  markings: (layer) => {
    for (const side of [-1, 1])
      layer.shape(ellipse([6 + side * 26, 30], 24, 15, { turn: side * -20 }), CREAM.base, {
        tremble: 1.2,
      });
  },
  tufts: (layer) => {
    for (const side of [-1, 1]) {
      const line: Point[] = [
        [side * 31, -52],
        [side * 34, -56],
        [side * 38, -52],
      ];
      tufts(layer, line, 24, {
        width: 4,
        angles: side > 0 ? [-84, -56] : [-96, -124],
        colours: [fur.base, fur.dim],
      });
    }
  },
});

const SIT: SmallBuild = { chest: 31, wide: 43, tall: 88, sole: 9, arm: 44 };
const RUN: WalkBuild = { long: 48, high: 46, arch: 10, rise: 16, step: 0.6 };

/** An acorn between two small hands. */
const paintAcorn = (layer: Layer, hand: Tone): void => {
  layer.at({ x: 14, y: -46, turn: 10 }, () => {
    form(layer, svgPoints('-15,-6 15,-6 14,8 5,20 0,24 -5,20 -14,8'), toneOf('#d69a4e'), {
      tremble: 0.4,
      shadow: 0.6,
    });
    form(layer, ellipse([0, -9], 18, 8.5), toneOf('#7d5236'), { tremble: 0.5, shadow: 0.5 });
    layer.dab([0, -16], 10, 2.6, { angle: -78, colour: '#6a442e' });
  });
  form(layer, ellipse([28, -42], 9, 8), hand, { tremble: 0.5, shadow: 0.4 });
};

/** The red squirrel: sits with an acorn, bounds along, and leaps with its tail streaming. */
export const squirrel: CreaturePainter = furryPainter({
  size: 0.74,
  face: 46,
  boxes: FURRY_BOXES.squirrel,
  poses: {
    rest: sits(SIT, {
      head: { x: 8, y: -116, turn: -4 },
      tail: svgPoints('-24,-26 -62,-30 -98,-56 -98,-100 -82,-146 -98,-184 -136,-180'),
    }),
    move: walks(RUN, {
      head: { x: 76, y: -92, turn: 3 },
      tail: svgPoints('-56,-48 -84,-62 -104,-98 -96,-142 -108,-176 -140,-184 -160,-168'),
    }),
    play: leaps(RUN, 50, {
      tilt: 24,
      head: { x: 66, y: -178, turn: -8 },
      tail: svgPoints('-54,-84 -84,-86 -120,-104 -152,-136 -186,-146 -212,-128 -216,-104'),
    }),
  },
  build: (random): FurryBuild => {
    const fur = ownTone(random, '#c96a38');
    const head = headOf(fur);
    const both = {
      tone: fur,
      tail: (layer: Layer, spine: readonly Point[]) =>
        paintBushyTail(layer, spine, {
          tone: fur,
          widths: TAIL_WIDTHS,
          locks: 9,
          markings: () =>
            layer.limb(spine, [4, 16, 28, 30, 26, 18, 4], mix(fur.base, '#f6c78e', 0.42), {
              tremble: 3,
              frequency: 0.09,
            }),
        }),
    };
    const four: FourLegged = {
      ...both,
      ...legsFor(46, 16),
      bodyWidths: [60, 72, 68, 60, 44],
      hair: 10,
      foot: paw(fur, 20),
      hindFoot: paw(fur, 27),
      head: (layer, mood) => paintFurryHead(layer, head, mood, { sweep: -6 }),
      over: (layer, { name }) => {
        if (name === 'play')
          form(layer, ellipse([44, -118], 15, 28, { turn: 30 }), CREAM, {
            tremble: 2,
            shadow: 0.4,
          });
        else
          form(layer, ellipse([46, -44], 14, 22, { turn: 30 }), CREAM, { tremble: 2, shadow: 0.4 });
      },
    };
    const upright: Upright = {
      ...both,
      belly: CREAM,
      hair: 85,
      armWidths: [22, 18, 15],
      legWidths: [44, 34, 18],
      hand: [9, 8],
      foot: [23, 9],
      sole: [14, 14],
      skin: CREAM,
      toes: true,
      head: (layer, mood) => paintFurryHead(layer, head, mood),
      over: (layer) => paintAcorn(layer, fur),
    };
    return { four, upright };
  },
});
