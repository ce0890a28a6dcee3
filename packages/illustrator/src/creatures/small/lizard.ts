import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type BugHead, ownTone } from './bug-head.ts';
import { alongBody, paintReptile, type ReptilePoses } from './reptile.ts';

const SKINS = ['#4fb3ac', '#62b584', '#e2a24c'] as const;
const BELLY = toneOf('#f7e8b2');
const SPOTS = ['#f0c35a', '#f0875a'] as const;

const head = (skin: Tone): BugHead => ({
  tone: skin,
  outline: svgPoints('0,-30 21,-28 37,-13 46,6 37,21 12,28 -12,26 -34,17 -41,1 -35,-15 -20,-28'),
  mask: {
    shape: svgPoints('8,8 30,4 54,8 44,32 8,38 -30,32 -40,11 -14,5'),
    tone: BELLY,
  },
  turn: 6,
  eyes: { y: -8, apart: 15, size: 8.4 },
  brow: skin.deep,
  mouth: { y: 9.5, width: 22 },
  cheek: { y: 8, apart: 27, radius: 8 },
  over: (layer) => {
    for (const side of [-1, 1]) layer.disc([7 + side * 4, 3.5], 1.4, skin.deep);
  },
});

const POSES: ReptilePoses = {
  rest: {
    spine: svgPoints('-92,-62 -112,-48 -110,-22 -84,-12 -52,-24 -16,-28 18,-30 42,-46'),
    widths: [4, 9, 15, 26, 42, 50, 48, 44],
    head: { x: 54, y: -64, turn: -2, scale: 1.14 },
    far: [
      {
        spine: svgPoints('40,-32 62,-24 72,-9'),
        toe: 4,
      },
      {
        spine: svgPoints('-26,-22 -12,-18 -8,-8'),
        toe: 6,
      },
    ],
    near: [
      {
        spine: svgPoints('-38,-24 -68,-30 -62,-8'),
        toe: 4,
      },
      {
        spine: svgPoints('12,-24 -8,-26 2,-8'),
        toe: 4,
      },
    ],
  },
  move: {
    spine: svgPoints('-112,-86 -132,-70 -126,-44 -98,-36 -60,-48 -20,-48 20,-50 44,-66'),
    widths: [4, 9, 15, 25, 42, 50, 48, 44],
    head: { x: 58, y: -84, turn: 4, scale: 1.14 },
    far: [
      {
        spine: svgPoints('32,-48 60,-42 80,-22'),
        toe: -14,
      },
      {
        spine: svgPoints('-40,-42 -28,-26 -12,-8'),
        toe: 6,
      },
    ],
    near: [
      {
        spine: svgPoints('-46,-42 -74,-34 -84,-8'),
        toe: 4,
      },
      {
        spine: svgPoints('16,-42 20,-24 34,-8'),
        toe: 2,
      },
    ],
  },
  play: {
    spine: svgPoints('-92,-66 -108,-46 -94,-18 -58,-12 -28,-34 -8,-62 2,-90 6,-110'),
    widths: [4, 9, 15, 26, 46, 54, 48, 40],
    head: { x: 12, y: -138, turn: -7, scale: 1.14 },
    far: [
      {
        spine: svgPoints('18,-94 46,-96 62,-120'),
        toe: -60,
      },
      {
        spine: svgPoints('0,-40 32,-36 42,-10'),
        toe: 6,
      },
    ],
    near: [
      {
        spine: svgPoints('-16,-92 -44,-88 -60,-110'),
        toe: -116,
      },
      {
        spine: svgPoints('-24,-36 -8,-20 -18,-8'),
        toe: 4,
      },
    ],
  },
};

/** Three round-tipped toes, as a gecko has. */
const foot = (layer: Layer, tone: Tone): void => {
  for (const [x, y] of [
    [7, -4],
    [11, 1],
    [6, 5],
  ] as const) {
    layer.limb(
      [
        [-2, 0],
        [x, y],
      ],
      [7, 5],
      tone.base,
      { tremble: 0.2 },
    );
    form(layer, ellipse([x, y], 3.8), tone, { tremble: 0.2, small: true });
  }
};

/** The lizard: lies in the sun, runs along, and stands up to dance. */
export const lizard: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -92, top: -77, right: 82, bottom: 2 },
      face: { x: 45, y: -45, radius: 32 },
    },
    move: {
      box: { left: -105, top: -92, right: 84, bottom: 2 },
      face: { x: 49, y: -60, radius: 32 },
    },
    play: {
      box: { left: -87, top: -133, right: 57, bottom: 2 },
      face: { x: 13, y: -101, radius: 32 },
    },
  },
  paint(layer, { pose, mood, random }) {
    const skin = ownTone(random.pick(SKINS), random, 1.4);
    const [inner, outer] = random.chance(0.5) ? SPOTS : ([SPOTS[1], SPOTS[0]] as const);
    const spots = Array.from({ length: 11 }, (_, k) => ({
      t: 0.3 + (k / 11) * 0.66 + random.signed(0.015),
      away: (k % 2 ? -0.62 : -0.1) + random.signed(0.1),
      r: random.between(3.4, 5.4),
    }));
    paintReptile(
      layer,
      {
        skin,
        head: head(skin),
        legWidths: [22, 17, 12],
        foot,
        marks: (_, line, halves) => {
          const belly = [0.42, 0.58, 0.74, 0.9, 1].map((t): Point => {
            const { at, turn, half } = alongBody(line, halves, t);
            const a = ((turn + 90) * Math.PI) / 180;
            return [at[0] + Math.cos(a) * half, at[1] + Math.sin(a) * half];
          });
          layer.limb(belly, [4, 18, 20, 20, 18], BELLY.base, { tremble: 0.8 });
          for (const { t, away, r } of spots) {
            const { at, turn, half } = alongBody(line, halves, t);
            layer.at({ x: at[0], y: at[1], turn }, () => {
              layer.shape(ellipse([0, away * half], r * 1.5, r * 1.3), outer, {
                tremble: 0.5,
              });
              layer.shape(ellipse([0, away * half], r * 0.6), inner, {
                tremble: 0.3,
              });
            });
          }
        },
      },
      POSES[pose],
      mood,
    );
  },
};
