import { oklch } from '../../paint/colour.ts';
import { hourPalettes } from './hour-palettes.ts';

/** Places under the open sky that people made: what they are by day. */

export const RAILWAY_PALETTES = hourPalettes({
  far: oklch(0.75, 0.07, 170),
  middle: oklch(0.62, 0.095, 145),
  ground: oklch(0.77, 0.035, 70),
  path: oklch(0.9, 0.03, 80),
  frame: 285,
  accents: [oklch(0.6, 0.16, 25), oklch(0.85, 0.13, 84), oklch(0.58, 0.1, 220)],
});

export const SPORTS_PALETTES = hourPalettes({
  far: oklch(0.76, 0.07, 175),
  middle: oklch(0.6, 0.09, 160),
  ground: oklch(0.68, 0.13, 138),
  path: oklch(0.64, 0.13, 35),
  frame: 185,
  grass: true,
  accents: [oklch(0.62, 0.18, 26), oklch(0.87, 0.15, 88), oklch(0.57, 0.13, 245)],
});

export const FAIR_PALETTES = hourPalettes({
  far: oklch(0.74, 0.08, 190),
  middle: oklch(0.6, 0.09, 280),
  ground: oklch(0.8, 0.06, 75),
  path: oklch(0.88, 0.06, 80),
  frame: 305,
  accents: [oklch(0.64, 0.18, 22), oklch(0.87, 0.14, 86), oklch(0.6, 0.12, 250)],
});
