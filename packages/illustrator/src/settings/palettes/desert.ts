import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The desert at the four times of day. */
export const DESERT_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.74, 0.08, 25),
    middle: oklch(0.68, 0.1, 45),
    ground: oklch(0.76, 0.1, 65),
    groundLit: oklch(0.92, 0.075, 80),
    path: oklch(0.86, 0.07, 75),
    foreground: oklch(0.36, 0.08, 350),
    accents: [oklch(0.64, 0.18, 12), oklch(0.86, 0.14, 85), oklch(0.55, 0.1, 155)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.74, 0.085, 35),
    middle: oklch(0.68, 0.12, 48),
    ground: oklch(0.78, 0.115, 70),
    groundLit: oklch(0.93, 0.085, 86),
    path: oklch(0.88, 0.08, 80),
    foreground: oklch(0.38, 0.09, 15),
    accents: [oklch(0.62, 0.2, 10), oklch(0.87, 0.15, 88), oklch(0.54, 0.11, 152)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.52, 0.1, 345),
    middle: oklch(0.46, 0.105, 10),
    ground: oklch(0.55, 0.105, 35),
    groundLit: oklch(0.78, 0.11, 58),
    path: oklch(0.66, 0.1, 48),
    foreground: oklch(0.23, 0.07, 320),
    accents: [oklch(0.62, 0.17, 12), oklch(0.84, 0.13, 72), oklch(0.4, 0.07, 175)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.39, 0.075, 275),
    middle: oklch(0.35, 0.075, 285),
    ground: oklch(0.42, 0.06, 275),
    groundLit: oklch(0.6, 0.06, 262),
    path: oklch(0.5, 0.055, 268),
    foreground: oklch(0.19, 0.055, 285),
    accents: [oklch(0.58, 0.13, 10), oklch(0.85, 0.1, 88), oklch(0.34, 0.06, 195)],
  },
};
