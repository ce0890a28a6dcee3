import type { CreaturePainter } from './creature-painter.ts';
import { equine } from './parts/equine.ts';
import { toneOf } from './parts/form.ts';
import { paintFourLegged, type Stance } from './parts/four-legged.ts';

const HORSE = equine({
  coat: toneOf('#a9673f'),
  muzzle: toneOf('#b98a70'),
  hoof: toneOf('#5a4140'),
  sock: '#f4e6d2',
  mane: ['#54302c', '#472a2c', '#633a30'],
  maneLength: 58,
  eyeBrow: '#54302c',
  bodyWidths: [112, 118, 122, 116, 78, 56],
  legs: 1,
  blaze: '#f6e8d4',
});

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: [
      [-92, -208],
      [-40, -202],
      [16, -202],
      [66, -214],
      [104, -252],
      [122, -286],
    ],
    hip: [-88, -192],
    shoulder: [60, -186],
    feet: { farHind: [-76, 0], farFore: [76, 0], nearHind: [-112, 0], nearFore: [54, 0] },
    tail: [
      [-140, -226],
      [-168, -196],
      [-172, -140],
      [-164, -84],
      [-172, -46],
    ],
    head: { x: 136, y: -296, turn: 14, scale: 1.18 },
  },
  move: {
    name: 'move',
    body: [
      [-92, -212],
      [-40, -206],
      [16, -206],
      [66, -220],
      [102, -264],
      [116, -304],
    ],
    hip: [-88, -194],
    shoulder: [60, -190],
    feet: { farHind: [-50, 0], farFore: [118, -58], nearHind: [-138, -4], nearFore: [40, 0] },
    tail: [
      [-140, -232],
      [-178, -236],
      [-208, -204],
      [-222, -158],
      [-246, -134],
    ],
    head: { x: 132, y: -318, turn: 2, scale: 1.18 },
  },
  play: {
    name: 'play',
    body: [
      [-96, -226],
      [-42, -224],
      [14, -228],
      [66, -242],
      [112, -278],
      [140, -312],
    ],
    hip: [-92, -208],
    shoulder: [62, -212],
    feet: {
      farHind: [-210, -96],
      farFore: [196, -112],
      nearHind: [-226, -62],
      nearFore: [168, -76],
    },
    tail: [
      [-144, -248],
      [-186, -268],
      [-226, -256],
      [-258, -262],
      [-290, -244],
    ],
    head: { x: 160, y: -320, turn: -6, scale: 1.18 },
  },
};

/** The chestnut horse: stands at ease, trots and gallops. */
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
  paint(layer, { pose, mood }) {
    paintFourLegged(layer, HORSE, STANCES[pose], mood);
  },
};
