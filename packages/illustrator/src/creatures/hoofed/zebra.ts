import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { equine } from '../parts/equine.ts';
import { alongside, toneOf } from '../parts/form.ts';
import type { Stance } from '../parts/four-legged.ts';
import { onHaunch, stations, stripes } from './coats.ts';
import { coatOf, type Hoofed, hoofed, isThigh, tuftedTail } from './parts.ts';

const STRIPE = '#46363f';
const WHITE = '#fbf3e6';
const WIDTHS = [106, 116, 120, 112, 76, 58];

/** Stripes of the head, each from its root along an angle: x, y, length, width, angle. */
const FACE: readonly (readonly [number, number, number, number, number])[] = [
  [-31, -22, 30, 5, 20],
  [-36, -2, 34, 5.5, 8],
  [-33, 18, 34, 5, -8],
  [-14, 37, 26, 4.5, -52],
  [12, 41, 22, 4, -66],
  [4, -47, 16, 5, 84],
  [38, -26, 15, 4.5, 118],
  [50, -11, 22, 5, 124],
  [60, 1, 24, 4.5, 130],
];

/** A brush of a mane that stands up, dark and white by turns like the neck below it. */
const paintMane = (layer: Layer, { body, name }: Stance): void => {
  const edge = alongside(
    body.slice(-3),
    WIDTHS.slice(-3).map((width) => -width * 0.4),
  );
  const lean = { rest: 6, move: 14, play: 26 }[name];
  for (const { at, angle, t } of stations(edge, [0, 0], 6.5))
    layer.dab(at, 34, 12, {
      angle: angle - 90 - lean,
      colour: Math.floor(t * 9.5) % 2 ? WHITE : STRIPE,
    });
};

const zebraOf = (random: Random): Hoofed => {
  const coat = coatOf(WHITE, random, 0.5);
  const stripe = coatOf(STRIPE, random).base;
  const shift = random.signed(5);
  const horse = equine({
    coat,
    muzzle: toneOf('#6b5560'),
    hoof: toneOf('#4a3b42'),
    mane: [stripe, WHITE, stripe],
    maneLength: 20,
    eyeBrow: '#a08f92',
    bodyWidths: WIDTHS,
    legs: 0.94,
    crown: (layer) => {
      for (const [x, y, long, wide, angle] of FACE)
        layer.dab([x, y], long, wide, { angle, colour: stripe, bend: 1.5 });
    },
  });
  return {
    ...horse,
    tail: (layer, spine) =>
      tuftedTail(layer, spine, [22, 14, 12, 11], {
        tone: coat,
        tuft: { colour: stripe, long: 56, wide: 16 },
      }),
    markings: (layer, { body }) =>
      stripes(layer, body, WIDTHS, {
        look: { gap: 20, wide: 13, colour: stripe },
        reach: ({ t }, i) => {
          const short = i % 2 ? 0.34 : 0.6;
          return [-1.04, t > 0.62 ? 0.8 : short, t < 0.3 ? 30 - t * 80 + shift : shift];
        },
      }),
    legMarkings: (layer, spine) => {
      if (isThigh(spine)) return;
      const look = { gap: 16, wide: 8, colour: stripe };
      stripes(layer, spine, [80, 40, 26, 26], {
        look,
        reach: (_, i) => (i % 2 ? [1.15, -0.7, 8] : [-1.15, 0.7, -8]),
      });
    },
    over: paintMane,
    overLegs: (layer, stance) =>
      onHaunch(layer, stance, () => {
        const [x, y] = stance.hip;
        for (const k of [-1, 0, 1, 2])
          layer.dab([x - 70, y - 34 + k * 24], 92 - k * 8, 9, {
            angle: 24 - k * 14,
            colour: stripe,
            bend: -6,
          });
      }),
  };
};

const tails = {
  rest: svgPoints('-128,-60 -152,-48 -166,-24'),
  move: svgPoints('-134,-210 -160,-180 -168,-132'),
  play: svgPoints('-136,-226 -176,-236 -214,-222'),
} satisfies Record<Stance['name'], Point[]>;

const STANCES: Record<Stance['name'], Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-84,-60 -40,-64 10,-66 54,-84 82,-128 96,-164'),
    hip: [-78, -50],
    shoulder: [54, -58],
    feet: { farHind: [-20, 0], farFore: [100, 0], nearHind: [-36, 0], nearFore: [60, 0] },
    haunch: [56, 48],
    folded: {
      flat: false,
      far: svgPoints('62,-56 122,-36 150,-24'),
      near: svgPoints('50,-50 106,-24 72,-24'),
    },
    tail: tails.rest,
    head: { x: 110, y: -178, turn: 8, scale: 1.2 },
  },
  move: {
    name: 'move',
    body: svgPoints('-86,-192 -38,-188 14,-188 60,-202 92,-246 106,-282'),
    hip: [-82, -176],
    shoulder: [54, -174],
    feet: { farHind: [-46, 0], farFore: [110, -48], nearHind: [-126, -2], nearFore: [34, 0] },
    tail: tails.move,
    head: { x: 122, y: -296, turn: 4, scale: 1.2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-90,-206 -40,-206 12,-210 60,-226 100,-264 122,-298'),
    hip: [-86, -190],
    shoulder: [56, -196],
    feet: {
      farHind: [-194, -86],
      farFore: [182, -120],
      nearHind: [-208, -54],
      nearFore: [154, -78],
    },
    tail: tails.play,
    head: { x: 140, y: -310, turn: -6, scale: 1.2 },
  },
};

/** The zebra: rests in the grass, trots, and gallops. */
export const zebra = hoofed({
  stances: STANCES,
  face: { x: 20, y: 6, radius: 52 },
  boxes: {
    rest: [-200, -272, 208, 19],
    move: [-192, -392, 222, 3],
    play: [-261, -408, 250, -44],
  },
  seat: [-14, -240],
  animal: zebraOf,
});
