import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf, tufts } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { paintFeatheredWing } from '../parts/wings.ts';

interface Coat {
  readonly down: Tone;
  readonly wing: Tone;
  /** The head where it is of another colour, with a white ring below it. */
  readonly hood?: Tone;
  readonly bill: Tone;
  readonly brow: string;
}

const YELLOW: Coat = {
  down: toneOf('#f6cd57'),
  wing: toneOf('#eab541'),
  bill: toneOf('#ee8b43'),
  brow: '#a8732c',
};
const WHITE: Coat = {
  down: toneOf('#f8efe2'),
  wing: toneOf('#e9dccd'),
  bill: toneOf('#f0a043'),
  brow: '#a58468',
};
const MALLARD: Coat = {
  down: toneOf('#c39a72'),
  wing: toneOf('#9c7054'),
  hood: toneOf('#458f74'),
  bill: toneOf('#efb54a'),
  brow: '#bfe0c4',
};
/** A duckling is yellow first of all. */
const coatOf = wardrobe(
  [YELLOW, YELLOW, YELLOW, WHITE, MALLARD],
  (coat) => coat,
  (coat) => coat.down.base,
);
const RING = toneOf('#fbf3e6');

/** Body around its own middle: breast to the right, tail tipped up at the left. */
const BODY: readonly Point[] = svgPoints(`
  34,-22 44,0 38,20 16,31 -14,31 -40,20 -54,-2 -68,-24 -46,-18 -20,-22 8,-28
`);
const FOLDED: readonly Point[] = svgPoints(
  '16,-12 4,-20 -20,-18 -42,-10 -56,-2 -42,6 -48,14 -28,14 -4,16 14,6',
);

const paintHead = (layer: Layer, coat: Coat, mood: CreatureMood): void => {
  const { wing, bill, brow } = coat;
  const down = coat.hood ?? coat.down;
  tufts(layer, svgPoints('-6,-28 0,-31 5,-31'), 16, {
    width: 3.6,
    angles: [-140, -92],
    colours: coat.hood ? [down.base, down.dim] : [down.base, wing.base],
  });
  form(layer, ellipse([0, 0], 33, 32), down, { hair: 90, shadow: 0.5 });
  if (mood === 'happy')
    form(layer, svgPoints('16,10 34,13 42,20 26,23 14,17'), toneOf('#c8603c'), { tremble: 0.3 });
  form(
    layer,
    [
      [12, 6],
      [22, -1],
      [34, 3],
      [49, 4],
      [54, 9],
      [44, 15],
      [24, mood === 'happy' ? 14 : 18],
      [13, 14],
    ],
    bill,
    { tremble: 0.3, shadow: 0.5 },
  );
  layer.disc([33, 7], 1.5, bill.deep);
  creatureEye(layer, [-8, -6], 8, { side: -1, mood, brow });
  creatureEye(layer, [20, -9], 7.2, { side: 1, mood, brow });
  cheek(layer, [-8, 9], 8);
};

interface Leg {
  readonly hip: Point;
  readonly foot: Point;
  readonly turn: number;
}

const paintLeg = (layer: Layer, bill: Tone, { hip, foot, turn }: Leg, far: boolean): void => {
  const tone = far ? farTone(bill) : bill;
  formLimb(layer, [hip, [(hip[0] + foot[0]) / 2, (hip[1] + foot[1]) / 2], foot], [9, 7, 7], {
    tone,
  });
  layer.at({ x: foot[0], y: foot[1], turn }, () =>
    form(layer, svgPoints('-7,-3 4,-6 14,-3 22,2 14,3 8,5 -4,4 -10,2'), tone, { tremble: 0.4 }),
  );
};

interface Waddle {
  readonly body: Placement;
  readonly head: Placement;
  readonly legs: readonly Leg[];
  /** Turns of the open wings, far and near; folded when left out. */
  readonly wings?: readonly [far: number, near: number];
}

const WADDLES: Record<CreaturePose, Waddle> = {
  rest: {
    body: { x: -2, y: -32 },
    head: { x: 30, y: -82, turn: -3 },
    legs: [
      { hip: [14, -8], foot: [20, -4], turn: 0 },
      { hip: [-4, -8], foot: [0, -4], turn: 0 },
    ],
  },
  move: {
    body: { x: -2, y: -44, turn: -6 },
    head: { x: 34, y: -98, turn: 4 },
    legs: [
      { hip: [10, -20], foot: [30, -11], turn: -24 },
      { hip: [-6, -20], foot: [-16, -5], turn: 6 },
    ],
  },
  play: {
    body: { x: -4, y: -54, turn: -30 },
    head: { x: 24, y: -118, turn: -8 },
    legs: [
      { hip: [4, -26], foot: [20, -14], turn: -18 },
      { hip: [-14, -26], foot: [-14, -5], turn: 0 },
    ],
    wings: [-24, 44],
  },
};

/** The duckling: sits, waddles, and flaps for joy. */
export const duck: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -71, top: -131, right: 86, bottom: 2 },
      face: { x: 38, y: -80, radius: 38 },
    },
    move: {
      box: { left: -73, top: -147, right: 88, bottom: 2 },
      face: { x: 42, y: -96, radius: 38 },
    },
    play: {
      box: { left: -94, top: -167, right: 126, bottom: 0 },
      face: { x: 32, y: -117, radius: 38 },
    },
  },
  paint(layer, { pose, mood, random, coat: asked }) {
    const coat = coatOf(random, asked);
    const { down, wing, hood, bill } = coat;
    const { body, head, legs, wings } = WADDLES[pose];
    const size = { length: 92, depth: 46, count: 6 };
    legs.forEach((leg, i) => {
      paintLeg(layer, bill, leg, i === 0);
    });
    if (wings)
      paintFeatheredWing(
        layer,
        { x: body.x + 26, y: body.y - 8, turn: wings[0] },
        { ...size, arm: farTone(down), feathers: farTone(wing) },
      );
    layer.at(body, () => form(layer, BODY, down, { hair: 10, tremble: 1.3 }));
    formLimb(
      layer,
      [
        [body.x + 20, body.y - 2],
        [(body.x + 22 + head.x) / 2, (body.y + head.y) / 2],
        [head.x - 2, head.y + 10],
      ],
      [52, 44, 44],
      { tone: down, hair: 90, shadow: 0.3 },
    );
    if (wings)
      paintFeatheredWing(
        layer,
        { x: body.x - 2, y: body.y - 12, turn: wings[1], flip: true },
        { ...size, arm: down, feathers: wing },
      );
    else layer.at(body, () => form(layer, FOLDED, wing, { hair: 10 }));
    if (hood)
      form(
        layer,
        ellipse([(body.x + 22 + head.x * 2) / 3 - 1, (body.y + head.y * 2) / 3 + 6], 25, 10, {
          turn: body.turn ?? 0,
        }),
        RING,
        { tremble: 0.5, shadow: 0.4 },
      );
    layer.at(head, () => paintHead(layer, coat, mood));
  },
};
