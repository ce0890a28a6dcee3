import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The forest at the four times of day. */
export const FOREST_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.72, 0.06, 190),
    middle: oklch(0.54, 0.085, 170),
    ground: oklch(0.6, 0.11, 145),
    groundLit: oklch(0.86, 0.11, 105),
    path: oklch(0.86, 0.06, 75),
    foreground: oklch(0.3, 0.065, 190),
    accents: [oklch(0.7, 0.16, 30), oklch(0.86, 0.12, 90), oklch(0.74, 0.1, 330)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.7, 0.07, 175),
    middle: oklch(0.52, 0.1, 155),
    ground: oklch(0.6, 0.13, 138),
    groundLit: oklch(0.85, 0.13, 112),
    path: oklch(0.87, 0.06, 82),
    foreground: oklch(0.3, 0.075, 170),
    accents: [oklch(0.66, 0.19, 28), oklch(0.88, 0.14, 92), oklch(0.7, 0.13, 310)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.52, 0.085, 300),
    middle: oklch(0.37, 0.075, 270),
    ground: oklch(0.43, 0.075, 205),
    groundLit: oklch(0.72, 0.085, 75),
    path: oklch(0.7, 0.075, 60),
    foreground: oklch(0.19, 0.05, 278),
    accents: [oklch(0.62, 0.16, 30), oklch(0.84, 0.12, 80), oklch(0.8, 0.08, 330)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.075, 255),
    middle: oklch(0.29, 0.07, 260),
    ground: oklch(0.33, 0.07, 225),
    groundLit: oklch(0.52, 0.075, 215),
    path: oklch(0.5, 0.055, 260),
    foreground: oklch(0.16, 0.045, 275),
    accents: [oklch(0.6, 0.15, 25), oklch(0.86, 0.12, 90), oklch(0.75, 0.09, 310)],
  },
};
