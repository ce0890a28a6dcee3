import { light, mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { ellipse, limb } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { form, formLimb, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { DOG_COATS, DOG_COATS_ON_REQUEST, type DogCoat } from './dog-coats.ts';

const headIn = (coat: DogCoat): FurryHead => ({
  tone: coat.fur,
  outline: svgPoints(`
    0,-43 25,-38 42,-18 46,6 42,26 24,41 2,46 -20,41 -40,27 -46,6 -42,-18 -25,-38
  `),
  ears: {
    at: [33, -30],
    shape: svgPoints('-12,-4 4,-9 18,4 25,28 21,52 8,58 0,42 -2,16'),
    inner: null,
    tone: coat.patch,
    innerColour: coat.patch.base,
    lean: -6,
    over: true,
  },
  turn: 6,
  eyes: { y: -3, apart: 19, size: 9, ...coat.eyes },
  brow: coat.brow,
  muzzle: {
    shape: svgPoints('0,2 13,7 25,20 23,34 10,43 -8,43 -22,34 -24,20 -12,7'),
    tone: coat.pale,
  },
  nose: { y: 10, width: 20, height: 13, colour: '#38222b' },
  mouth: { y: 26, width: 24 },
  cheek: { y: 17, apart: 33, radius: 9 },
  markings: (layer) => {
    layer.shape(svgPoints('4,-46 12,-30 10,-8 8,10 2,10 0,-8 -4,-30'), coat.pale.base, {
      tremble: 1,
    });
    layer.shape(ellipse([27, -4], 17, 20, { turn: 8 }), mix(coat.patch.base, coat.fur.base, 0.35), {
      tremble: 1,
    });
  },
});

const paintTail = (layer: Layer, spine: readonly Point[], coat: DogCoat): void => {
  const tip = spine[spine.length - 1] ?? [0, 0];
  formLimb(layer, spine, [15, 16, 13, 6], {
    tone: coat.fur,
    hair: 60,
    markings: () => layer.disc(tip, 15, coat.pale.base),
  });
};

const paintCollar = (layer: Layer, stance: Stance, colour: string): void => {
  const a = stance.body[stance.body.length - 2] ?? [0, 0];
  const b = stance.body[stance.body.length - 1] ?? [0, 0];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
  layer.at({ x: b[0], y: b[1], turn }, () => {
    form(layer, limb(svgPoints('-23,4 0,13 23,4'), [9, 9]), toneOf(colour), { smoothed: true });
    layer.disc([8, 21], 7, '#f0c148');
    layer.disc([6, 19], 2.4, light('#f0c148', 0.12));
  });
};

const dogIn = wardrobe(
  DOG_COATS,
  (coat): FourLegged => {
    const head = headIn(coat);
    return {
      tone: coat.fur,
      bodyWidths: [48, 54, 60, 62, 46],
      fore: { upper: 38, lower: 34, widths: [32, 22, 18], ankle: 9 },
      hind: { upper: 28, lower: 27, cannon: 22, widths: [42, 32, 18, 16], ankle: 9 },
      sock: coat.pale.base,
      hair: 10,
      foot: paw(coat.pale, 24),
      tail: (layer, spine) => paintTail(layer, spine, coat),
      head: (layer, mood) => paintFurryHead(layer, head, mood),
      markings: (layer, { body, name }) => {
        const [x, y] = body[1] ?? [0, 0];
        layer.shape(ellipse([x - 4, y - 16], 24, 22, { turn: 20 }), coat.patch.base, {
          tremble: 2,
        });
        const chest = body[body.length - 2] ?? [0, 0];
        const at: Point =
          name === 'rest' ? [chest[0] + 24, chest[1] + 14] : [chest[0] + 30, chest[1] + 8];
        layer.shape(ellipse(at, 22, 42, { turn: name === 'rest' ? 6 : 24 }), coat.pale.base, {
          tremble: 2,
        });
      },
      over: (layer, stance) => paintCollar(layer, stance, coat.collar),
    };
  },
  (coat) => coat.fur.base,
  DOG_COATS_ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-20,-32 -14,-62 0,-90 10,-112'),
    widths: [62, 66, 56, 42],
    hip: [-22, -28],
    shoulder: [14, -74],
    feet: { farHind: [-10, 0], farFore: [8, 0], nearHind: [-4, 2], nearFore: [26, 1] },
    haunch: [27, 28],
    tail: svgPoints('-40,-14 -62,-14 -76,-34 -74,-56'),
    head: { x: 14, y: -138, turn: -4 },
  },
  move: {
    name: 'move',
    body: svgPoints('-52,-76 -20,-78 14,-76 42,-82 58,-104'),
    hip: [-46, -68],
    shoulder: [38, -70],
    feet: { farHind: [-20, 0], farFore: [70, -16], nearHind: [-80, 0], nearFore: [24, 0] },
    tail: svgPoints('-68,-86 -88,-102 -96,-124 -88,-144'),
    head: { x: 68, y: -134, turn: 2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-58,-96 -28,-84 6,-62 34,-52 54,-66'),
    hip: [-52, -84],
    shoulder: [30, -46],
    feet: { farHind: [-34, 0], farFore: [88, 0], nearHind: [-62, 0], nearFore: [70, 1] },
    tail: svgPoints('-72,-108 -90,-128 -86,-152 -70,-164'),
    head: { x: 72, y: -90, turn: 8 },
  },
};

/** The dog: sits up, trots, and bows to play with its tail in the air. */
export const dog: CreaturePainter = {
  lives: 'ground',
  seat: null,
  shapes: {
    rest: {
      box: { left: -86, top: -186, right: 78, bottom: 4 },
      face: { x: 16, y: -134, radius: 50 },
    },
    move: {
      box: { left: -104, top: -180, right: 131, bottom: 2 },
      face: { x: 70, y: -130, radius: 50 },
    },
    play: {
      box: { left: -102, top: -169, right: 133, bottom: 2 },
      face: { x: 74, y: -86, radius: 50 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, dogIn(random, coat), STANCES[pose], mood);
  },
};
