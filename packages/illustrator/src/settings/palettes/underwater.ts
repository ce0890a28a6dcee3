import { oklch } from '../../paint/colour.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** The underwater at the four times of day. */
export const UNDERWATER_PALETTES: SettingPalettes = {
  morning: {
    sky: [oklch(0.9, 0.07, 185), oklch(0.76, 0.095, 200), oklch(0.62, 0.1, 220)],
    haze: oklch(0.72, 0.095, 205),
    far: oklch(0.56, 0.095, 225),
    middle: oklch(0.46, 0.09, 235),
    ground: oklch(0.66, 0.06, 150),
    groundLit: oklch(0.85, 0.07, 115),
    path: oklch(0.78, 0.06, 95),
    foreground: oklch(0.28, 0.08, 262),
    accents: [oklch(0.68, 0.17, 28), oklch(0.84, 0.14, 82), oklch(0.64, 0.15, 335)],
  },
  noon: {
    sky: [oklch(0.91, 0.08, 190), oklch(0.77, 0.11, 205), oklch(0.62, 0.12, 225)],
    haze: oklch(0.72, 0.11, 210),
    far: oklch(0.56, 0.11, 230),
    middle: oklch(0.46, 0.1, 240),
    ground: oklch(0.68, 0.065, 145),
    groundLit: oklch(0.87, 0.075, 112),
    path: oklch(0.8, 0.06, 95),
    foreground: oklch(0.28, 0.09, 265),
    accents: [oklch(0.68, 0.19, 28), oklch(0.86, 0.15, 84), oklch(0.63, 0.17, 335)],
  },
  evening: {
    sky: [oklch(0.76, 0.085, 40), oklch(0.56, 0.09, 330), oklch(0.42, 0.1, 285)],
    haze: oklch(0.53, 0.095, 305),
    far: oklch(0.43, 0.095, 285),
    middle: oklch(0.35, 0.09, 278),
    ground: oklch(0.48, 0.07, 300),
    groundLit: oklch(0.68, 0.08, 20),
    path: oklch(0.6, 0.07, 330),
    foreground: oklch(0.21, 0.07, 282),
    accents: [oklch(0.64, 0.17, 25), oklch(0.82, 0.13, 76), oklch(0.6, 0.15, 340)],
  },
  night: {
    sky: [oklch(0.5, 0.09, 225), oklch(0.34, 0.085, 245), oklch(0.24, 0.075, 262)],
    haze: oklch(0.38, 0.09, 245),
    far: oklch(0.31, 0.085, 255),
    middle: oklch(0.25, 0.075, 262),
    ground: oklch(0.33, 0.06, 245),
    groundLit: oklch(0.5, 0.08, 215),
    path: oklch(0.42, 0.06, 230),
    foreground: oklch(0.15, 0.055, 275),
    accents: [oklch(0.6, 0.16, 18), oklch(0.83, 0.13, 85), oklch(0.6, 0.16, 325)],
  },
};
