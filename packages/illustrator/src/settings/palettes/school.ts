import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The school at the four times of day. */
export const SCHOOL_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.75, 0.06, 165),
    middle: oklch(0.6, 0.09, 150),
    ground: oklch(0.74, 0.05, 60),
    groundLit: oklch(0.91, 0.05, 75),
    path: oklch(0.95, 0.02, 80),
    foreground: oklch(0.33, 0.07, 200),
    accents: [oklch(0.62, 0.17, 28), oklch(0.85, 0.14, 86), oklch(0.6, 0.12, 235)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.74, 0.075, 165),
    middle: oklch(0.59, 0.11, 145),
    ground: oklch(0.76, 0.055, 65),
    groundLit: oklch(0.93, 0.045, 82),
    path: oklch(0.97, 0.015, 85),
    foreground: oklch(0.33, 0.08, 190),
    accents: [oklch(0.61, 0.19, 28), oklch(0.87, 0.16, 88), oklch(0.58, 0.14, 240)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.54, 0.085, 310),
    middle: oklch(0.42, 0.075, 280),
    ground: oklch(0.53, 0.065, 320),
    groundLit: oklch(0.77, 0.08, 58),
    path: oklch(0.85, 0.05, 60),
    foreground: oklch(0.21, 0.055, 280),
    accents: [oklch(0.56, 0.16, 22), oklch(0.83, 0.13, 74), oklch(0.52, 0.11, 265)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.075, 255),
    middle: oklch(0.31, 0.07, 245),
    ground: oklch(0.38, 0.05, 268),
    groundLit: oklch(0.56, 0.06, 258),
    path: oklch(0.68, 0.04, 255),
    foreground: oklch(0.17, 0.05, 270),
    accents: [oklch(0.48, 0.13, 12), oklch(0.84, 0.12, 84), oklch(0.45, 0.1, 258)],
  },
};
