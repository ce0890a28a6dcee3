import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The garden at the four times of day. */
export const GARDEN_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.76, 0.06, 165),
    middle: oklch(0.56, 0.09, 150),
    ground: oklch(0.62, 0.12, 135),
    groundLit: oklch(0.88, 0.11, 108),
    path: oklch(0.84, 0.05, 60),
    foreground: oklch(0.32, 0.08, 165),
    accents: [oklch(0.64, 0.19, 15), oklch(0.87, 0.15, 88), oklch(0.64, 0.15, 310)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.74, 0.075, 170),
    middle: oklch(0.54, 0.11, 148),
    ground: oklch(0.63, 0.14, 135),
    groundLit: oklch(0.88, 0.15, 114),
    path: oklch(0.86, 0.05, 70),
    foreground: oklch(0.32, 0.09, 160),
    accents: [oklch(0.63, 0.21, 12), oklch(0.88, 0.16, 90), oklch(0.62, 0.18, 305)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.54, 0.085, 310),
    middle: oklch(0.39, 0.075, 250),
    ground: oklch(0.45, 0.085, 170),
    groundLit: oklch(0.74, 0.1, 78),
    path: oklch(0.66, 0.07, 40),
    foreground: oklch(0.21, 0.055, 265),
    accents: [oklch(0.62, 0.18, 12), oklch(0.85, 0.14, 75), oklch(0.62, 0.14, 315)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.41, 0.075, 252),
    middle: oklch(0.31, 0.07, 235),
    ground: oklch(0.34, 0.075, 200),
    groundLit: oklch(0.54, 0.08, 195),
    path: oklch(0.48, 0.05, 260),
    foreground: oklch(0.17, 0.05, 255),
    accents: [oklch(0.58, 0.15, 5), oklch(0.85, 0.12, 88), oklch(0.6, 0.13, 305)],
  },
};
