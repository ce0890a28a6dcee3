import { mix } from '../../paint/colour.ts';
import { ellipse, limb, smooth } from '../../paint/geometry.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, roundFoot, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { DINOSAUR_COATS, DINOSAUR_COATS_ON_REQUEST, type DinosaurCoat } from './dinosaur-coats.ts';

const headIn = ({ skin, belly, spot }: DinosaurCoat): FurryHead => ({
  tone: skin,
  outline: svgPoints(`
    -2,-40 22,-38 38,-20 46,0 54,18 48,36 22,44 -8,42 -32,32 -40,10 -38,-14 -24,-34
  `),
  ears: null,
  turn: 8,
  eyes: { y: -8, apart: 19, size: 10.5 },
  brow: spot,
  muzzle: {
    shape: svgPoints('0,8 20,8 38,16 39,28 26,38 0,41 -24,37 -36,27 -32,15 -16,8'),
    tone: toneOf(mix(skin.base, belly.base, 0.42)),
  },
  nose: null,
  mouth: { y: 25, width: 30 },
  cheek: { y: 12, apart: 32, radius: 10 },
  tufts: (layer) => {
    for (const x of [2, 18]) layer.shape(ellipse([x, 15], 2.8, 2.2), skin.deep, { tremble: 0.2 });
    for (const [x, y, r] of [
      [-20, -26, 6],
      [-6, -33, 5],
      [-30, -8, 5],
    ] as const)
      layer.shape(ellipse([x, y], r, r * 0.85), spot, { tremble: 0.6, opacity: 0.75 });
  },
});

const dinosaurIn = wardrobe(
  Object.values(DINOSAUR_COATS),
  (coat: DinosaurCoat): FourLegged => {
    const { skin, belly, spot } = coat;
    const own = headIn(coat);
    return {
      tone: skin,
      bodyWidths: [136, 176, 170, 112, 66, 52, 50],
      fore: { upper: 62, lower: 58, widths: [88, 64, 58], ankle: 24 },
      hind: { upper: 52, lower: 46, cannon: 24, widths: [112, 82, 60, 58], ankle: 24 },
      foot: roundFoot(skin, 64, belly.base),
      tail: (layer, spine) => {
        formLimb(layer, spine, [118, 86, 56, 34, 14], {
          tone: skin,
          markings: () => {
            smooth(alongside(spine, [30, 22, 14, 8, 4]), false, 44).forEach(([x, y], i) => {
              layer.shape(ellipse([x, y], 15 - i * 1.6, 12 - i * 1.4), spot, {
                tremble: 1,
                opacity: 0.7,
              });
            });
          },
        });
      },
      head: (layer, mood) => paintFurryHead(layer, own, mood),
      markings: (layer, { body }) => {
        const under = alongside(body, [62, 74, 72, 50, 28, 23, 22]);
        form(layer, limb(under, [40, 66, 70, 56, 30, 24, 24]), belly, {
          smoothed: true,
          shadow: 0.5,
        });
        const back = alongside(body, [-44, -60, -56, -32, -16, -12, -10]);
        smooth(back, false, 40).forEach(([x, y], i) => {
          const r = 19 - i * 1.15 + (i % 2) * 4;
          layer.shape(ellipse([x, y + (i % 2) * 10], r, r * 0.8), spot, {
            tremble: 1.2,
            opacity: 0.7,
          });
        });
      },
    };
  },
  (coat) => coat.skin.base,
  DINOSAUR_COATS_ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-100,-84 -36,-86 34,-92 84,-130 106,-190 114,-244 126,-276'),
    hip: [-84, -66],
    shoulder: [52, -74],
    feet: { farHind: [-10, 0], farFore: [110, 0], nearHind: [-16, 0], nearFore: [90, 0] },
    haunch: [70, 66],
    folded: {
      flat: true,
      far: svgPoints('64,-66 104,-38 134,-26'),
      near: svgPoints('48,-70 78,-32 108,-24'),
    },
    tail: svgPoints('-110,-70 -178,-50 -238,-30 -290,-34 -326,-66'),
    head: { x: 138, y: -296, scale: 1.4, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-110,-160 -44,-164 26,-164 84,-194 114,-258 130,-318 146,-350'),
    hip: [-98, -136],
    shoulder: [56, -140],
    feet: { farHind: [-56, 0], farFore: [116, -20], nearHind: [-142, 0], nearFore: [38, 0] },
    tail: svgPoints('-124,-156 -196,-140 -262,-120 -320,-126 -364,-160'),
    head: { x: 158, y: -368, scale: 1.4, turn: 3 },
  },
  play: {
    name: 'play',
    body: svgPoints('-104,-150 -42,-166 22,-184 74,-222 96,-290 104,-350 118,-386'),
    hip: [-96, -130],
    shoulder: [52, -162],
    feet: { farHind: [-50, 0], farFore: [140, -94], nearHind: [-124, 0], nearFore: [112, -52] },
    tail: svgPoints('-118,-146 -190,-146 -248,-174 -290,-224 -330,-250'),
    head: { x: 130, y: -404, scale: 1.4, turn: -8 },
  },
};

/** The long-necked dinosaur: lies, strolls, and rears up on its hind legs. */
export const dinosaur: CreaturePainter = {
  lives: 'ground',
  seat: [-30, -238],
  shapes: {
    rest: {
      box: { left: -337, top: -357, right: 214, bottom: 6 },
      face: { x: 146, y: -292, radius: 62 },
    },
    move: {
      box: { left: -373, top: -429, right: 231, bottom: 6 },
      face: { x: 166, y: -364, radius: 62 },
    },
    play: {
      box: { left: -339, top: -465, right: 210, bottom: 6 },
      face: { x: 138, y: -400, radius: 62 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, dinosaurIn(random, coat), STANCES[pose], mood);
  },
};
