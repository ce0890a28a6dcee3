import { svgPoints } from '../../paint/svg-points.ts';
import { ON_DARK_FUR } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { type Equine, equine } from '../parts/equine.ts';
import { toneOf } from '../parts/form.ts';
import { paintFourLegged, type Stance } from '../parts/four-legged.ts';
import { wardrobe } from '../parts/wardrobe.ts';

type Coat = Pick<
  Equine,
  'coat' | 'muzzle' | 'hoof' | 'sock' | 'mane' | 'eyeBrow' | 'eye' | 'blaze'
>;

/** Bay, chestnut, grey, black, palomino. */
const COATS: readonly Coat[] = [
  {
    coat: toneOf('#a9673f'),
    muzzle: toneOf('#b98a70'),
    hoof: toneOf('#5a4140'),
    sock: '#f4e6d2',
    mane: ['#54302c', '#472a2c', '#633a30'],
    eyeBrow: '#54302c',
    blaze: '#f6e8d4',
  },
  {
    coat: toneOf('#c4713e'),
    muzzle: toneOf('#cf9a78'),
    hoof: toneOf('#6a4a40'),
    mane: ['#dd9a5a', '#cf8449', '#e6ae74'],
    eyeBrow: '#6f3826',
    blaze: '#f9ead2',
  },
  {
    coat: toneOf('#c2bfc9'),
    muzzle: toneOf('#a69aa4'),
    hoof: toneOf('#5f5766'),
    sock: '#8d8796',
    mane: ['#77707f', '#686273', '#8a8494'],
    eyeBrow: '#5d566a',
  },
  {
    coat: toneOf('#685c64'),
    muzzle: toneOf('#8d7d84'),
    hoof: toneOf('#8b7568'),
    sock: '#f4e9dc',
    mane: ['#4b404a', '#433843', '#564a54'],
    eyeBrow: '#b7a9ad',
    eye: ON_DARK_FUR,
  },
  {
    coat: toneOf('#dfae62'),
    muzzle: toneOf('#d9b08c'),
    hoof: toneOf('#7d5a44'),
    sock: '#fbf0da',
    mane: ['#fbf0d8', '#f0dfbc', '#fff7e6'],
    eyeBrow: '#8a5c34',
    blaze: '#fdf3e0',
  },
];
/** Only those that are asked for wear these. */
const ON_REQUEST: readonly Coat[] = [
  {
    coat: toneOf('#f4efe9'),
    muzzle: toneOf('#dcc6bf'),
    hoof: toneOf('#8d7d78'),
    mane: ['#ded4cf', '#d0c5c1', '#ebe3dd'],
    eyeBrow: '#a0928e',
  },
  {
    coat: toneOf('#86563c'),
    muzzle: toneOf('#a67d68'),
    hoof: toneOf('#4f3a3a'),
    sock: '#f4e6d2',
    mane: ['#47302c', '#3c2828', '#553a33'],
    eyeBrow: '#412a28',
    blaze: '#f6e8d4',
  },
];

const horseIn = wardrobe(
  COATS,
  (coat) =>
    equine({
      ...coat,
      maneLength: 58,
      bodyWidths: [112, 118, 122, 116, 78, 56],
      legs: 1,
    }),
  (coat) => coat.coat.base,
  ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-92,-208 -40,-202 16,-202 66,-214 104,-252 122,-286'),
    hip: [-88, -192],
    shoulder: [60, -186],
    feet: { farHind: [-76, 0], farFore: [76, 0], nearHind: [-112, 0], nearFore: [54, 0] },
    tail: svgPoints('-140,-226 -168,-196 -172,-140 -164,-84 -172,-46'),
    head: { x: 136, y: -296, turn: 14, scale: 1.18 },
  },
  move: {
    name: 'move',
    body: svgPoints('-92,-212 -40,-206 16,-206 66,-220 102,-264 116,-304'),
    hip: [-88, -194],
    shoulder: [60, -190],
    feet: { farHind: [-50, 0], farFore: [118, -58], nearHind: [-138, -4], nearFore: [40, 0] },
    tail: svgPoints('-140,-232 -178,-236 -208,-204 -222,-158 -246,-134'),
    head: { x: 132, y: -318, turn: 2, scale: 1.18 },
  },
  play: {
    name: 'play',
    body: svgPoints('-96,-226 -42,-224 14,-228 66,-242 112,-278 140,-312'),
    hip: [-92, -208],
    shoulder: [62, -212],
    feet: {
      farHind: [-210, -96],
      farFore: [196, -112],
      nearHind: [-226, -62],
      nearFore: [168, -76],
    },
    tail: svgPoints('-144,-248 -186,-268 -226,-256 -258,-262 -290,-244'),
    head: { x: 160, y: -320, turn: -6, scale: 1.18 },
  },
};

/** The horse: stands at ease, trots and gallops. */
export const horse: CreaturePainter = {
  lives: 'ground',
  seat: [-14, -256],
  shapes: {
    rest: {
      box: { left: -200, top: -392, right: 226, bottom: 2 },
      face: { x: 156, y: -284, radius: 64 },
    },
    move: {
      box: { left: -261, top: -416, right: 233, bottom: 2 },
      face: { x: 158, y: -314, radius: 64 },
    },
    play: {
      box: { left: -302, top: -420, right: 267, bottom: -51 },
      face: { x: 186, y: -320, radius: 64 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, horseIn(random, coat), STANCES[pose], mood);
  },
};
