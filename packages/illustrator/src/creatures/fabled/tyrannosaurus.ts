import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, toneOf } from '../parts/form.ts';
import {
  type FourLegged,
  paintFourLegged,
  paw,
  roundFoot,
  type Stance,
} from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { DINOSAUR_COATS, DINOSAUR_COATS_ON_REQUEST, type DinosaurCoat } from './dinosaur-coats.ts';

const TOOTH = '#fffaf0';

const headIn = ({ skin, belly, spot }: DinosaurCoat): FurryHead => ({
  tone: skin,
  outline: svgPoints(`
    -8,-46 20,-46 38,-34 50,-16 66,-2 72,18 66,40 44,52 10,54 -28,44 -46,22 -46,-8 -32,-36
  `),
  ears: null,
  turn: 8,
  eyes: { y: -16, apart: 21, size: 10.5 },
  brow: spot,
  muzzle: {
    shape: svgPoints('2,2 30,0 54,10 58,26 44,44 8,50 -28,44 -44,30 -40,12 -20,4'),
    tone: toneOf(mix(skin.base, belly.base, 0.4)),
  },
  nose: null,
  mouth: { y: 26, width: 54 },
  cheek: { y: 8, apart: 38, radius: 10 },
  tufts: (layer) => {
    for (const [x, y, r] of [
      [-22, -30, 6],
      [-6, -38, 5],
      [-34, -10, 5],
    ] as const)
      layer.shape(ellipse([x, y], r, r * 0.85), spot, { tremble: 0.6, opacity: 0.75 });
  },
});

/** Nostrils, and the teeth that show even when it smiles. */
const paintJaws = (layer: Layer, { deep }: { readonly deep: string }): void => {
  for (const x of [14, 36]) layer.shape(ellipse([x, 8], 3.2, 2.4), deep, { tremble: 0.2 });
  for (const x of [-18, -8, 26, 36])
    layer.shape(
      [
        [x - 4.5, 24],
        [x + 4.5, 24],
        [x, 35],
      ],
      TOOTH,
      { angular: true, tremble: 0.2 },
    );
};

const paintBack = (layer: Layer, body: readonly Point[], spot: string): void => {
  const back = alongside(body, [-40, -62, -58, -36]);
  smooth(back, false, 40).forEach(([x, y], i) => {
    const r = 17 - i * 0.8 + (i % 2) * 4;
    layer.shape(ellipse([x, y + (i % 2) * 12], r, r * 0.72), spot, { tremble: 1.2, opacity: 0.7 });
  });
};

const tyrannosaurusIn = wardrobe(
  [DINOSAUR_COATS.clay, DINOSAUR_COATS.moss],
  (coat: DinosaurCoat): FourLegged => {
    const { skin, belly, spot } = coat;
    const head = headIn(coat);
    return {
      tone: skin,
      bodyWidths: [112, 172, 156, 104],
      fore: { upper: 34, lower: 32, widths: [38, 27, 22], ankle: 8 },
      hind: { upper: 66, lower: 58, cannon: 40, widths: [116, 78, 46, 40], ankle: 20 },
      foot: paw(skin, 30),
      hindFoot: roundFoot(skin, 80, belly.base),
      tail: (layer, spine) => formLimb(layer, spine, [108, 78, 48, 14], { tone: skin }),
      markings: (layer, { body }) => {
        form(layer, limb(alongside(body, [56, 74, 70, 44]), [40, 76, 74, 50]), belly, {
          smoothed: true,
          shadow: 0.5,
        });
        paintBack(layer, body, spot);
      },
      head: (layer, mood: CreatureMood) => {
        paintFurryHead(layer, head, mood);
        paintJaws(layer, skin);
      },
    };
  },
  (coat) => coat.skin.base,
  DINOSAUR_COATS_ON_REQUEST,
);

const STANCES: Record<Stance['name'], Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-62,-74 -22,-128 24,-192 48,-250'),
    hip: [-62, -62],
    shoulder: [44, -176],
    feet: { farHind: [34, 0], farFore: [120, -168], nearHind: [14, 0], nearFore: [112, -146] },
    haunch: [70, 64],
    tail: svgPoints('-70,-60 -148,-34 -218,-24 -286,-46'),
    head: { x: 66, y: -290, scale: 1.36, turn: -4 },
  },
  move: {
    name: 'move',
    body: svgPoints('-86,-176 -24,-196 46,-228 84,-290'),
    hip: [-44, -162],
    shoulder: [66, -202],
    feet: { farHind: [52, -14], farFore: [140, -178], nearHind: [-74, 0], nearFore: [130, -158] },
    tail: svgPoints('-100,-172 -178,-176 -250,-186 -322,-224'),
    head: { x: 104, y: -326, scale: 1.36, turn: 3 },
  },
  play: {
    name: 'play',
    body: svgPoints('-70,-150 -24,-196 22,-258 44,-322'),
    hip: [-44, -148],
    shoulder: [38, -240],
    feet: { farHind: [80, -62], farFore: [104, -276], nearHind: [-44, 0], nearFore: [116, -250] },
    tail: svgPoints('-82,-142 -152,-110 -220,-96 -288,-124'),
    head: { x: 60, y: -360, scale: 1.36, turn: -12 },
  },
};

/** The tall hunter on two legs, its arms far too short: sits, strides, and stamps for joy. */
export const tyrannosaurus: CreaturePainter = {
  lives: 'ground',
  seat: [-24, -284],
  shapes: {
    rest: {
      box: { left: -292, top: -356, right: 164, bottom: 6 },
      face: { x: 80, y: -282, radius: 70 },
    },
    move: {
      box: { left: -330, top: -388, right: 202, bottom: 6 },
      face: { x: 118, y: -318, radius: 70 },
    },
    play: {
      box: { left: -296, top: -430, right: 160, bottom: 6 },
      face: { x: 74, y: -356, radius: 70 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, tyrannosaurusIn(random, coat), STANCES[pose], mood);
  },
};
