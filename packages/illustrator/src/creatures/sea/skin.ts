import { adjust } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import { type Tone, toneOf } from '../parts/form.ts';

/** A skin's colour, a little other for each creature: hue by ± `hue` degrees, value by ± 0.02. */
export const tinted = (base: string, random: Random, hue = 7): Tone =>
  toneOf(adjust(base, { h: random.signed(hue), l: random.signed(0.02) }));
