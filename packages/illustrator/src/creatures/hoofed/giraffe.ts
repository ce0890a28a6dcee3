import { mix } from '../../paint/colour.ts';
import type { Point } from '../../paint/geometry.ts';
import { ellipse } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { formLimb, toneOf } from '../parts/form.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { type Build, legsOf, stancesOf } from './build.ts';
import { onHaunch, patch, patchNet } from './coats.ts';
import {
  clovenHoof,
  coatOf,
  type Hoofed,
  hoofed,
  innerLeaf,
  isThigh,
  lashes,
  leafEar,
  nostrils,
  paired,
  stocking,
  tuftedTail,
} from './parts.ts';

const CREAM = toneOf('#fbeccb');
const HOOF = toneOf('#6b4a40');
const DARK = '#6b4038';

const BUILD: Build = {
  half: 80,
  back: 214,
  rise: 22,
  widths: [98, 116, 126, 112, 76, 60, 54, 52],
  neck: svgPoints('30,-50 48,-108 60,-164 70,-206'),
  head: { x: 12, y: -26, scale: 1.36 },
  fore: [58, 40, 29, 29],
  hind: [76, 52, 31, 29],
  ankle: 18,
  stride: 1.15,
  lie: { back: 70, haunch: [58, 50], neck: 6 },
  play: { kind: 'leap', turn: 9, lift: 34, neck: 12 },
  tails: {
    rest: svgPoints('6,4 -18,6 -34,26 -36,44'),
    move: svgPoints('6,4 -20,20 -30,60 -26,92'),
    play: svgPoints('6,4 -28,-12 -56,-10 -80,-30'),
  },
};

const headOf = (random: Random): FurryHead => {
  const tone = coatOf('#f0c063', random);
  return {
    tone,
    outline: svgPoints(`
      0,-42 20,-38 33,-24 35,-4 28,14 27,32 20,48 3,54 -12,50 -20,34 -24,14 -35,-4 -33,-24
      -20,-38
    `),
    ears: {
      at: [31, -24],
      shape: leafEar(44, 24),
      inner: innerLeaf(44, 24),
      tone,
      innerColour: '#eeb492',
      lean: -14,
    },
    turn: 5,
    eyes: { y: -4, apart: 19, size: 9 },
    brow: '#8f5a35',
    muzzle: { shape: ellipse([0, 34], 26, 22), tone: CREAM },
    nose: null,
    mouth: { y: 39, width: 21 },
    cheek: { y: 13, apart: 28, radius: 9 },
  };
};

/** A short mane down the back of the neck. */
const paintMane = (layer: Layer, body: readonly Point[]): void => {
  const neck = body.slice(-5);
  neck.slice(0, -1).forEach(([x, y], i) => {
    const [nx, ny] = neck[i + 1] ?? [x, y];
    const thick = (BUILD.widths[i + 3] ?? 60) * 0.44;
    for (const t of [0.1, 0.35, 0.6, 0.85]) {
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
      if (i > 0 || t > 0.5)
        layer.dab([px - thick + 4, py + 6], 20, 7, { angle: 196, colour: DARK });
    }
  });
};

const giraffeOf = (random: Random): Hoofed => {
  const head = headOf(random);
  const coat = head.tone;
  const spot = coatOf('#b5683a', random).base;
  const phase = random.next();
  return {
    tone: coat,
    bodyWidths: BUILD.widths,
    ...legsOf(BUILD),
    foot: clovenHoof(HOOF, 38),
    tail: (layer, spine) =>
      tuftedTail(layer, spine, [15, 10, 8, 7], {
        tone: coat,
        tuft: { colour: DARK, long: 34, wide: 10 },
      }),
    markings: (layer, { body }) =>
      patchNet(layer, body, BUILD.widths, { size: 15.5, colour: spot, phase }),
    legMarkings: (layer, spine) => {
      if (isThigh(spine)) return;
      patchNet(layer, spine, [84, 46, 24, 20], { size: 13, colour: spot, phase: phase + 0.3 });
      stocking(layer, spine, 62, mix(coat.base, CREAM.base, 0.75));
    },
    overLegs: (layer, stance) =>
      onHaunch(layer, stance, () => {
        const [x, y] = stance.hip;
        patchNet(
          layer,
          [
            [x - 60, y - 6],
            [x, y - 10],
            [x + 60, y - 6],
          ],
          [96, 96],
          { size: 15, colour: spot, phase: phase + 0.5 },
        );
      }),
    over: (layer, { body }) => paintMane(layer, body),
    head: (layer, mood) => {
      paired(layer, () => {
        formLimb(layer, svgPoints('13,-34 17,-52 18,-64'), [12, 9, 8], {
          tone: coat,
          tremble: 0.4,
        });
        layer.shape(ellipse([18, -66], 8.5, 8), DARK, { tremble: 0.5 });
      });
      paintFurryHead(layer, head, mood);
      layer.shape(patch([3, -27], 10, 8, phase), spot, { tremble: 0.5 });
      lashes(layer, head, DARK);
      nostrils(layer, [5, 27], 10, { size: [3, 4.4], colour: '#b5785a' });
    },
  };
};

/** The giraffe: lies with its neck held high, strides, and canters. */
export const giraffe = hoofed({
  stances: stancesOf(BUILD),
  face: { x: 5, y: 8, radius: 46 },
  boxes: {
    rest: [-175, -433, 225, 8],
    move: [-161, -564, 261, 3],
    play: [-239, -606, 261, -64],
  },
  seat: [-20, -262],
  animal: giraffeOf,
});
