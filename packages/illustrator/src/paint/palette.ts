import type { CalmSide, Ink } from '@bramblebook/contract/page-geometry';
import type { Light, Weather } from '@bramblebook/contract/picture-vocabulary';
import { adjust, lightnessOf, mix, oklch } from './colour.ts';

/**
 * The colours of one setting at one time of day: one run of neighbouring hues and one
 * warm accent. Three clear values: by day the foreground is dark, the middle middling,
 * the distance light; at night the distance glows and everything near is darker.
 */
export interface Palette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** What distance fades to. */
  readonly haze: string;
  readonly far: string;
  readonly middle: string;
  /** The ground the figures stand on: its own colour and where light lies on it. */
  readonly ground: string;
  readonly groundLit: string;
  readonly path: string;
  /** Nearest things, framing the picture. */
  readonly foreground: string;
  /** Small warm things: flowers, roofs, flags. */
  readonly accents: readonly [string, string, string];
}

/** Sky and haze of the four lights, for settings under the open sky. */
export const OPEN_SKY: Record<Light, Pick<Palette, 'sky' | 'haze'>> = {
  morning: {
    sky: [oklch(0.8, 0.07, 245), oklch(0.9, 0.05, 50), oklch(0.95, 0.07, 75)],
    haze: oklch(0.92, 0.05, 70),
  },
  noon: {
    sky: [oklch(0.74, 0.1, 235), oklch(0.86, 0.065, 220), oklch(0.95, 0.045, 130)],
    haze: oklch(0.92, 0.035, 190),
  },
  evening: {
    sky: [oklch(0.29, 0.085, 280), oklch(0.57, 0.105, 325), oklch(0.86, 0.085, 65)],
    haze: oklch(0.8, 0.085, 40),
  },
  night: {
    sky: [oklch(0.22, 0.07, 275), oklch(0.31, 0.085, 268), oklch(0.48, 0.09, 245)],
    haze: oklch(0.5, 0.075, 250),
  },
};

/** How far each weather pulls a palette toward a quiet grey, and how much it hides the distance. */
const GREYING: Record<Weather, { readonly pull: number; readonly grey: string }> = {
  clear: { pull: 0, grey: oklch(0.8, 0.02, 250) },
  wind: { pull: 0.08, grey: oklch(0.82, 0.03, 220) },
  cloudy: { pull: 0.3, grey: oklch(0.82, 0.025, 255) },
  rain: { pull: 0.42, grey: oklch(0.66, 0.035, 250) },
  snow: { pull: 0.34, grey: oklch(0.9, 0.02, 250) },
  mist: { pull: 0.45, grey: oklch(0.88, 0.02, 220) },
};

/** The palette under a weather. */
export const underWeather = (palette: Palette, weather: Weather): Palette => {
  const { pull, grey } = GREYING[weather];
  if (pull === 0) return palette;
  const dim = (colour: string, share: number): string => {
    const value = lightnessOf(colour);
    // Keeps the value plan: the grey takes on the colour's own lightness, mostly.
    return mix(colour, adjust(grey, { l: (value - lightnessOf(grey)) * 0.72 }), share);
  };
  return {
    sky: [dim(palette.sky[0], pull), dim(palette.sky[1], pull), dim(palette.sky[2], pull)],
    haze: dim(palette.haze, pull * 0.8),
    far: dim(palette.far, pull),
    middle: dim(palette.middle, pull * 0.6),
    ground: dim(palette.ground, pull * 0.4),
    groundLit: dim(palette.groundLit, pull * 0.5),
    path: dim(palette.path, pull * 0.4),
    foreground: dim(palette.foreground, pull * 0.2),
    accents: palette.accents,
  };
};

/** Ink that reads better where the calm area lies: over the sky, or over the ground. */
export const inkOver = (palette: Palette, side: CalmSide): Ink => {
  const value =
    side === 'top'
      ? lightnessOf(mix(palette.sky[0], palette.sky[1], 0.4))
      : lightnessOf(mix(palette.ground, palette.foreground, 0.35));
  return value > 0.6 ? 'dark' : 'light';
};
