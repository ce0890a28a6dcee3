import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The mountain at the four times of day. */
export const MOUNTAIN_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.72, 0.065, 265),
    middle: oklch(0.56, 0.065, 255),
    ground: oklch(0.62, 0.085, 140),
    groundLit: oklch(0.86, 0.09, 100),
    path: oklch(0.82, 0.04, 70),
    foreground: oklch(0.32, 0.06, 260),
    accents: [oklch(0.7, 0.17, 40), oklch(0.86, 0.13, 85), oklch(0.7, 0.12, 320)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.7, 0.07, 250),
    middle: oklch(0.55, 0.07, 245),
    ground: oklch(0.61, 0.11, 138),
    groundLit: oklch(0.86, 0.11, 112),
    path: oklch(0.84, 0.04, 80),
    foreground: oklch(0.32, 0.065, 250),
    accents: [oklch(0.68, 0.18, 40), oklch(0.87, 0.15, 88), oklch(0.68, 0.14, 315)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.53, 0.095, 320),
    middle: oklch(0.4, 0.08, 295),
    ground: oklch(0.42, 0.065, 260),
    groundLit: oklch(0.7, 0.085, 60),
    path: oklch(0.66, 0.07, 48),
    foreground: oklch(0.2, 0.055, 285),
    accents: [oklch(0.68, 0.17, 40), oklch(0.84, 0.13, 72), oklch(0.68, 0.11, 325)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.075, 262),
    middle: oklch(0.31, 0.07, 265),
    ground: oklch(0.33, 0.06, 245),
    groundLit: oklch(0.52, 0.065, 235),
    path: oklch(0.48, 0.045, 258),
    foreground: oklch(0.17, 0.05, 275),
    accents: [oklch(0.66, 0.15, 40), oklch(0.85, 0.11, 85), oklch(0.66, 0.1, 315)],
  },
};
