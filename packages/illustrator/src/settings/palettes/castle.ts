import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The castle at the four times of day. */
export const CASTLE_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.75, 0.06, 200),
    middle: oklch(0.66, 0.085, 160),
    ground: oklch(0.6, 0.105, 145),
    groundLit: oklch(0.87, 0.1, 105),
    path: oklch(0.87, 0.055, 75),
    foreground: oklch(0.32, 0.07, 190),
    accents: [oklch(0.58, 0.16, 10), oklch(0.84, 0.13, 85), oklch(0.6, 0.12, 280)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.73, 0.075, 195),
    middle: oklch(0.64, 0.105, 155),
    ground: oklch(0.6, 0.13, 140),
    groundLit: oklch(0.86, 0.13, 112),
    path: oklch(0.88, 0.055, 82),
    foreground: oklch(0.32, 0.08, 175),
    accents: [oklch(0.57, 0.18, 8), oklch(0.86, 0.15, 88), oklch(0.58, 0.14, 275)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.55, 0.09, 315),
    middle: oklch(0.45, 0.08, 290),
    ground: oklch(0.44, 0.075, 200),
    groundLit: oklch(0.74, 0.09, 70),
    path: oklch(0.72, 0.08, 56),
    foreground: oklch(0.2, 0.055, 278),
    accents: [oklch(0.52, 0.15, 5), oklch(0.83, 0.13, 75), oklch(0.5, 0.12, 290)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.41, 0.075, 262),
    middle: oklch(0.33, 0.07, 258),
    ground: oklch(0.33, 0.07, 220),
    groundLit: oklch(0.53, 0.075, 215),
    path: oklch(0.5, 0.05, 255),
    foreground: oklch(0.17, 0.05, 272),
    accents: [oklch(0.48, 0.13, 355), oklch(0.84, 0.11, 85), oklch(0.46, 0.11, 285)],
  },
};
