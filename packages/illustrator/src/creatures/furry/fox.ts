import { mix, shade } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { limb } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';

interface Coat {
  readonly fur: Tone;
  readonly sock: Tone;
}

/** Red, amber, russet: a fox stays a fox. */
const COATS: readonly Coat[] = [
  { fur: toneOf('#d9713a'), sock: toneOf('#4a2a33') },
  { fur: toneOf('#e28443'), sock: toneOf('#58343a') },
  { fur: toneOf('#bd5d42'), sock: toneOf('#472a38') },
];
const CREAM = toneOf('#fbe9d2');

const headIn = (fur: Tone): FurryHead => ({
  tone: fur,
  outline: svgPoints(`
    0,-40 24,-36 42,-18 50,4 60,22 42,28 24,38 8,43 -6,42 -26,34 -42,27 -60,20 -50,4 -42,-18
    -24,-36
  `),
  ears: {
    at: [31, -20],
    shape: svgPoints('-15,6 -9,-24 7,-46 16,-22 16,8'),
    inner: svgPoints('-6,4 -2,-18 6,-30 10,-14 10,4'),
    tone: fur,
    innerColour: mix(CREAM.base, '#e9a99a', 0.45),
    lean: 2,
  },
  turn: 6,
  eyes: { y: 0, apart: 21, size: 8.6 },
  brow: shade(fur.base, 0.24),
  muzzle: null,
  nose: { y: 18, width: 14, height: 10, colour: '#2c1a24' },
  mouth: { y: 31, width: 18 },
  cheek: { y: 17, apart: 32, radius: 10 },
  markings: (layer) =>
    layer.shape(
      svgPoints(`
        10,6 2,14 -14,10 -34,6 -66,17 -58,36 -30,50 8,52 38,47 66,35 64,16 44,9 26,12
      `),
      CREAM.base,
      { tremble: 1.5, frequency: 0.07 },
    ),
  tufts: (layer) => {
    for (const side of [-1, 1]) {
      layer.dab([side * 41, 20], 21, 4.5, { angle: side > 0 ? 22 : 158, colour: CREAM.base });
      layer.dab([side * 37, 26], 18, 4.5, { angle: side > 0 ? 42 : 138, colour: CREAM.base });
    }
  },
});

const paintTail = (layer: Layer, spine: readonly Point[], fur: Tone): void => {
  const outline = limb(spine, [20, 42, 54, 46, 10]);
  const tip = spine[spine.length - 1] ?? [0, 0];
  const before = spine[spine.length - 2] ?? tip;
  const along = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  form(layer, outline, fur, {
    smoothed: true,
    tremble: 2.2,
    frequency: 0.09,
    hair: 60,
    markings: () =>
      layer.at({ x: tip[0], y: tip[1], turn: (along * 180) / Math.PI }, () =>
        layer.shape(
          svgPoints('40,-40 -26,-34 -16,-22 -30,-8 -18,4 -30,20 -16,34 40,40'),
          CREAM.base,
          { tremble: 1.5 },
        ),
      ),
  });
};

const BIB: readonly Point[] = svgPoints('4,-26 24,-24 34,-4 26,22 14,46 2,30 -6,4');

const foxIn = wardrobe(
  COATS,
  ({ fur, sock }): FourLegged => {
    const head = headIn(fur);
    return {
      tone: fur,
      bodyWidths: [46, 56, 56, 58, 44, 30],
      fore: { upper: 34, lower: 30, widths: [30, 20, 15], ankle: 8 },
      hind: { upper: 26, lower: 24, cannon: 20, widths: [40, 30, 15, 14], ankle: 8 },
      sock: sock.base,
      hair: 12,
      foot: paw(sock, 20),
      tail: (layer, spine) => paintTail(layer, spine, fur),
      head: (layer, mood, stance) =>
        paintFurryHead(layer, head, mood, stance.name === 'play' ? { sweep: -10 } : {}),
      over: (layer, { head: at, name }) => {
        const turn = name === 'rest' ? 8 : -18;
        layer.at({ x: at.x - (name === 'rest' ? 2 : 6), y: at.y + 40, turn }, () =>
          form(layer, BIB, CREAM, { tremble: 2.2, frequency: 0.1 }),
        );
      },
    };
  },
  (coat) => coat.fur.base,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-22,-30 -16,-62 -2,-92 10,-122'),
    widths: [56, 64, 52, 34],
    hip: [-24, -26],
    shoulder: [14, -74],
    feet: { farHind: [-10, 0], farFore: [8, 0], nearHind: [-6, 2], nearFore: [24, 1] },
    haunch: [25, 26],
    tail: svgPoints('-32,-20 -68,-24 -98,-44 -108,-80 -94,-114'),
    head: { x: 14, y: -146, turn: -5 },
  },
  move: {
    name: 'move',
    body: svgPoints('-52,-66 -20,-68 14,-66 42,-74 58,-98'),
    hip: [-48, -62],
    shoulder: [38, -64],
    feet: { farHind: [-22, 0], farFore: [70, -12], nearHind: [-82, 0], nearFore: [26, 0] },
    tail: svgPoints('-64,-70 -98,-62 -130,-72 -158,-92 -184,-92'),
    head: { x: 70, y: -124, turn: 2, scale: 0.94 },
  },
  play: {
    name: 'play',
    body: svgPoints('-54,-92 -22,-104 14,-112 42,-124 58,-148'),
    hip: [-50, -88],
    shoulder: [38, -112],
    feet: { farHind: [-84, -30], farFore: [104, -108], nearHind: [-112, -42], nearFore: [86, -76] },
    tail: svgPoints('-66,-92 -100,-80 -134,-92 -158,-122 -184,-134'),
    head: { x: 70, y: -172, turn: -8, scale: 0.94 },
  },
};

/** The fox of the story: rests sitting, moves at a trot, plays in a leap. */
export const fox: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -135, top: -218, right: 75, bottom: 4 },
      face: { x: 15, y: -144, radius: 59 },
    },
    move: {
      box: { left: -192, top: -190, right: 126, bottom: 2 },
      face: { x: 70, y: -122, radius: 56 },
    },
    play: {
      box: { left: -192, top: -241, right: 131, bottom: -25 },
      face: { x: 72, y: -170, radius: 57 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, foxIn(random, coat), STANCES[pose], mood);
  },
};
