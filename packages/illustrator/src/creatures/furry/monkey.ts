import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { ellipse, type Point } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { formLimb, type Tone, toneOf, tufts } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { paintUpright, type Upright, type UprightPose } from '../parts/upright.ts';
import { wardrobe } from '../parts/wardrobe.ts';

/** Brown, ginger, ash. */
const FURS = ['#7f4f3a', '#b8703f', '#857a80'];
const SKIN = toneOf('#edc49c');

const headIn = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-44 24,-40 42,-22 47,4 40,28 22,41 2,45 -18,41 -38,28 -46,4 -40,-22 -23,-40
  `),
  hair: 85,
  ears: {
    at: [46, 0],
    shape: ellipse([6, 0], 18, 19),
    inner: ellipse([7, 1], 11, 12),
    tone: fur,
    innerColour: SKIN.base,
    lean: 0,
  },
  turn: 5,
  eyes: { y: -4, apart: 17, size: 9.4 },
  brow: fur.deep,
  muzzle: {
    shape: svgPoints(`
      0,-18 18,-25 33,-16 36,2 30,14 34,28 22,40 0,43 -22,40 -33,28 -29,14 -35,2 -32,-16
      -17,-25
    `),
    tone: SKIN,
  },
  nose: { y: 10, width: 10, height: 5, colour: '#8a4f42' },
  mouth: { y: 22, width: 26 },
  cheek: { y: 15, apart: 26, radius: 9 },
  tufts: (layer) =>
    tufts(layer, svgPoints('-8,-40 -1,-42 6,-41'), 19, {
      width: 4,
      angles: [-122, -62],
      colours: [fur.base, fur.dim],
    }),
});

const monkeyIn = wardrobe(
  FURS,
  (base): Upright => {
    const fur = toneOf(base);
    const head = headIn(fur);
    return {
      tone: fur,
      belly: SKIN,
      hair: 85,
      armWidths: [24, 20, 18],
      legWidths: [32, 24, 20],
      hand: [12, 11],
      foot: [19, 10],
      sole: [15, 18],
      skin: SKIN,
      bare: true,
      toes: true,
      tail: (layer, spine) => formLimb(layer, spine, [13, 12, 11, 10, 9, 8], { tone: fur }),
      head: (layer, mood) => paintFurryHead(layer, head, mood),
    };
  },
  (base) => base,
);

const torso = (bottom: number): Point[] =>
  (
    [
      [2, -66],
      [22, -60],
      [30, -34],
      [34, -8],
      [24, 6],
      [0, 9],
      [-24, 6],
      [-34, -8],
      [-30, -34],
      [-20, -60],
    ] as const
  ).map(([x, y]): Point => [x, y + bottom]);

const POSES: Record<CreaturePose, UprightPose> = {
  rest: {
    torso: torso(-12),
    belly: ellipse([6, -34], 22, 28),
    farArm: {
      spine: svgPoints('20,-62 44,-46 46,-22'),
      end: 'hand',
    },
    nearArm: {
      spine: svgPoints('-22,-62 -46,-44 -38,-20'),
      end: 'hand',
    },
    farLeg: {
      spine: svgPoints('22,-12 46,-30 56,-9'),
      end: 'foot',
    },
    nearLeg: {
      spine: svgPoints('-22,-12 -48,-30 -50,-9'),
      end: 'foot',
    },
    head: { x: 4, y: -110, turn: -4 },
    tail: svgPoints('-22,-12 -64,-8 -88,-34 -84,-76 -100,-96 -114,-82 -104,-70'),
  },
  move: {
    torso: torso(-54),
    belly: ellipse([7, -76], 21, 27),
    farArm: {
      spine: svgPoints('20,-108 48,-96 68,-112'),
      end: 'hand',
    },
    nearArm: {
      spine: svgPoints('-20,-106 -46,-84 -62,-62'),
      end: 'hand',
    },
    farLeg: {
      spine: svgPoints('16,-54 44,-46 48,-16'),
      end: 'foot',
      turn: -22,
    },
    nearLeg: {
      spine: svgPoints('-14,-54 -14,-28 -40,-11'),
      end: 'foot',
      turn: 14,
    },
    head: { x: 8, y: -152, turn: 4 },
    tail: svgPoints('-24,-58 -62,-52 -92,-78 -88,-120 -108,-144 -126,-128 -114,-114'),
  },
  play: {
    torso: torso(-72),
    belly: ellipse([7, -94], 21, 27),
    farArm: {
      spine: svgPoints('20,-126 58,-134 74,-172'),
      end: 'hand',
    },
    nearArm: {
      spine: svgPoints('-20,-124 -58,-128 -76,-164'),
      end: 'hand',
    },
    farLeg: {
      spine: svgPoints('18,-70 54,-74 64,-46'),
      end: 'foot',
      turn: -26,
    },
    nearLeg: {
      spine: svgPoints('-14,-72 -32,-46 -24,-11'),
      end: 'foot',
      turn: 6,
    },
    head: { x: 2, y: -170, turn: -9 },
    tail: svgPoints('-24,-76 -64,-60 -104,-72 -120,-108 -100,-128 -86,-112 -98,-100'),
  },
};

/** The monkey: sits with its tail curled, strolls, and capers with its arms in the air. */
export const monkey: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -120, top: -173, right: 82, bottom: 4 },
      face: { x: 8, y: -106, radius: 48 },
    },
    move: {
      box: { left: -133, top: -214, right: 84, bottom: 4 },
      face: { x: 12, y: -148, radius: 48 },
    },
    play: {
      box: { left: -129, top: -233, right: 90, bottom: 2 },
      face: { x: 6, y: -166, radius: 48 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintUpright(layer, monkeyIn(random, coat), POSES[pose], mood);
  },
};
