import { ON_DARK_FUR } from '../parts/creature-face.ts';
import { type Tone, toneOf } from '../parts/form.ts';

export interface DogCoat {
  readonly fur: Tone;
  /** Ears, and the patches around an eye and on the back. */
  readonly patch: Tone;
  /** Muzzle, blaze, bib and paws. */
  readonly pale: Tone;
  readonly brow: string;
  readonly eyes?: { readonly ink: string; readonly ring: string };
  readonly collar: string;
}

/** Tan and white, black and white, golden, chocolate, cream. */
export const DOG_COATS: readonly DogCoat[] = [
  {
    fur: toneOf('#c08a52'),
    patch: toneOf('#7d4a33'),
    pale: toneOf('#f7e6cb'),
    brow: '#6a3d2a',
    collar: '#c8453f',
  },
  {
    fur: toneOf('#665b65'),
    patch: toneOf('#51464f'),
    pale: toneOf('#fbf1e2'),
    brow: '#b7a9ad',
    eyes: ON_DARK_FUR,
    collar: '#c8453f',
  },
  {
    fur: toneOf('#e3ab56'),
    patch: toneOf('#c58440'),
    pale: toneOf('#fae6ba'),
    brow: '#8a5228',
    collar: '#3f7f9a',
  },
  {
    fur: toneOf('#8a5740'),
    patch: toneOf('#683f35'),
    pale: toneOf('#dfb48a'),
    brow: '#d3a684',
    eyes: { ink: '#f6e2c6', ring: '#efd3ae' },
    collar: '#5a9a6a',
  },
  {
    fur: toneOf('#f0dcba'),
    patch: toneOf('#d6ac7a'),
    pale: toneOf('#fffaf0'),
    brow: '#9a6c48',
    collar: '#c8453f',
  },
];

/** Coats only a dog that is asked for wears: white, grey, red. */
export const DOG_COATS_ON_REQUEST: readonly DogCoat[] = [
  {
    fur: toneOf('#f7f0e6'),
    patch: toneOf('#e8d8c6'),
    pale: toneOf('#fffaf4'),
    brow: '#8f7a6c',
    collar: '#3f7f9a',
  },
  {
    fur: toneOf('#9b97a2'),
    patch: toneOf('#77727f'),
    pale: toneOf('#f3eeee'),
    brow: '#56505c',
    collar: '#c8453f',
  },
  {
    fur: toneOf('#cd7a42'),
    patch: toneOf('#a65a30'),
    pale: toneOf('#fae4c4'),
    brow: '#7a3e22',
    collar: '#3f7f9a',
  },
];
