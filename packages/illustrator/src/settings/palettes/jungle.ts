import { oklch } from '../../paint/colour.ts';
import { OPEN_SKY } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The jungle at the four times of day. */
export const JUNGLE_PALETTES: SettingPalettes = {
  morning: {
    sky: [oklch(0.82, 0.06, 200), oklch(0.91, 0.055, 110), oklch(0.95, 0.07, 90)],
    haze: oklch(0.92, 0.07, 110),
    far: oklch(0.72, 0.085, 165),
    middle: oklch(0.52, 0.1, 155),
    ground: oklch(0.53, 0.1, 140),
    groundLit: oklch(0.84, 0.13, 110),
    path: oklch(0.78, 0.07, 80),
    foreground: oklch(0.28, 0.07, 165),
    accents: [oklch(0.66, 0.2, 20), oklch(0.86, 0.16, 80), oklch(0.66, 0.17, 330)],
  },
  noon: {
    sky: [oklch(0.78, 0.085, 215), oklch(0.89, 0.06, 150), oklch(0.95, 0.06, 115)],
    haze: oklch(0.92, 0.07, 130),
    far: oklch(0.7, 0.1, 160),
    middle: oklch(0.51, 0.12, 150),
    ground: oklch(0.54, 0.12, 138),
    groundLit: oklch(0.85, 0.15, 116),
    path: oklch(0.8, 0.07, 85),
    foreground: oklch(0.28, 0.08, 160),
    accents: [oklch(0.65, 0.22, 18), oklch(0.87, 0.17, 82), oklch(0.64, 0.2, 328)],
  },
  evening: {
    ...OPEN_SKY.evening,
    far: oklch(0.5, 0.085, 320),
    middle: oklch(0.36, 0.075, 265),
    ground: oklch(0.4, 0.075, 190),
    groundLit: oklch(0.7, 0.1, 75),
    path: oklch(0.62, 0.08, 52),
    foreground: oklch(0.18, 0.055, 265),
    accents: [oklch(0.62, 0.19, 18), oklch(0.84, 0.14, 72), oklch(0.62, 0.16, 335)],
  },
  night: {
    sky: [oklch(0.21, 0.06, 245), oklch(0.3, 0.08, 225), oklch(0.46, 0.09, 205)],
    haze: oklch(0.5, 0.085, 200),
    far: oklch(0.38, 0.075, 215),
    middle: oklch(0.28, 0.07, 210),
    ground: oklch(0.31, 0.07, 195),
    groundLit: oklch(0.52, 0.09, 185),
    path: oklch(0.45, 0.055, 215),
    foreground: oklch(0.15, 0.045, 225),
    accents: [oklch(0.58, 0.17, 10), oklch(0.84, 0.13, 85), oklch(0.6, 0.16, 325)],
  },
};
