import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { light, mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, roundFoot, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { DINOSAUR_COATS, DINOSAUR_COATS_ON_REQUEST, type DinosaurCoat } from './dinosaur-coats.ts';

const HORN = toneOf('#efdfba');
/** The rim of the frill, with its knobs. */
const FRILL_RADIUS = 84;
const KNOBS = 11;

const headIn = ({ skin, spot }: DinosaurCoat): FurryHead => ({
  tone: skin,
  outline: svgPoints('0,-38 24,-34 40,-16 50,6 52,30 34,48 4,52 -26,42 -40,16 -38,-14 -24,-34'),
  ears: null,
  turn: 8,
  eyes: { y: -6, apart: 20, size: 10 },
  brow: spot,
  // The beak.
  muzzle: {
    shape: svgPoints('0,14 14,12 28,20 32,34 16,52 2,60 -14,52 -28,38 -24,22'),
    tone: toneOf(mix(skin.base, HORN.base, 0.55)),
  },
  nose: null,
  mouth: { y: 34, width: 24 },
  cheek: { y: 14, apart: 32, radius: 9 },
});

const paintFrill = (layer: Layer, { skin, belly, spot }: DinosaurCoat): void => {
  layer.at({ x: -14, y: -18 }, () => {
    for (let i = 0; i < KNOBS; i++) {
      const turn = ((-188 + (i * 196) / (KNOBS - 1)) * Math.PI) / 180;
      const at: Point = [Math.cos(turn) * FRILL_RADIUS, Math.sin(turn) * FRILL_RADIUS];
      layer.shape(ellipse(at, 13, 13), spot, { tremble: 0.6 });
    }
    form(layer, ellipse([0, 0], FRILL_RADIUS, FRILL_RADIUS * 0.98), skin, { shadow: 0.6 });
    form(layer, ellipse([2, 2], FRILL_RADIUS * 0.74, FRILL_RADIUS * 0.72), belly, { shadow: 0.4 });
    for (let i = 0; i < 7; i++) {
      const turn = ((-180 + i * 30) * Math.PI) / 180;
      layer.shape(ellipse([Math.cos(turn) * 48, Math.sin(turn) * 48], 9, 8), spot, {
        tremble: 0.8,
        opacity: 0.75,
      });
    }
  });
};

const paintHead = (layer: Layer, coat: DinosaurCoat, mood: CreatureMood): void => {
  paintFrill(layer, coat);
  const horn = (points: string, widths: readonly number[]): void =>
    formLimb(layer, svgPoints(points), widths, { tone: HORN, tremble: 0.4 });
  horn('-20,-26 -24,-62 -8,-96', [21, 14, 3]);
  paintFurryHead(layer, headIn(coat), mood);
  horn('34,-32 48,-62 70,-90', [20, 14, 3]);
  horn('9,18 9,4 15,-14', [17, 12, 3]);
};

const triceratopsIn = wardrobe(
  [DINOSAUR_COATS.lagoon, DINOSAUR_COATS.dusk],
  (coat: DinosaurCoat): FourLegged => {
    const { skin, belly, spot } = coat;
    return {
      tone: skin,
      bodyWidths: [128, 184, 184, 150],
      fore: { upper: 58, lower: 50, widths: [86, 64, 56], ankle: 24 },
      hind: { upper: 50, lower: 44, cannon: 22, widths: [112, 80, 60, 58], ankle: 24 },
      foot: roundFoot(skin, 64, light(belly.base, 0.02)),
      tail: (layer, spine) => formLimb(layer, spine, [96, 62, 36, 12], { tone: skin }),
      markings: (layer, { body }) => {
        form(layer, limb(alongside(body, [64, 84, 84, 66]), [40, 66, 66, 44]), belly, {
          smoothed: true,
          shadow: 0.5,
        });
        alongside(body, [-40, -54, -52, -40]).forEach(([x, y], i) => {
          for (const [dx, dy] of [
            [0, 0],
            [28, 20],
          ] as const)
            layer.shape(ellipse([x + dx, y + dy], 15 - i, 11 - i), spot, {
              tremble: 1.2,
              opacity: 0.7,
            });
        });
      },
      head: (layer, mood) => paintHead(layer, coat, mood),
    };
  },
  (coat) => coat.skin.base,
  DINOSAUR_COATS_ON_REQUEST,
);

const STANCES: Record<Stance['name'], Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-112,-80 -48,-90 28,-98 78,-124'),
    hip: [-92, -64],
    shoulder: [54, -76],
    feet: { farHind: [-22, 0], farFore: [112, 0], nearHind: [-30, 0], nearFore: [92, 0] },
    haunch: [70, 62],
    folded: {
      flat: true,
      far: svgPoints('66,-66 106,-38 136,-26'),
      near: svgPoints('50,-70 80,-32 110,-24'),
    },
    tail: svgPoints('-128,-66 -188,-40 -236,-22 -284,-30'),
    head: { x: 122, y: -170, scale: 1.36, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-116,-152 -48,-166 28,-168 84,-184'),
    hip: [-100, -130],
    shoulder: [58, -138],
    feet: { farHind: [-62, 0], farFore: [120, -18], nearHind: [-146, 0], nearFore: [40, 0] },
    tail: svgPoints('-134,-148 -198,-126 -254,-112 -304,-126'),
    head: { x: 130, y: -216, scale: 1.36, turn: 3 },
  },
  play: {
    name: 'play',
    body: svgPoints('-112,-142 -50,-168 22,-196 72,-230'),
    hip: [-100, -126],
    shoulder: [50, -170],
    feet: { farHind: [-58, 0], farFore: [138, -92], nearHind: [-132, 0], nearFore: [112, -58] },
    tail: svgPoints('-128,-136 -188,-132 -240,-156 -276,-196'),
    head: { x: 112, y: -266, scale: 1.36, turn: -8 },
  },
};

/** Three horns and a frill: lies, trots, and rears up. */
export const triceratops: CreaturePainter = {
  lives: 'ground',
  seat: [-34, -256],
  shapes: {
    rest: {
      box: { left: -288, top: -338, right: 232, bottom: 6 },
      face: { x: 134, y: -154, radius: 66 },
    },
    move: {
      box: { left: -310, top: -378, right: 236, bottom: 6 },
      face: { x: 142, y: -200, radius: 66 },
    },
    play: {
      box: { left: -286, top: -438, right: 216, bottom: 6 },
      face: { x: 126, y: -250, radius: 66 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, triceratopsIn(random, coat), STANCES[pose], mood);
  },
};
