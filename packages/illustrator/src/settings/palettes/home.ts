import { oklch } from '../../paint/colour.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** `sky` is the wallpaper here; what stands outside the window has its own colours. */
export const HOME_PALETTES: SettingPalettes = {
  morning: {
    sky: [oklch(0.86, 0.045, 70), oklch(0.9, 0.04, 75), oklch(0.93, 0.04, 80)],
    haze: oklch(0.95, 0.04, 80),
    far: oklch(0.8, 0.06, 60),
    middle: oklch(0.62, 0.085, 35),
    ground: oklch(0.68, 0.075, 55),
    groundLit: oklch(0.86, 0.07, 72),
    path: oklch(0.66, 0.09, 195),
    foreground: oklch(0.36, 0.07, 340),
    accents: [oklch(0.65, 0.15, 20), oklch(0.86, 0.12, 85), oklch(0.62, 0.09, 235)],
  },
  noon: {
    sky: [oklch(0.88, 0.035, 200), oklch(0.91, 0.03, 190), oklch(0.94, 0.025, 170)],
    haze: oklch(0.96, 0.02, 150),
    far: oklch(0.82, 0.05, 190),
    middle: oklch(0.62, 0.08, 40),
    ground: oklch(0.7, 0.075, 58),
    groundLit: oklch(0.88, 0.065, 78),
    path: oklch(0.68, 0.12, 25),
    foreground: oklch(0.36, 0.07, 290),
    accents: [oklch(0.64, 0.17, 20), oklch(0.87, 0.14, 88), oklch(0.6, 0.11, 240)],
  },
  evening: {
    sky: [oklch(0.42, 0.075, 310), oklch(0.5, 0.08, 325), oklch(0.6, 0.085, 345)],
    haze: oklch(0.74, 0.1, 50),
    far: oklch(0.55, 0.085, 340),
    middle: oklch(0.4, 0.08, 335),
    ground: oklch(0.47, 0.08, 20),
    groundLit: oklch(0.74, 0.1, 60),
    path: oklch(0.52, 0.1, 285),
    foreground: oklch(0.22, 0.06, 310),
    accents: [oklch(0.6, 0.15, 18), oklch(0.84, 0.13, 75), oklch(0.54, 0.1, 270)],
  },
  night: {
    sky: [oklch(0.29, 0.07, 278), oklch(0.34, 0.075, 275), oklch(0.4, 0.075, 270)],
    haze: oklch(0.5, 0.075, 265),
    far: oklch(0.4, 0.075, 272),
    middle: oklch(0.31, 0.065, 290),
    ground: oklch(0.36, 0.06, 300),
    groundLit: oklch(0.55, 0.07, 275),
    path: oklch(0.44, 0.09, 265),
    foreground: oklch(0.18, 0.05, 285),
    accents: [oklch(0.54, 0.13, 10), oklch(0.85, 0.12, 84), oklch(0.48, 0.1, 262)],
  },
};
