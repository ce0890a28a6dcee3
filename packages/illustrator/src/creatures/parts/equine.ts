import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { light, shade } from '../../paint/colour.ts';
import { type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { cheek, creatureEye, sideMouth } from './creature-face.ts';
import { alongside, farTone, form, formLimb, type Tone, toneOf } from './form.ts';
import { type FourLegged, hoof, type Stance } from './four-legged.ts';

/** What makes one horse differ from another. */
export interface Equine {
  readonly coat: Tone;
  readonly muzzle: Tone;
  readonly hoof: Tone;
  readonly sock?: string;
  /** Colours of the locks of mane and tail. */
  readonly mane: readonly string[];
  /** How long the locks of the mane hang. */
  readonly maneLength: number;
  readonly eyeBrow: string;
  /** On a dark coat: the colour of closed lids, and of the ring around an open eye. */
  readonly eye?: { readonly ink: string; readonly ring: string };
  readonly bodyWidths: readonly number[];
  readonly legs: number;
  /** A blaze down the nose. */
  readonly blaze?: string;
  /** Painted between the ears, in the head's units. */
  crown?(layer: Layer): void;
}

const HEAD: readonly Point[] = svgPoints(`
  -24,-40 2,-48 28,-36 52,-8 76,18 86,36 80,52 60,57 40,47 16,42 -12,38 -34,18 -36,-16
`);
const MUZZLE: readonly Point[] = svgPoints('60,0 96,14 98,62 48,66 46,46 54,24');
const EAR: readonly Point[] = svgPoints('-11,6 -11,-18 0,-38 10,-18 10,6');

const paintEar = (layer: Layer, [x, y]: Point, turn: number, tone: Tone): void => {
  layer.at({ x, y, turn }, () => {
    form(layer, EAR, tone, { shadow: 0.5 });
    layer.shape(svgPoints('-5,4 -5,-14 0,-26 5,-14 5,4'), '#dba6a0', { tremble: 0.3 });
  });
};

/** Wavy locks that start on `roots` and hang to `length`, tips swept by `sweep`. */
const paintLocks = (
  layer: Layer,
  roots: readonly Point[],
  length: number,
  { sweep, colours }: { readonly sweep: Point; readonly colours: readonly string[] },
): void => {
  smooth(roots, false, 11).forEach(([x, y], i) => {
    const long = length * (0.8 + 0.3 * Math.sin(i * 2.3));
    const tip: Point = [x + sweep[0] * long, y + sweep[1] * long];
    const colour = colours[i % colours.length] ?? '#000000';
    formLimb(
      layer,
      [
        [x, y],
        [x + sweep[0] * long * 0.4 - 5, y + sweep[1] * long * 0.45],
        [tip[0] + 4, y + sweep[1] * long * 0.78],
        tip,
      ],
      [13, 17, 11, 3],
      {
        tone: {
          base: colour,
          dim: shade(colour, 0.08),
          deep: shade(colour, 0.16),
          lit: light(colour, 0.07),
        },
        tremble: 0.6,
        shadow: 0.6,
        small: true,
      },
    );
  });
};

const paintHead = (layer: Layer, kind: Equine, mood: CreatureMood, sweep: Point): void => {
  paintEar(layer, [8, -44], 14, farTone(kind.coat));
  form(layer, HEAD, kind.coat, {
    shadow: 0.7,
    markings: () => {
      if (kind.blaze)
        layer.shape(svgPoints('14,-50 40,-28 66,0 92,22 84,34 60,14 36,-12 12,-34'), kind.blaze, {
          tremble: 1,
        });
      form(layer, MUZZLE, kind.muzzle, { tremble: 1.4, shadow: 0.4 });
    },
  });
  kind.crown?.(layer);
  paintEar(layer, [-12, -40], -4, kind.coat);
  paintLocks(
    layer,
    [
      [-22, -40],
      [-4, -47],
    ],
    24 + kind.maneLength * 0.14,
    { sweep: sweep[0] < -0.4 ? [-0.5, 0.6] : [0.35, 0.9], colours: kind.mane },
  );
  creatureEye(layer, [20, -8], 12, { side: -1, mood, brow: kind.eyeBrow, ...kind.eye });
  cheek(layer, [8, 18], 14);
  layer.shape(svgPoints('72,27 79,28 80,35 74,36'), kind.muzzle.deep, { tremble: 0.3 });
  sideMouth(layer, [80, 45], [50, 42], mood);
};

/** The tail: locks that leave the rump together and part on the way. */
const paintTail = (layer: Layer, kind: Equine, spine: readonly Point[]): void => {
  kind.mane.concat(kind.mane.slice(0, 2)).forEach((colour, i, all) => {
    const apart = (i - (all.length - 1) / 2) * 9;
    const strand = alongside(
      spine,
      spine.map((_, k) => (apart * (k + 0.4)) / spine.length + Math.sin(i * 3 + k) * 4),
    );
    formLimb(layer, strand, [16, 26, 24, 18, 4], { tone: toneOf(colour), tremble: 1, shadow: 0.6 });
  });
};

/** Hangs for one at rest, streams backward in motion. */
const SWEEP: Record<Stance['name'], Point> = {
  rest: [-0.28, 0.95],
  move: [-0.72, 0.62],
  play: [-0.92, 0.3],
};

/** A horse of the given kind on four legs. */
export const equine = (kind: Equine): FourLegged => {
  const k = kind.legs;
  return {
    tone: kind.coat,
    bodyWidths: kind.bodyWidths,
    fore: { upper: 88 * k, lower: 86 * k, widths: [58, 34, 25, 26], ankle: 22 },
    hind: { upper: 66 * k, lower: 62 * k, cannon: 56 * k, widths: [92, 62, 30, 25], ankle: 22 },
    ...(kind.sock ? { sock: kind.sock } : {}),
    hair: 15,
    foot: hoof(kind.hoof, 40),
    tail: (layer, spine) => paintTail(layer, kind, spine),
    head: (layer, mood, { name }) => paintHead(layer, kind, mood, SWEEP[name]),
    over: (layer, { body, name }) => {
      const neck = body.slice(-3);
      const widths = kind.bodyWidths.slice(-3).map((w) => -w * 0.42);
      paintLocks(layer, alongside(neck, widths), kind.maneLength, {
        sweep: SWEEP[name],
        colours: kind.mane,
      });
    },
  };
};
