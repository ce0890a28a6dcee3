import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { light } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, creatureMouth } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Skin {
  readonly tone: Tone;
  readonly belly: Tone;
  readonly spot: string;
}

const skinOf = (base: string, spot: string): Skin => ({
  tone: toneOf(base),
  belly: toneOf(light(base, 0.12)),
  spot,
});

/** Lime, lilac, coral, sky. */
const SKINS: readonly Skin[] = [
  skinOf('#9ccb63', '#5f9a55'),
  skinOf('#b39ad6', '#7d63ab'),
  skinOf('#ee9a83', '#c4654f'),
  skinOf('#7fb9d8', '#4a86ad'),
];
const BULB = '#ffdf7a';
const BODY = svgPoints(
  '0,-206 44,-196 66,-160 72,-116 70,-70 58,-36 26,-22 -26,-22 -58,-36 -70,-70 -72,-116 -66,-160 -44,-196',
);

/** Where hands and feet are, from the middle of the feet; the body's lean and lift. */
interface Stance {
  readonly lean: number;
  readonly lift: number;
  readonly hands: readonly [left: Point, right: Point];
  readonly feet: readonly Point[];
}

const STANCES: Readonly<Record<CreaturePose, Stance>> = {
  rest: {
    lean: 0,
    lift: 0,
    hands: [
      [-92, -64],
      [92, -64],
    ],
    feet: svgPoints('-36,0 0,0 36,0'),
  },
  move: {
    lean: 6,
    lift: 6,
    hands: [
      [-100, -120],
      [104, -98],
    ],
    feet: svgPoints('-48,-12 2,0 48,-4'),
  },
  play: {
    lean: -5,
    lift: 26,
    hands: [
      [-106, -188],
      [106, -194],
    ],
    feet: svgPoints('-44,-14 0,-24 46,-12'),
  },
};

const paintLimbs = (layer: Layer, { tone }: Skin, { hands, feet, lift }: Stance): void => {
  for (const [at, x] of [-36, 0, 36].entries()) {
    const [footX, footY] = feet[at] ?? [x, 0];
    const own = at === 1 ? farTone(tone) : tone;
    formLimb(
      layer,
      [
        [x, -40 - lift],
        [(x + footX) / 2, (footY - 40 - lift) / 2],
        [footX, footY - 10],
      ],
      [30, 26, 24],
      {
        tone: own,
      },
    );
    form(layer, ellipse([footX + 4, footY - 9], 22, 11), own, { shadow: 0.5 });
  }
  for (const [at, [x, y]] of hands.entries()) {
    const side = at === 0 ? -1 : 1;
    const from: Point = [side * 58, -110 - lift];
    formLimb(
      layer,
      [from, [(from[0] + x) / 2 + side * 10, (from[1] + y) / 2 + 8], [x, y]],
      [26, 21, 18],
      { tone },
    );
    form(layer, ellipse([x, y], 15, 14), tone, { small: true });
  }
};

const paintAntennae = (layer: Layer, { tone }: Skin, mood: CreatureMood): void => {
  const droop = { happy: 0, curious: -6, worried: 26, sleepy: 18 }[mood];
  for (const side of [-1, 1]) {
    const tip: Point = [side * (46 + droop * 0.5), -262 + droop];
    formLimb(layer, [[side * 22, -196], [side * 28, -232 + droop * 0.4], tip], [10, 8, 7], {
      tone,
    });
    layer.glow(tip, 30, BULB, { opacity: 0.6 });
    form(layer, ellipse(tip, 13, 13), toneOf(BULB), { small: true });
  }
};

/** Three eyes in a row, the middle one higher and bigger. */
const paintFace = (layer: Layer, { spot }: Skin, mood: CreatureMood): void => {
  for (const [x, y, size, side] of [
    [-26, -140, 10, -1],
    [36, -140, 10, 1],
    [5, -164, 12, 1],
  ] as const)
    creatureEye(layer, [x, y], size, { side, mood, white: true });
  for (const x of [-40, 50]) cheek(layer, [x, -116], 11);
  creatureMouth(layer, [5, -108], 34, mood);
  for (const [x, y, r] of [
    [-52, -84, 8],
    [-40, -62, 6],
    [52, -72, 7],
  ] as const)
    layer.shape(ellipse([x, y], r, r * 0.9), spot, { tremble: 0.6, opacity: 0.7 });
};

const skin = wardrobe(
  SKINS,
  (one) => one,
  (one: Skin) => one.tone.base,
);

/** Somebody from another star: three eyes, three feet, two lamps; stands, trots, and hops. */
export const alien: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -110, top: -278, right: 110, bottom: 4 },
      face: { x: 5, y: -134, radius: 62 },
    },
    move: {
      box: { left: -118, top: -286, right: 122, bottom: 4 },
      face: { x: 16, y: -140, radius: 62 },
    },
    play: {
      box: { left: -124, top: -304, right: 124, bottom: 2 },
      face: { x: -8, y: -160, radius: 62 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    const own = skin(random, coat);
    const stance = STANCES[pose];
    paintLimbs(layer, own, stance);
    layer.at({ x: 0, y: -stance.lift, turn: stance.lean }, () => {
      paintAntennae(layer, own, mood);
      form(layer, BODY, own.tone, {
        shadow: 0.6,
        markings: () => form(layer, ellipse([4, -58], 44, 40), own.belly, { shadow: 0.3 }),
      });
      paintFace(layer, own, mood);
    });
  },
};
