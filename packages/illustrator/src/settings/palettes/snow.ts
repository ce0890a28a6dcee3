import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The snow at the four times of day. */
export const SNOW_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.74, 0.05, 250),
    middle: oklch(0.5, 0.06, 215),
    ground: oklch(0.88, 0.03, 265),
    groundLit: oklch(0.97, 0.02, 70),
    path: oklch(0.8, 0.045, 265),
    foreground: oklch(0.33, 0.065, 245),
    accents: [oklch(0.6, 0.18, 27), oklch(0.86, 0.12, 85), oklch(0.7, 0.1, 340)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.72, 0.06, 240),
    middle: oklch(0.48, 0.07, 205),
    ground: oklch(0.89, 0.03, 245),
    groundLit: oklch(0.98, 0.012, 95),
    path: oklch(0.8, 0.045, 250),
    foreground: oklch(0.34, 0.075, 235),
    accents: [oklch(0.6, 0.19, 27), oklch(0.87, 0.13, 88), oklch(0.68, 0.12, 335)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.52, 0.085, 300),
    middle: oklch(0.37, 0.07, 275),
    ground: oklch(0.66, 0.075, 300),
    groundLit: oklch(0.86, 0.07, 55),
    path: oklch(0.57, 0.075, 295),
    foreground: oklch(0.22, 0.06, 280),
    accents: [oklch(0.6, 0.17, 27), oklch(0.84, 0.12, 75), oklch(0.7, 0.1, 340)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.075, 255),
    middle: oklch(0.3, 0.065, 250),
    ground: oklch(0.52, 0.06, 260),
    groundLit: oklch(0.72, 0.05, 245),
    path: oklch(0.45, 0.06, 262),
    foreground: oklch(0.2, 0.055, 268),
    accents: [oklch(0.58, 0.14, 22), oklch(0.86, 0.1, 88), oklch(0.68, 0.09, 335)],
  },
};
