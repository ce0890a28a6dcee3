import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly upper: Tone;
  readonly lower: Tone;
  readonly edge: Tone;
  readonly body: Tone;
  readonly spot: string;
}

/** Orange and rose, sky blue, lemon, violet and mint, coral and cream. */
const COATS: readonly Coat[] = [
  {
    upper: toneOf('#e98a4e'),
    lower: toneOf('#d9607e'),
    edge: toneOf('#5a3f78'),
    body: toneOf('#6b4a86'),
    spot: '#fbe3a6',
  },
  {
    upper: toneOf('#5f9fd8'),
    lower: toneOf('#7fc4d4'),
    edge: toneOf('#4a4c8c'),
    body: toneOf('#55568c'),
    spot: '#fdeec4',
  },
  {
    upper: toneOf('#f5cf55'),
    lower: toneOf('#f2a653'),
    edge: toneOf('#96582f'),
    body: toneOf('#8a5640'),
    spot: '#fff6d6',
  },
  {
    upper: toneOf('#a97ccb'),
    lower: toneOf('#6fc0a8'),
    edge: toneOf('#4b4580'),
    body: toneOf('#645394'),
    spot: '#fbe3f0',
  },
  {
    upper: toneOf('#e5676a'),
    lower: toneOf('#f5d8a0'),
    edge: toneOf('#6a3450'),
    body: toneOf('#7b4560'),
    spot: '#fff0c8',
  },
];
const coatOf = wardrobe(
  COATS,
  (coat) => coat,
  (coat) => coat.upper.base,
);
const SKIN = toneOf('#f6dcc0');

/** Right wings, their joint at the origin. */
const UPPER_WING: readonly Point[] = svgPoints('-2,2 8,-22 28,-42 52,-48 62,-34 56,-10 36,6 10,8');
const LOWER_WING: readonly Point[] = svgPoints('0,2 18,2 40,8 46,24 36,40 22,42 8,28');

interface Flutter {
  readonly place: Placement;
  /** Width of the far and the near pair of wings: 1 is flat open. */
  readonly open: readonly [far: number, near: number];
  /** Degrees the wings are raised. */
  readonly raised: number;
}

const FLUTTERS: Record<CreaturePose, Flutter> = {
  rest: { place: { x: 0, y: 4, turn: 6 }, open: [0.5, 0.72], raised: 14 },
  move: { place: { x: 0, y: 4, turn: 24 }, open: [0.72, 1], raised: 4 },
  play: { place: { x: 0, y: 0, turn: -16 }, open: [1.02, 1.02], raised: -12 },
};

const paintWing = (layer: Layer, coat: Coat, lower: boolean, far: boolean): void => {
  const { edge, spot } = coat;
  const tone = lower ? coat.lower : coat.upper;
  const own = far ? farTone(tone) : tone;
  const outline = lower ? LOWER_WING : UPPER_WING;
  const [hx, hy] = lower ? [20, 16] : [30, -18];
  form(layer, outline, far ? farTone(edge) : edge, { tremble: 0.8 });
  form(
    layer,
    outline.map(([x, y]): Point => [hx + (x - hx) * 0.8, hy + (y - hy) * 0.8]),
    own,
    {
      tremble: 0.8,
      shadow: 0.4,
      markings: () => {
        const deep = mix(own.base, edge.base, 0.4);
        const spread = lower ? [20, 48, 76] : [-64, -42, -18];
        for (const angle of spread)
          layer.dab([2, 0], lower ? 38 : 58, 2.2, { angle, colour: deep });
      },
    },
  );
  const spots = lower
    ? [
        [37, 25, 3],
        [27, 34, 2.6],
      ]
    : [
        [54, -37, 3.4],
        [56, -24, 2.8],
        [46, -42, 2.6],
      ];
  for (const [x = 0, y = 0, r = 0] of spots)
    layer.shape(ellipse([x, y], r, r), spot, { tremble: 0.2 });
  layer.shape(ellipse([lower ? 22 : 34, lower ? 20 : -26], lower ? 5 : 7), spot, { tremble: 0.4 });
};

const paintWings = (
  layer: Layer,
  coat: Coat,
  side: -1 | 1,
  { open, raised }: { readonly open: number; readonly raised: number },
): void => {
  const far = side > 0;
  const { ctx } = layer;
  for (const lower of [true, false]) {
    ctx.save();
    ctx.translate(side * 4, lower ? 4 : -2);
    ctx.scale(side * open, 1);
    ctx.rotate(((lower ? -raised : raised) * -Math.PI) / 180);
    paintWing(layer, coat, lower, far);
    ctx.restore();
  }
};

const paintBody = (layer: Layer, { body, upper }: Coat, mood: CreatureMood): void => {
  formLimb(layer, svgPoints('0,-8 -1,12 -4,34'), [14, 15, 5], { tone: body });
  for (const side of [-1, 1]) {
    const tip: Point = [side * 14 + 4, -50];
    layer.line([[side * 3 + 1, -32], [side * 6 + 2, -44], tip], 2.2, body.base, { even: true });
    form(layer, ellipse(tip, 3.6), upper, { tremble: 0.2 });
  }
  form(layer, ellipse([1, -20], 17, 16), SKIN, { tremble: 0.5, shadow: 0.45 });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [3 + side * 6.6, -21], 4, { side, mood, brow: body.base });
    cheek(layer, [3 + side * 10, -15], 4);
  }
  creatureMouth(layer, [3.4, -14.5], 8, mood);
};

/** The butterfly: hovers with wings half closed, flutters, and loops wide open. */
export const butterfly: CreaturePainter = {
  lives: 'air',
  seat: null,
  shapes: {
    rest: {
      box: { left: -43, top: -63, right: 37, bottom: 59 },
      face: { x: 4, y: -16, radius: 18 },
    },
    move: {
      box: { left: -59, top: -69, right: 61, bottom: 59 },
      face: { x: 10, y: -14, radius: 18 },
    },
    play: {
      box: { left: -80, top: -59, right: 65, bottom: 51 },
      face: { x: -5, y: -20, radius: 18 },
    },
  },
  paint(layer, { pose, mood, random, coat: asked }) {
    const coat = coatOf(random, asked);
    const { place, open, raised } = FLUTTERS[pose];
    layer.at(place, () => {
      paintWings(layer, coat, 1, { open: open[0], raised });
      paintWings(layer, coat, -1, { open: open[1], raised });
      paintBody(layer, coat, mood);
    });
  },
};
