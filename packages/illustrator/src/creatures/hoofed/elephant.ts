import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { light } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, MOOD_FACES } from '../parts/creature-face.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, roundFoot, type Stance } from '../parts/four-legged.ts';
import { wardrobe } from '../parts/wardrobe.ts';

/** Blue, warm and lilac grey: stories call an elephant grey. */
const SKINS = ['#8d96ae', '#a2989c', '#a298b0'];
const PINK = toneOf('#d9a3a6');

const EAR: readonly Point[] = svgPoints(
  '10,-34 -22,-52 -58,-46 -80,-14 -78,28 -58,62 -34,58 -16,34 6,20',
);
const FACE: readonly Point[] = svgPoints(
  '2,-50 28,-46 48,-26 54,2 46,30 24,46 -6,44 -32,30 -42,2 -38,-26 -20,-45',
);

/** Spines of the trunk in the head's units. */
const TRUNKS: Record<Stance['name'], readonly Point[]> = {
  rest: svgPoints('24,14 42,44 72,58 96,40 94,14'),
  move: svgPoints('24,14 40,50 46,88 62,116 84,114'),
  play: svgPoints('26,12 58,34 88,20 98,-20 90,-60 104,-84'),
};

const paintEar = (
  layer: Layer,
  skin: Tone,
  x: number,
  { turn, far }: { readonly turn: number; readonly far: boolean },
): void => {
  layer.at({ x, y: -6, turn, flip: far, scale: far ? 0.9 : 1 }, () => {
    form(layer, EAR, far ? farTone(skin) : skin, { tremble: 1.4 });
    form(
      layer,
      EAR.map(([px, py]): Point => [-10 + (px + 10) * 0.72, 4 + (py - 4) * 0.72]),
      far ? farTone(PINK) : PINK,
      { tremble: 1.2 },
    );
  });
};

const paintHead = (layer: Layer, skin: Tone, mood: CreatureMood, name: Stance['name']): void => {
  const low = mood === 'worried' ? -10 : 0;
  const flap = name === 'play' ? 14 : low;
  paintEar(layer, skin, 40, { turn: -8 - flap, far: true });
  paintEar(layer, skin, -26, { turn: 4 + flap, far: false });
  form(layer, FACE, skin, { shadow: 0.6 });
  for (const k of [-1, 0, 1])
    layer.dab([2 + k * 5, -46], 17, 2.4, { angle: -90 + k * 22, colour: skin.deep });
  paintMouth(layer, mood);
  formLimb(layer, svgPoints('50,24 60,34 72,34'), [13, 11, 4], {
    tone: toneOf('#fff4dd'),
    tremble: 0.3,
  });
  const trunk = TRUNKS[name];
  formLimb(layer, [[16, -12], ...trunk], [46, 46, 36, 28, 23, 20], { tone: skin, shadow: 0.6 });
  paintFolds(layer, skin, trunk);
  creatureEye(layer, [-10, -9], 9.6, { side: -1, mood, brow: skin.deep });
  creatureEye(layer, [36, -11], 9.2, { side: 1, mood, brow: skin.deep });
  cheek(layer, [-22, 12], 11);
  cheek(layer, [46, 6], 8);
};

const paintFolds = (layer: Layer, skin: Tone, trunk: readonly Point[]): void => {
  trunk.slice(0, -1).forEach(([x, y], i) => {
    const next = trunk[i + 1] ?? [x, y];
    const d = Math.hypot(next[0] - x, next[1] - y) || 1;
    for (const t of [0.3, 0.8]) {
      const half = 13 - i * 1.9;
      const [cx, cy] = [x + (next[0] - x) * t, y + (next[1] - y) * t];
      const [nx, ny] = [(-(next[1] - y) / d) * half, ((next[0] - x) / d) * half];
      layer.line(
        [
          [cx - nx, cy - ny],
          [cx + (next[0] - x) * 0.08, cy + (next[1] - y) * 0.08],
          [cx + nx, cy + ny],
        ],
        2.2,
        skin.deep,
        { opacity: 0.5 },
      );
    }
  });
};

/** The mouth shows beside the trunk. */
const paintMouth = (layer: Layer, mood: CreatureMood): void => {
  const kind = MOOD_FACES[mood].mouth;
  if (kind === 'open')
    layer.shape(svgPoints('-14,26 6,30 26,36 22,52 4,54 -10,42'), '#7a2c38', {
      tremble: 0.3,
      coats: [{ draw: () => layer.disc([6, 56], 14, '#ef9a92') }],
    });
  const { ctx } = layer;
  ctx.strokeStyle = '#5b3138';
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.moveTo(-20, kind === 'wave' ? 36 : 24);
  ctx.quadraticCurveTo(-8, kind === 'wave' ? 26 : 36, 12, 32);
  ctx.stroke();
};

const elephantIn = wardrobe(SKINS, (base): FourLegged => {
  const skin = toneOf(base);
  return {
    tone: skin,
    bodyWidths: [150, 206, 216, 196, 140],
    fore: { upper: 84, lower: 78, widths: [112, 88, 78], ankle: 34 },
    hind: { upper: 66, lower: 58, cannon: 34, widths: [138, 104, 80, 76], ankle: 34 },
    foot: roundFoot(skin, 84, light(base, 0.16)),
    tail: (layer, spine) => {
      formLimb(layer, spine, [18, 12, 9], { tone: farTone(skin) });
      const [x, y] = spine[spine.length - 1] ?? [0, 0];
      for (const k of [-1, 0, 1])
        layer.dab([x, y - 4], 28, 5, { angle: 96 + k * 20, colour: skin.deep });
    },
    head: (layer, mood, { name }) => paintHead(layer, skin, mood, name),
    markings: (layer, { body }) => {
      const [x, y] = body[1] ?? [0, 0];
      layer.shape(ellipse([x + 16, y - 84], 84, 30, { turn: -2 }), light(base, 0.05), {
        tremble: 2,
        opacity: 0.6,
      });
    },
  };
});

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-52,-94 -40,-150 -8,-202 32,-244'),
    widths: [170, 206, 176, 120],
    hip: [-62, -78],
    shoulder: [32, -176],
    feet: { farHind: [-20, 0], farFore: [36, 0], nearHind: [6, 2], nearFore: [82, 2] },
    haunch: [74, 76],
    tail: svgPoints('-132,-60 -158,-34 -172,-22'),
    head: { x: 54, y: -294, scale: 1.72, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-116,-206 -56,-212 12,-212 72,-228 118,-256'),
    hip: [-106, -178],
    shoulder: [66, -182],
    feet: { farHind: [-66, 0], farFore: [124, -18], nearHind: [-150, 0], nearFore: [44, 0] },
    tail: svgPoints('-190,-236 -216,-196 -210,-146'),
    head: { x: 146, y: -284, scale: 1.62, turn: 2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-112,-188 -56,-204 10,-220 66,-246 108,-284'),
    hip: [-104, -166],
    shoulder: [64, -200],
    feet: { farHind: [-62, 0], farFore: [166, -118], nearHind: [-140, 0], nearFore: [70, -4] },
    tail: svgPoints('-184,-206 -222,-222 -246,-262'),
    head: { x: 134, y: -318, scale: 1.62, turn: -8 },
  },
};

/** The elephant: sits with its trunk curled, plods, and trumpets with a foot in the air. */
export const elephant: CreaturePainter = {
  lives: 'ground',
  seat: [-40, -316],
  shapes: {
    rest: {
      box: { left: -186, top: -404, right: 251, bottom: 8 },
      face: { x: 70, y: -284, radius: 92 },
    },
    move: {
      box: { left: -226, top: -390, right: 333, bottom: 6 },
      face: { x: 162, y: -276, radius: 88 },
    },
    play: {
      box: { left: -261, top: -496, right: 320, bottom: 6 },
      face: { x: 150, y: -312, radius: 88 },
    },
  },
  paint(layer, { pose, mood, random }) {
    paintFourLegged(layer, elephantIn(random), STANCES[pose], mood);
  },
};
