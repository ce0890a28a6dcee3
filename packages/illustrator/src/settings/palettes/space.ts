import { oklch } from '../../paint/colour.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The space at the four times of day. */
export const SPACE_PALETTES: SettingPalettes = {
  morning: {
    sky: [oklch(0.3, 0.1, 285), oklch(0.47, 0.125, 320), oklch(0.74, 0.12, 30)],
    haze: oklch(0.74, 0.11, 10),
    far: oklch(0.6, 0.13, 340),
    middle: oklch(0.5, 0.13, 320),
    ground: oklch(0.58, 0.12, 350),
    groundLit: oklch(0.86, 0.09, 60),
    path: oklch(0.86, 0.1, 75),
    foreground: oklch(0.26, 0.1, 295),
    accents: [oklch(0.7, 0.17, 40), oklch(0.87, 0.15, 88), oklch(0.68, 0.11, 190)],
  },
  noon: {
    sky: [oklch(0.28, 0.11, 265), oklch(0.43, 0.13, 255), oklch(0.68, 0.11, 215)],
    haze: oklch(0.7, 0.1, 210),
    far: oklch(0.55, 0.12, 235),
    middle: oklch(0.45, 0.12, 255),
    ground: oklch(0.55, 0.11, 240),
    groundLit: oklch(0.86, 0.07, 180),
    path: oklch(0.88, 0.08, 110),
    foreground: oklch(0.25, 0.1, 268),
    accents: [oklch(0.68, 0.19, 30), oklch(0.88, 0.15, 90), oklch(0.68, 0.16, 335)],
  },
  evening: {
    sky: [oklch(0.24, 0.09, 285), oklch(0.38, 0.125, 315), oklch(0.58, 0.13, 340)],
    haze: oklch(0.6, 0.12, 335),
    far: oklch(0.48, 0.13, 315),
    middle: oklch(0.4, 0.12, 305),
    ground: oklch(0.48, 0.12, 330),
    groundLit: oklch(0.78, 0.1, 40),
    path: oklch(0.84, 0.1, 75),
    foreground: oklch(0.21, 0.08, 290),
    accents: [oklch(0.66, 0.17, 42), oklch(0.86, 0.14, 86), oklch(0.64, 0.1, 190)],
  },
  night: {
    sky: [oklch(0.19, 0.075, 278), oklch(0.28, 0.095, 280), oklch(0.42, 0.12, 290)],
    haze: oklch(0.44, 0.11, 285),
    far: oklch(0.36, 0.11, 285),
    middle: oklch(0.3, 0.1, 282),
    ground: oklch(0.37, 0.1, 290),
    groundLit: oklch(0.62, 0.1, 285),
    path: oklch(0.8, 0.08, 85),
    foreground: oklch(0.17, 0.07, 282),
    accents: [oklch(0.64, 0.15, 42), oklch(0.86, 0.13, 86), oklch(0.6, 0.1, 195)],
  },
};
