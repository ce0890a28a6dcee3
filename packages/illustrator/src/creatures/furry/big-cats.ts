import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { mix } from '../../paint/colour.ts';
import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { alongside, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { FURRY_BOXES } from './boxes.ts';
import { CAT_LIES, CAT_POUNCES, CAT_SITS, CAT_STRIDES } from './cat-stances.ts';
import { ownTone, paintBands, paintRosette, paintRosettes, paintStripes } from './coats.ts';
import { type FurrySpecies, furryPainter } from './furry-painter.ts';

const BODY_WIDTHS = [84, 94, 100, 98, 74];
const TAIL_WIDTHS = [26, 24, 24, 25, 22];

/** What one kind of great cat wears. */
interface CatCoat {
  readonly fur: Tone;
  readonly pale: Tone;
  readonly mark: string;
  readonly inner: string;
  readonly nose: string;
  readonly eyes?: { readonly ink: string; readonly ring: string };
  /** Locks on the cheeks, as tigers have. */
  readonly ruff: boolean;
  onHead?(layer: Layer): void;
  onBody?(layer: Layer, spine: readonly Point[], widths: readonly number[]): void;
  onLeg?(layer: Layer, spine: readonly Point[]): void;
  onTail?(layer: Layer, spine: readonly Point[]): void;
}

const ROUND: readonly Point[] = svgPoints(`
  0,-38 24,-35 41,-19 47,4 44,24 28,38 4,43 -20,39 -42,25 -47,4 -41,-19 -24,-35
`);

const RUFFED: readonly Point[] = svgPoints(`
  0,-38 24,-35 41,-20 48,2 59,20 48,30 34,38 18,43 0,45 -16,43 -34,38 -48,30 -59,20 -48,2
  -41,-20 -24,-35
`);

const headOf = (coat: CatCoat): FurryHead => ({
  tone: coat.fur,
  outline: coat.ruff ? RUFFED : ROUND,
  ears: {
    at: [33, -28],
    shape: ellipse([3, -6], 17, 17),
    inner: ellipse([2, -4], 9.5, 9.5),
    tone: coat.fur,
    innerColour: coat.inner,
    lean: 2,
  },
  turn: 6,
  eyes: { y: -2, apart: 19, size: 9, ...coat.eyes },
  brow: coat.mark,
  muzzle: {
    shape: svgPoints('0,10 11,10 25,18 27,29 15,38 0,41 -14,38 -26,29 -24,18 -10,10'),
    tone: coat.pale,
  },
  nose: { y: 9, width: 18, height: 12, colour: coat.nose },
  mouth: { y: 25, width: 21 },
  cheek: { y: 15, apart: 33, radius: 9 },
  whiskers: '#fff6ea',
  markings: (layer) => coat.onHead?.(layer),
  ...(coat.ruff
    ? {
        tufts: (layer: Layer) => {
          for (const side of [-1, 1]) {
            layer.dab([side * 42, 18], 21, 5, {
              angle: side > 0 ? 14 : 166,
              colour: coat.pale.base,
            });
            layer.dab([side * 38, 26], 19, 5, {
              angle: side > 0 ? 34 : 146,
              colour: coat.pale.base,
            });
            layer.dab([side * 30, 32], 16, 5, {
              angle: side > 0 ? 58 : 122,
              colour: coat.pale.base,
            });
          }
        },
      }
    : {}),
});

const catOf = (coat: CatCoat): FourLegged => {
  const head = headOf(coat);
  return {
    tone: coat.fur,
    bodyWidths: BODY_WIDTHS,
    fore: { upper: 52, lower: 48, widths: [62, 46, 38], ankle: 14 },
    hind: { upper: 44, lower: 40, cannon: 28, widths: [76, 54, 34, 32], ankle: 14 },
    hair: 12,
    foot: paw(coat.fur, 48),
    tail: (layer, spine) =>
      formLimb(layer, spine, TAIL_WIDTHS, {
        tone: coat.fur,
        markings: () => coat.onTail?.(layer, spine),
      }),
    head: (layer, mood, { name }) =>
      paintFurryHead(layer, head, mood, name === 'play' ? { sweep: -8 } : {}),
    markings: (layer, stance) => {
      const widths = stance.widths ?? BODY_WIDTHS;
      paintBelly(layer, stance, coat.pale);
      coat.onBody?.(layer, stance.body, widths);
    },
    legMarkings: (layer, spine) => coat.onLeg?.(layer, spine),
  };
};

/** Pale underside: a line along the belly, or the chest of one that sits. */
const paintBelly = (layer: Layer, stance: Stance, pale: Tone): void => {
  const widths = stance.widths ?? BODY_WIDTHS;
  const low = alongside(
    stance.body,
    widths.map((wide) => wide * 0.5),
  );
  layer.limb(low, [10, 26, 32, 40, 46], pale.base, { tremble: 2, opacity: 0.9 });
};

const leg = (layer: Layer, spine: readonly Point[], colour: string): void =>
  paintBands(layer, spine, { colour, at: [0.3, 0.52, 0.74], width: 9, half: 30 });

const tiger = (random: Random): FourLegged => {
  const mark = '#4b2a30';
  const fur = ownTone(random, '#e58a3a');
  const pale = toneOf('#fdf1e0');
  return catOf({
    fur,
    pale,
    mark,
    inner: mix(pale.base, '#e9a99a', 0.35),
    nose: '#c9686c',
    ruff: true,
    onHead: (layer) => {
      for (const side of [-1, 1]) {
        layer.shape(ellipse([6 + side * 20, -13], 11, 9), pale.base, { tremble: 0.8 });
        layer.shape(ellipse([6 + side * 42, 28], 26, 16, { turn: side * -24 }), pale.base, {
          tremble: 1.4,
        });
        for (const [x, y, long, turn] of [
          [60, 2, 22, 176],
          [62, 13, 22, 186],
          [47, -22, 16, 150],
        ] as const)
          layer.dab([side * x + 2, y], long, 5, {
            angle: side > 0 ? turn : 180 - turn,
            colour: mark,
          });
        layer.dab([6 + side * 9, -42], 17, 4.4, { angle: 90 + side * 16, colour: mark });
      }
      layer.dab([6, -44], 27, 5, { angle: 90, colour: mark });
      layer.dab([-3, -22], 18, 4, { angle: 0, colour: mark, bend: 2 });
    },
    onBody: (layer, spine, widths) =>
      paintStripes(layer, random, spine, {
        widths,
        stripes: {
          colour: mark,
          count: 9,
          width: 8,
          reach: 0.56,
          to: 0.86,
        },
      }),
    onLeg: (layer, spine) => leg(layer, spine, mark),
    onTail: (layer, spine) => {
      paintBands(layer, spine, {
        colour: mark,
        at: [0.14, 0.3, 0.46, 0.62, 0.77],
        width: 9,
        half: 15,
        blunt: true,
      });
      const [x, y] = spine[spine.length - 1] ?? [0, 0];
      layer.disc([x, y], 15, mark);
    },
  });
};

const leopard = (random: Random): FourLegged => {
  const colours = { ring: '#553238', middle: '#c0803f' };
  const fur = ownTone(random, '#ebbc68');
  return catOf({
    fur,
    pale: toneOf('#fdf2de'),
    mark: colours.ring,
    inner: '#e8b09a',
    nose: '#b4605f',
    ruff: false,
    onHead: (layer) => {
      for (const side of [-1, 1])
        for (const [x, y, radius] of [
          [9, -28, 2.6],
          [20, -30, 2.8],
          [29, -22, 2.6],
          [14, -20, 2.2],
          [37, -12, 2.6],
          [42, 2, 2.6],
          [39, 27, 2.2],
          [44, 15, 2.2],
        ] as const)
          layer.disc([5 + side * x, y], radius, colours.ring);
      layer.disc([6, -34], 2.6, colours.ring);
    },
    onBody: (layer, spine, widths) =>
      paintRosettes(layer, random, spine, {
        widths,
        rosettes: { ...colours, rows: 4, columns: 8, size: 8.6 },
      }),
    onLeg: (layer, spine) => {
      const [x, y] = spine[0] ?? [0, 0];
      for (const [dx, dy] of [
        [-18, -4],
        [2, -12],
        [20, -6],
        [-8, -26],
        [13, -27],
      ] as const)
        paintRosette(layer, random, [x + dx, y + dy], { radius: 7, colours });
      paintRosettes(layer, random, spine, {
        widths: [64, 50, 34],
        rosettes: {
          ...colours,
          rows: 3,
          columns: 4,
          size: 7,
        },
      });
    },
    onTail: (layer, spine) =>
      paintBands(layer, spine, {
        colour: colours.ring,
        at: [0.12, 0.27, 0.42, 0.57, 0.72, 0.86, 0.97],
        width: 8,
        half: 10,
      }),
  });
};

const panther = (random: Random): FourLegged => {
  const fur = ownTone(random, '#4c4459', 0.8);
  return catOf({
    fur,
    pale: toneOf('#7d7189'),
    mark: '#2b2333',
    inner: '#8d7286',
    nose: '#2a1f2b',
    eyes: { ink: '#f4d675', ring: '#f2cb57' },
    ruff: false,
    onBody: (layer, spine, widths) =>
      paintRosettes(layer, random, spine, {
        widths,
        rosettes: {
          ring: '#443c5066',
          middle: fur.base,
          rows: 4,
          columns: 8,
          size: 9,
        },
      }),
  });
};

const species = (
  word: 'tiger' | 'leopard' | 'panther',
  rest: Stance,
  build: (random: Random) => FourLegged,
): FurrySpecies => ({
  seat: [-22, -166],
  face: 46,
  boxes: FURRY_BOXES[word],
  poses: { rest, move: CAT_STRIDES, play: CAT_POUNCES } satisfies Record<CreaturePose, Stance>,
  build: (random) => ({ four: build(random) }),
});

/** Great cats: one build in three coats. */
export const BIG_CATS = {
  tiger: furryPainter(species('tiger', CAT_LIES, tiger)),
  leopard: furryPainter(species('leopard', CAT_SITS, leopard)),
  panther: furryPainter(species('panther', CAT_LIES, panther)),
};
