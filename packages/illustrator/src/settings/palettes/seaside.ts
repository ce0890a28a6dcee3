import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The seaside at the four times of day. */
export const SEASIDE_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.72, 0.06, 205),
    middle: oklch(0.66, 0.09, 205),
    ground: oklch(0.83, 0.065, 78),
    groundLit: oklch(0.93, 0.05, 82),
    path: oklch(0.74, 0.06, 70),
    foreground: oklch(0.38, 0.075, 190),
    accents: [oklch(0.66, 0.18, 28), oklch(0.87, 0.13, 85), oklch(0.74, 0.1, 350)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.7, 0.085, 215),
    middle: oklch(0.63, 0.115, 210),
    ground: oklch(0.85, 0.075, 82),
    groundLit: oklch(0.94, 0.05, 88),
    path: oklch(0.75, 0.07, 72),
    foreground: oklch(0.38, 0.085, 185),
    accents: [oklch(0.64, 0.2, 27), oklch(0.87, 0.15, 88), oklch(0.7, 0.14, 345)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.52, 0.085, 300),
    middle: oklch(0.47, 0.09, 275),
    ground: oklch(0.63, 0.07, 45),
    groundLit: oklch(0.8, 0.085, 58),
    path: oklch(0.53, 0.07, 30),
    foreground: oklch(0.22, 0.06, 285),
    accents: [oklch(0.64, 0.18, 28), oklch(0.84, 0.13, 75), oklch(0.72, 0.11, 350)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.075, 255),
    middle: oklch(0.34, 0.085, 245),
    ground: oklch(0.45, 0.045, 265),
    groundLit: oklch(0.6, 0.05, 250),
    path: oklch(0.37, 0.05, 270),
    foreground: oklch(0.19, 0.05, 270),
    accents: [oklch(0.6, 0.14, 20), oklch(0.85, 0.1, 88), oklch(0.7, 0.09, 345)],
  },
};
