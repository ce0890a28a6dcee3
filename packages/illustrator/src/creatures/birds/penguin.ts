import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, mirrored, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

const WHITE = toneOf('#fbf3e6');
const ORANGE = toneOf('#f0994a');

interface Coat {
  readonly back: Tone;
  readonly wing: Tone;
  /** The blush on the breast. */
  readonly gold: string;
}

/** Blue, plum grey, slate: dark enough to be called black and white. */
const COATS: readonly Coat[] = [
  { back: toneOf('#4e6096'), wing: toneOf('#41517f'), gold: '#f6cf73' },
  { back: toneOf('#7d6e8a'), wing: toneOf('#67597a'), gold: '#f7c48c' },
  { back: toneOf('#4d7186'), wing: toneOf('#3e5e74'), gold: '#f8d98a' },
];
const coatOf = wardrobe(COATS, (coat) => coat);

const BODY: readonly Point[] = svgPoints(`
  0,-122 30,-112 48,-80 54,-44 44,-14 22,-4 0,-2 -22,-4 -44,-14 -54,-44 -48,-80 -30,-112
`);

/** A flipper that hangs from its shoulder at the origin. */
const FLIPPER: readonly Point[] = svgPoints('-10,-6 8,-8 16,14 15,42 4,66 -5,58 -10,26');

const paintHead = (layer: Layer, { back }: Coat, mood: CreatureMood): void => {
  form(layer, ellipse([0, 0], 44, 42), back, {
    shadow: 0.25,
    markings: () => {
      for (const side of [-1, 1])
        layer.shape(ellipse([7 + side * 15, 4], 20, 24, { turn: side * 12 }), WHITE.base, {
          tremble: 0.8,
        });
      layer.shape(ellipse([7, 24], 30, 18), WHITE.base, { tremble: 0.8 });
    },
  });
  for (const side of [-1, 1] as const) {
    creatureEye(layer, [7 + side * 17, 0], 8.4, { side, mood, brow: back.deep });
    cheek(layer, [7 + side * 25, 15], 8);
  }
  const open = mood === 'happy';
  if (open) form(layer, ellipse([8, 18], 8, 7), toneOf('#b9583c'), { tremble: 0.3 });
  form(
    layer,
    [
      [-4, 10],
      [7, 5],
      [19, 9],
      [24, 14],
      [9, open ? 17 : 21],
      [-1, 16],
    ],
    ORANGE,
    { tremble: 0.3 },
  );
};

const paintFoot = (layer: Layer, at: Placement, far: boolean): void => {
  layer.at(at, () =>
    form(
      layer,
      svgPoints('-13,-8 4,-13 18,-8 27,-1 16,1 6,3 -6,2 -17,1'),
      far ? farTone(ORANGE) : ORANGE,
      { tremble: 0.5 },
    ),
  );
};

interface StandingPose {
  readonly body: Placement;
  readonly near: Placement;
  readonly far: Placement;
  readonly feet: readonly [far: Placement, near: Placement];
}

const STANDING: Record<'rest' | 'move', StandingPose> = {
  rest: {
    body: { x: 0, y: -4 },
    near: { x: -42, y: -96, turn: 16 },
    far: { x: 44, y: -96, turn: -14, flip: true },
    feet: [
      { x: 22, y: 0 },
      { x: -20, y: 1 },
    ],
  },
  move: {
    body: { x: 0, y: -8, turn: -8 },
    near: { x: -42, y: -98, turn: 52 },
    far: { x: 44, y: -98, turn: -52, flip: true },
    feet: [
      { x: 30, y: -8, turn: -18 },
      { x: -16, y: 0 },
    ],
  },
};

const paintStanding = (layer: Layer, coat: Coat, pose: StandingPose, mood: CreatureMood): void => {
  const { back, wing, gold } = coat;
  paintFoot(layer, pose.feet[0], true);
  paintFoot(layer, pose.feet[1], false);
  layer.at(pose.body, () => {
    form(layer, mirrored(svgPoints('24,-26 62,-5 54,1 26,-4')), back);
    layer.at(pose.far, () => form(layer, FLIPPER, farTone(back)));
    form(layer, BODY, back, {
      markings: () => {
        layer.shape(ellipse([8, -96], 36, 30), gold, { tremble: 1.5 });
        form(layer, ellipse([8, -44], 39, 54), WHITE, { tremble: 1.4, shadow: 0.25 });
      },
    });
    layer.at(pose.near, () => form(layer, FLIPPER, wing));
    layer.at({ x: 4, y: -134, turn: -(pose.body.turn ?? 0) * 0.5 }, () =>
      paintHead(layer, coat, mood),
    );
  });
};

/** Sliding on its belly, flippers back. */
const paintSliding = (layer: Layer, coat: Coat, mood: CreatureMood): void => {
  const { back, wing, gold } = coat;
  for (const [x, y, far] of [
    [-82, -22, true],
    [-76, -10, false],
  ] as const)
    paintFoot(layer, { x, y, turn: 192 }, far);
  layer.at({ x: 22, y: -58, turn: 112, scale: 0.92 }, () => form(layer, FLIPPER, farTone(back)));
  const spine: readonly Point[] = svgPoints('-68,-26 -30,-38 14,-46 52,-62');
  form(layer, limb(spine, [30, 74, 88, 70]), back, {
    smoothed: true,
    markings: () => {
      layer.shape(ellipse([56, -40], 30, 34, { turn: 30 }), gold, { tremble: 1.5 });
      form(layer, limb(svgPoints('-74,-4 -20,-8 40,-18 78,-44'), [20, 46, 50, 30]), WHITE, {
        smoothed: true,
        shadow: 0.5,
      });
    },
  });
  layer.at({ x: 16, y: -50, turn: 84, scale: 1.1 }, () => form(layer, FLIPPER, wing));
  layer.at({ x: 68, y: -86, turn: -6 }, () => paintHead(layer, coat, mood));
};

const PAINT: Record<CreaturePose, (layer: Layer, coat: Coat, mood: CreatureMood) => void> = {
  rest: (layer, coat, mood) => paintStanding(layer, coat, STANDING.rest, mood),
  move: (layer, coat, mood) => paintStanding(layer, coat, STANDING.move, mood),
  play: paintSliding,
};

/** The penguin: stands, waddles, and slides on its belly. */
export const penguin: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -67, top: -184, right: 65, bottom: 4 },
      face: { x: 6, y: -138, radius: 42 },
    },
    move: {
      box: { left: -104, top: -186, right: 88, bottom: 4 },
      face: { x: -12, y: -142, radius: 42 },
    },
    play: {
      box: { left: -112, top: -131, right: 112, bottom: 2 },
      face: { x: 68, y: -84, radius: 42 },
    },
  },
  paint(layer, { pose, mood, random }) {
    PAINT[pose](layer, coatOf(random), mood);
  },
};
