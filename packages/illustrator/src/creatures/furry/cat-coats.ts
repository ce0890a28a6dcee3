import { ellipse, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { ON_DARK_FUR } from '../parts/creature-face.ts';
import { type Tone, toneOf } from '../parts/form.ts';

/** What one cat wears. */
export interface CatCoat {
  readonly fur: Tone;
  /** Muzzle, bib and paws. */
  readonly white: Tone;
  /** A tabby's stripes. */
  readonly stripe?: string;
  /** A tortoiseshell's patches. */
  readonly patches?: readonly [string, string];
  readonly brow: string;
  readonly eyes?: typeof ON_DARK_FUR;
}

const WHITE = toneOf('#f8efe4');

/** Grey tabby, ginger, black with a white bib, cream, tortoiseshell. */
export const CAT_COATS: readonly CatCoat[] = [
  { fur: toneOf('#8f8a9c'), white: WHITE, stripe: '#5d566e', brow: '#5d566e' },
  { fur: toneOf('#e09a58'), white: toneOf('#fbecd6'), stripe: '#b9652f', brow: '#8f4a28' },
  { fur: toneOf('#62565f'), white: WHITE, brow: '#b7a9ad', eyes: ON_DARK_FUR },
  { fur: toneOf('#f0d9b2'), white: toneOf('#fff8ea'), stripe: '#d8ae7a', brow: '#a87c50' },
  {
    fur: toneOf('#665258'),
    white: WHITE,
    patches: ['#d88f4e', '#eccb98'],
    brow: '#cdb0a0',
    eyes: ON_DARK_FUR,
  },
];

/** Coats only a cat that is asked for wears: white, brown tabby. */
export const CAT_COATS_ON_REQUEST: readonly CatCoat[] = [
  { fur: toneOf('#f6eee6'), white: toneOf('#fffaf4'), brow: '#a08c84' },
  { fur: toneOf('#8f6650'), white: toneOf('#f3dcc0'), stripe: '#624236', brow: '#54372e' },
];

/** A tortoiseshell's face: ginger over one eye, cream on the other cheek. */
export const patchHead = (layer: Layer, [ginger, cream]: readonly [string, string]): void => {
  layer.shape(ellipse([-26, -16], 27, 22, { turn: 24 }), ginger, { tremble: 2.2 });
  layer.shape(ellipse([46, 14], 17, 20, { turn: 12 }), ginger, { tremble: 2 });
  layer.shape(ellipse([10, -38], 9, 13, { turn: -8 }), cream, { tremble: 1.6 });
};

/** Its patches along a spine, from the tail forward. */
export const patchBody = (
  layer: Layer,
  spine: readonly Point[],
  [ginger, cream]: readonly [string, string],
): void => {
  spine.forEach(([x, y], i) => {
    const side = i % 2 ? 1 : -1;
    const first = i % 3 === 1 ? cream : ginger;
    layer.shape(ellipse([x - 5, y + side * 9], 15, 11, { turn: 30 * side }), first, {
      tremble: 2.2,
    });
  });
};

/** One ginger patch on the knee of a leg or the middle of a folded thigh. */
export const patchLeg = (
  layer: Layer,
  spine: readonly Point[],
  [ginger]: readonly [string, string],
): void => {
  const [x, y] = spine[1] ?? [0, 0];
  layer.shape(ellipse([x - 7, y + 7], 14, 11, { turn: 24 }), ginger, {
    tremble: 2.2,
  });
};
