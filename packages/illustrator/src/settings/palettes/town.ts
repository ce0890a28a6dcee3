import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The town at the four times of day. */
export const TOWN_PALETTES: SettingPalettes = {
  morning: {
    ...OPEN_SKY.morning,
    far: oklch(0.76, 0.05, 30),
    middle: oklch(0.62, 0.06, 300),
    ground: oklch(0.74, 0.035, 60),
    groundLit: oklch(0.9, 0.04, 75),
    path: oklch(0.8, 0.035, 50),
    foreground: oklch(0.33, 0.06, 290),
    accents: [oklch(0.64, 0.15, 25), oklch(0.84, 0.12, 82), oklch(0.64, 0.09, 195)],
  },
  noon: {
    ...OPEN_SKY.noon,
    far: oklch(0.76, 0.055, 40),
    middle: oklch(0.6, 0.065, 285),
    ground: oklch(0.76, 0.035, 70),
    groundLit: oklch(0.92, 0.035, 85),
    path: oklch(0.82, 0.035, 60),
    foreground: oklch(0.34, 0.065, 280),
    accents: [oklch(0.62, 0.17, 25), oklch(0.86, 0.14, 85), oklch(0.62, 0.1, 195)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.55, 0.08, 335),
    middle: oklch(0.42, 0.075, 305),
    ground: oklch(0.5, 0.06, 310),
    groundLit: oklch(0.76, 0.075, 58),
    path: oklch(0.6, 0.065, 340),
    foreground: oklch(0.21, 0.06, 290),
    accents: [oklch(0.56, 0.14, 18), oklch(0.82, 0.13, 72), oklch(0.52, 0.08, 220)],
  },
  night: {
    ...OPEN_SKY.night,
    far: oklch(0.4, 0.07, 275),
    middle: oklch(0.31, 0.065, 275),
    ground: oklch(0.38, 0.055, 272),
    groundLit: oklch(0.56, 0.06, 262),
    path: oklch(0.45, 0.05, 272),
    foreground: oklch(0.17, 0.05, 280),
    accents: [oklch(0.46, 0.11, 10), oklch(0.84, 0.12, 80), oklch(0.42, 0.07, 230)],
  },
};
