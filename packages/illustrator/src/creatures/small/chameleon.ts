import { light, mix } from '../../paint/colour.ts';
import { ellipse, type Point, radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { alongBody, paintReptile, type ReptilePoses } from './reptile.ts';

/** Skin and the two colours of its bands. */
const COATS = [
  ['#7cc465', '#3fa79c', '#f3c64f'],
  ['#58b99a', '#e77f86', '#f4d06a'],
  ['#efa84e', '#d9607e', '#7cc0a0'],
] as const;

const head = (skin: Tone, band: string): BugHead => ({
  tone: skin,
  outline: svgPoints(`
    -12,-54 4,-44 24,-32 38,-14 42,5 33,20 12,29 -10,28 -29,19 -38,2 -34,-20 -25,-42
  `),
  turn: 6,
  eyes: { y: -6, apart: 19, size: 7.4 },
  mouth: { y: 14, width: 24 },
  cheek: { y: 14, apart: 26, radius: 7 },
  markings: (layer) => {
    layer.shape(svgPoints('-40,16 6,12 48,12 40,40 -30,40'), light(skin.base, 0.1), {
      tremble: 0.8,
    });
    layer.limb(svgPoints('-32,-30 -16,-34 2,-34'), [5, 6, 4], band, { tremble: 0.5 });
  },
  over: (layer) => {
    // The turrets: the skin rises in rings around the eyes.
    for (const side of [-1, 1]) {
      const x = 6 + side * 19 * (side < 0 ? 1 : 0.92);
      form(layer, ellipse([x, -6], 17), toneOf(mix(skin.base, band, 0.35)), {
        tremble: 0.4,
        shadow: 0.5,
      });
      form(layer, ellipse([x, -6], 12.4), toneOf('#fbeec6'), {
        tremble: 0.4,
        shadow: 0.25,
      });
    }
  },
});

const curl = ([x, y]: Point, from: number, to: number, begin: number): Point[] =>
  Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    const r = to + (from - to) * t;
    const a = radians(begin - 500 * (1 - t));
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

const WIDTHS = [5, 6, 7, 8, 9, 10, 12, 15, 26, 46, 60, 64, 58, 48, 40] as const;

const POSES: ReptilePoses = {
  rest: {
    spine: [
      ...curl([-82, -28], 24, 5, 300),
      [-48, -44],
      [-34, -38],
      [-8, -42],
      [18, -48],
      [38, -54],
      [48, -62],
    ],
    widths: WIDTHS,
    head: { x: 58, y: -70, turn: -2 },
    far: [
      {
        spine: svgPoints('44,-40 58,-26 54,-8'),
        toe: 4,
      },
      {
        spine: svgPoints('-14,-30 -6,-18 2,-8'),
        toe: 4,
      },
    ],
    near: [
      {
        spine: svgPoints('-28,-30 -44,-22 -30,-8'),
        toe: 4,
      },
      {
        spine: svgPoints('24,-38 14,-22 24,-8'),
        toe: 4,
      },
    ],
  },
  move: {
    spine: [
      ...curl([-88, -58], 24, 5, 300),
      [-56, -72],
      [-38, -64],
      [-10, -68],
      [18, -72],
      [40, -76],
      [52, -84],
    ],
    widths: WIDTHS,
    head: { x: 64, y: -92, turn: 4 },
    far: [
      {
        spine: svgPoints('42,-62 66,-52 82,-34'),
        toe: -22,
      },
      {
        spine: svgPoints('-20,-54 -6,-34 4,-8'),
        toe: 4,
      },
    ],
    near: [
      {
        spine: svgPoints('-34,-54 -54,-38 -56,-8'),
        toe: 4,
      },
      {
        spine: svgPoints('22,-60 22,-36 34,-8'),
        toe: 4,
      },
    ],
  },
  play: {
    spine: [
      ...curl([-72, -30], 24, 5, 330),
      [-44, -34],
      [-26, -36],
      [-8, -58],
      [4, -82],
      [10, -104],
      [12, -116],
    ],
    widths: WIDTHS,
    head: { x: 18, y: -132, turn: -8 },
    far: [
      {
        spine: svgPoints('24,-94 48,-98 60,-120'),
        toe: -60,
      },
      {
        spine: svgPoints('0,-36 30,-32 38,-8'),
        toe: 4,
      },
    ],
    near: [
      {
        spine: svgPoints('-12,-92 -38,-92 -50,-114'),
        toe: -116,
      },
      {
        spine: svgPoints('-18,-34 -8,-20 -16,-8'),
        toe: 4,
      },
    ],
  },
};

/** A mitten of two bundles of toes, made for twigs. */
const foot = (layer: Layer, tone: Tone): void => {
  form(layer, ellipse([-4, 2], 6, 4.6, { turn: 20 }), tone, { tremble: 0.2, small: true });
  form(layer, ellipse([6, 1], 8, 6, { turn: 10 }), tone, { tremble: 0.2, small: true });
};

/** The chameleon: sits with its tail rolled up, treads softly, and stands up to dance. */
export const chameleon: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -82, top: -95, right: 77, bottom: 0 },
      face: { x: 48, y: -59, radius: 26 },
    },
    move: {
      box: { left: -87, top: -113, right: 82, bottom: 0 },
      face: { x: 53, y: -75, radius: 26 },
    },
    play: {
      box: { left: -73, top: -140, right: 54, bottom: 0 },
      face: { x: 17, y: -106, radius: 26 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const [base, first, second] = random.pick(COATS);
    const skin = ownTone(base, random);
    paintReptile(
      layer,
      {
        skin,
        head: head(skin, first),
        legWidths: [18, 13, 11],
        foot,
        crest: (_, line, halves) => {
          for (let t = 0.62; t < 0.98; t += 0.035) {
            const { at, turn, half } = alongBody(line, halves, t);
            layer.at({ x: at[0], y: at[1], turn }, () =>
              layer.dab([-3, -half + 3], 10, 4, { angle: -112, colour: first }),
            );
          }
        },
        marks: (_, line, halves) => {
          for (let k = 0; k < 12; k++) {
            const { at, turn, half } = alongBody(line, halves, 0.2 + k * 0.068);
            layer.at({ x: at[0], y: at[1], turn }, () =>
              layer.limb(
                [
                  [3, -half - 3],
                  [-3, 0],
                  [1, half * 0.66],
                ],
                [6, 6, 1],
                k % 2 ? first : second,
                { tremble: 0.9, opacity: 0.85 },
              ),
            );
          }
        },
      },
      POSES[pose],
      mood,
    );
  },
};
