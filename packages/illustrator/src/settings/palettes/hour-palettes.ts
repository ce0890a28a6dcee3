import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { adjust, light, mix, oklch, shade } from '../../paint/colour.ts';
import { OPEN_SKY, type Palette } from '../../paint/palette.ts';
import type { SettingPalettes } from '../parts/setting-painter.ts';

/** What a place is by daylight; the other hours are mixed from it. */
export interface DayColours {
  /** The wall of a room; under the open sky it is left out. */
  readonly wall?: string;
  readonly far: string;
  readonly middle: string;
  readonly ground: string;
  readonly path: string;
  /** Hue of the dark foreground, in degrees. */
  readonly frame: number;
  readonly accents: Palette['accents'];
  /** Grass keeps its green when the day is over; other floors take on the dusk. */
  readonly grass?: boolean;
}

/** How each hour turns the colours of day: toward what, how far, and how lit the floor is. */
const HOURS: Readonly<
  Record<
    Light,
    {
      /** What grass loses of its lightness. */
      readonly grass: number;
      readonly toward: string;
      readonly wall: number;
      readonly near: number;
      readonly accents: number;
      readonly lit: string;
      readonly litShare: number;
      readonly frame: readonly [number, number];
    }
  >
> = {
  morning: {
    grass: 0,
    toward: oklch(0.88, 0.06, 65),
    wall: 0.22,
    near: 0.1,
    accents: 0.04,
    lit: oklch(0.95, 0.06, 78),
    litShare: 0.55,
    frame: [0.35, 0.07],
  },
  noon: {
    grass: 0,
    toward: oklch(0.95, 0.02, 200),
    wall: 0.06,
    near: 0.02,
    accents: 0,
    lit: oklch(0.97, 0.03, 95),
    litShare: 0.6,
    frame: [0.35, 0.075],
  },
  evening: {
    grass: -0.2,
    toward: oklch(0.34, 0.1, 318),
    wall: 0.72,
    near: 0.56,
    accents: 0.24,
    lit: oklch(0.8, 0.1, 58),
    litShare: 0.6,
    frame: [0.22, 0.06],
  },
  night: {
    grass: -0.3,
    toward: oklch(0.24, 0.075, 272),
    wall: 0.8,
    near: 0.74,
    accents: 0.4,
    lit: oklch(0.6, 0.07, 262),
    litShare: 0.7,
    frame: [0.18, 0.052],
  },
};

const hourPalette = (day: DayColours, hour: Light): Palette => {
  const { grass, toward, wall, near, accents, lit, litShare, frame } = HOURS[hour];
  const at = (colour: string, share = near): string => mix(colour, toward, share);
  const ground = day.grass
    ? mix(adjust(day.ground, { l: grass, c: grass * 0.18 }), toward, near * 0.36)
    : at(day.ground);
  const papered = day.wall === undefined ? null : at(day.wall, wall);
  const open = OPEN_SKY[hour];
  const [first, second, third] = day.accents;
  return {
    sky: papered ? [shade(papered, 0.03), papered, light(papered, 0.04)] : open.sky,
    haze: papered ? mix(light(papered, 0.07), lit, 0.35) : open.haze,
    far: at(day.far),
    middle: at(day.middle),
    ground,
    groundLit: mix(ground, lit, day.grass ? litShare * 0.5 : litShare),
    path: at(day.path),
    foreground: oklch(frame[0], frame[1], day.frame),
    accents: [at(first, accents), second, at(third, accents)],
  };
};

/** The four palettes of a place from its colours by day. */
export const hourPalettes = (day: DayColours): SettingPalettes => ({
  morning: hourPalette(day, 'morning'),
  noon: hourPalette(day, 'noon'),
  evening: hourPalette(day, 'evening'),
  night: hourPalette(day, 'night'),
});
