import { mix } from '../../paint/colour.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Equine, equine } from '../parts/equine.ts';
import { form, toneOf } from '../parts/form.ts';
import { paintFourLegged, type Stance } from '../parts/four-legged.ts';
import { wardrobe } from '../parts/wardrobe.ts';

const GOLD = toneOf('#f0bf56');

type Coat = Pick<Equine, 'coat' | 'muzzle' | 'hoof' | 'mane'>;

/** Manes of violet and rose, of the sea, of a sunset, of a rainbow. */
const COATS: readonly Coat[] = [
  {
    coat: toneOf('#f1e6f2'),
    muzzle: toneOf('#f0cfd6'),
    hoof: toneOf('#d9a64e'),
    mane: ['#c58fd6', '#ee9dba', '#9d9be8', '#f3b8c4'],
  },
  {
    coat: toneOf('#e8eff4'),
    muzzle: toneOf('#ecd3d8'),
    hoof: toneOf('#7f97c4'),
    mane: ['#62b7c2', '#86a4e2', '#86d0ba', '#a8c9ee'],
  },
  {
    coat: toneOf('#fbeee0'),
    muzzle: toneOf('#f3cfc0'),
    hoof: toneOf('#c98452'),
    mane: ['#ef9a5c', '#ea7f7c', '#f6c667', '#f2a79a'],
  },
  {
    coat: toneOf('#f4edea'),
    muzzle: toneOf('#f1cfcc'),
    hoof: toneOf('#d9a64e'),
    mane: ['#e98289', '#f3c264', '#7cc3a6', '#8f9be4'],
  },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  {
    coat: toneOf('#f1adc2'),
    muzzle: toneOf('#f9d5da'),
    hoof: toneOf('#d9a64e'),
    mane: ['#fbe3ec', '#c58fd6', '#f7c9a0', '#ffffff'],
  },
  {
    coat: toneOf('#b596d2'),
    muzzle: toneOf('#dcc3e4'),
    hoof: toneOf('#e0b75e'),
    mane: ['#f3b8d6', '#8f7bd0', '#f6e3f4', '#7fc4d4'],
  },
  {
    coat: toneOf('#84b2e4'),
    muzzle: toneOf('#d3e2ee'),
    hoof: toneOf('#e0b75e'),
    mane: ['#fdf6ff', '#7f97d8', '#f6c6dc', '#8fd0c8'],
  },
  {
    coat: toneOf('#f2d089'),
    muzzle: toneOf('#f8e4c0'),
    hoof: toneOf('#c98452'),
    mane: ['#fff4d6', '#ee9d7c', '#f6b8b4', '#fbe3a0'],
  },
  {
    coat: toneOf('#a9d3b2'),
    muzzle: toneOf('#d8e8d4'),
    hoof: toneOf('#d9a64e'),
    mane: ['#f6f0c0', '#6fb59a', '#f3bcc6', '#ffffff'],
  },
];

const unicornIn = wardrobe(
  COATS,
  (coat) =>
    equine({
      ...coat,
      maneLength: 84,
      eyeBrow: mix(coat.mane[0] ?? coat.hoof.base, '#5a3a70', 0.5),
      bodyWidths: [98, 104, 108, 104, 66, 50],
      legs: 1,
      crown: (layer) =>
        layer.at({ x: 20, y: -40, turn: 28 }, () => {
          form(layer, svgPoints('-9,4 -5,-30 0,-72 5,-30 9,4'), GOLD, { tremble: 0.3 });
          for (const k of [0, 1, 2, 3])
            layer.line(
              [
                [-8 + k * 1.6, -4 - k * 14],
                [0, -8 - k * 14],
                [7 - k * 1.5, -14 - k * 14],
              ],
              2.4,
              GOLD.deep,
              { opacity: 0.7 },
            );
        }),
    }),
  (coat) => coat.coat.base,
  ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-92,-56 -44,-62 10,-64 56,-84 84,-132 98,-174'),
    hip: [-82, -50],
    shoulder: [56, -58],
    feet: { farHind: [-20, 0], farFore: [100, 0], nearHind: [-38, 0], nearFore: [60, 0] },
    haunch: [56, 47],
    folded: {
      flat: false,
      far: svgPoints('64,-56 128,-38 156,-26'),
      near: svgPoints('52,-50 112,-24 76,-24'),
    },
    tail: svgPoints('-132,-62 -164,-60 -184,-36 -206,-24 -240,-20'),
    head: { x: 114, y: -190, turn: 8, scale: 1.16 },
  },
  move: {
    name: 'move',
    body: svgPoints('-84,-212 -34,-208 18,-210 62,-226 90,-272 98,-314'),
    hip: [-80, -196],
    shoulder: [56, -196],
    feet: { farHind: [-52, 0], farFore: [124, -96], nearHind: [-124, 0], nearFore: [46, 0] },
    tail: svgPoints('-124,-232 -166,-252 -196,-214 -204,-150 -240,-114'),
    head: { x: 114, y: -328, turn: 8, scale: 1.14 },
  },
  play: {
    name: 'play',
    body: svgPoints('-64,-170 -30,-206 8,-244 34,-282 58,-330 64,-366'),
    hip: [-62, -160],
    shoulder: [28, -262],
    feet: { farHind: [-16, 0], farFore: [140, -244], nearHind: [-70, 0], nearFore: [104, -190] },
    tail: svgPoints('-106,-176 -150,-172 -168,-120 -166,-60 -204,-34'),
    head: { x: 82, y: -380, turn: 2, scale: 1.14 },
  },
};

/** The unicorn: lies with folded legs, prances, and rears with its mane flying. */
export const unicorn: CreaturePainter = {
  lives: 'ground',
  seat: [-8, -254],
  shapes: {
    rest: {
      box: { left: -247, top: -304, right: 208, bottom: 6 },
      face: { x: 142, y: -184, radius: 62 },
    },
    move: {
      box: { left: -259, top: -439, right: 206, bottom: 2 },
      face: { x: 140, y: -320, radius: 62 },
    },
    play: {
      box: { left: -220, top: -498, right: 180, bottom: 2 },
      face: { x: 106, y: -374, radius: 62 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, unicornIn(random, coat), STANCES[pose], mood);
  },
};
