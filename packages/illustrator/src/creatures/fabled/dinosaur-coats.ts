import { mix } from '../../paint/colour.ts';
import { type Tone, toneOf } from '../parts/form.ts';

/** The colours of one dinosaur. */
export interface DinosaurCoat {
  readonly skin: Tone;
  readonly belly: Tone;
  readonly spot: string;
}

/** Moss green, clay, dusk violet, lagoon blue. */
export const DINOSAUR_COATS = {
  moss: {
    skin: toneOf('#8fae5a'),
    belly: toneOf('#f0e3b0'),
    spot: mix('#8fae5a', '#4f7f5c', 0.6),
  },
  clay: { skin: toneOf('#dc9257'), belly: toneOf('#fae5bc'), spot: '#b5603f' },
  dusk: { skin: toneOf('#a78bbd'), belly: toneOf('#f7e4cc'), spot: '#77598f' },
  lagoon: { skin: toneOf('#6da6b8'), belly: toneOf('#f5ebc6'), spot: '#3f7590' },
} as const satisfies Readonly<Record<string, DinosaurCoat>>;

/** Only those that are asked for wear these. */
export const DINOSAUR_COATS_ON_REQUEST: readonly DinosaurCoat[] = [
  { skin: toneOf('#e794a8'), belly: toneOf('#fdeed6'), spot: '#c46a86' },
  { skin: toneOf('#d2695a'), belly: toneOf('#fae5bc'), spot: '#a4483f' },
  { skin: toneOf('#e6c25e'), belly: toneOf('#fdf3d0'), spot: '#c4963e' },
  ...Object.values(DINOSAUR_COATS),
];
