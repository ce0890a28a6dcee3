import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The meadow at the four times of day. */
export const MEADOW_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.76, 0.07, 165),
    middle: oklch(0.66, 0.1, 140),
    ground: oklch(0.62, 0.12, 132),
    groundLit: oklch(0.88, 0.12, 105),
    path: oklch(0.88, 0.06, 75),
    foreground: oklch(0.33, 0.08, 165),
    accents: [oklch(0.64, 0.19, 25), oklch(0.87, 0.14, 88), oklch(0.68, 0.13, 305)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.74, 0.08, 175),
    middle: oklch(0.64, 0.12, 145),
    ground: oklch(0.62, 0.14, 135),
    groundLit: oklch(0.87, 0.15, 115),
    path: oklch(0.89, 0.06, 82),
    foreground: oklch(0.33, 0.09, 160),
    accents: [oklch(0.63, 0.21, 25), oklch(0.88, 0.16, 90), oklch(0.66, 0.16, 305)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.55, 0.085, 310),
    middle: oklch(0.45, 0.08, 285),
    ground: oklch(0.45, 0.085, 160),
    groundLit: oklch(0.75, 0.1, 75),
    path: oklch(0.72, 0.08, 58),
    foreground: oklch(0.21, 0.055, 270),
    accents: [oklch(0.62, 0.18, 28), oklch(0.84, 0.13, 75), oklch(0.72, 0.12, 330)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.41, 0.075, 255),
    middle: oklch(0.33, 0.07, 245),
    ground: oklch(0.34, 0.07, 205),
    groundLit: oklch(0.54, 0.08, 200),
    path: oklch(0.5, 0.05, 255),
    foreground: oklch(0.18, 0.05, 265),
    accents: [oklch(0.62, 0.14, 15), oklch(0.85, 0.11, 90), oklch(0.72, 0.1, 305)],
  },
};
