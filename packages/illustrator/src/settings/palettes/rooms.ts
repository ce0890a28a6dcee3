import { oklch } from '../../paint/colour.ts';
import { hourPalettes } from './hour-palettes.ts';

/** Rooms beside the child's own: what their walls and floors are by day. */

export const CLASSROOM_PALETTES = hourPalettes({
  wall: oklch(0.91, 0.045, 95),
  far: oklch(0.82, 0.06, 170),
  middle: oklch(0.62, 0.08, 55),
  ground: oklch(0.74, 0.075, 68),
  path: oklch(0.72, 0.08, 175),
  frame: 250,
  accents: [oklch(0.64, 0.17, 26), oklch(0.86, 0.14, 88), oklch(0.6, 0.11, 240)],
});

export const CORRIDOR_PALETTES = hourPalettes({
  wall: oklch(0.91, 0.04, 80),
  far: oklch(0.84, 0.06, 145),
  middle: oklch(0.58, 0.08, 250),
  ground: oklch(0.75, 0.045, 190),
  path: oklch(0.82, 0.11, 85),
  frame: 265,
  accents: [oklch(0.63, 0.17, 26), oklch(0.86, 0.14, 88), oklch(0.6, 0.12, 240)],
});

export const KITCHEN_PALETTES = hourPalettes({
  wall: oklch(0.91, 0.05, 78),
  far: oklch(0.84, 0.06, 55),
  middle: oklch(0.6, 0.09, 35),
  ground: oklch(0.77, 0.06, 55),
  path: oklch(0.9, 0.03, 85),
  frame: 320,
  accents: [oklch(0.62, 0.17, 26), oklch(0.86, 0.14, 85), oklch(0.6, 0.1, 215)],
});

export const HOSPITAL_PALETTES = hourPalettes({
  wall: oklch(0.92, 0.035, 185),
  far: oklch(0.84, 0.06, 165),
  middle: oklch(0.6, 0.07, 215),
  ground: oklch(0.8, 0.035, 200),
  path: oklch(0.84, 0.1, 88),
  frame: 255,
  accents: [oklch(0.68, 0.15, 25), oklch(0.86, 0.13, 88), oklch(0.62, 0.11, 240)],
});

export const CARRIAGE_PALETTES = hourPalettes({
  wall: oklch(0.86, 0.06, 75),
  far: oklch(0.66, 0.09, 55),
  middle: oklch(0.5, 0.09, 40),
  ground: oklch(0.6, 0.07, 30),
  path: oklch(0.56, 0.13, 18),
  frame: 330,
  accents: [oklch(0.56, 0.15, 20), oklch(0.83, 0.13, 82), oklch(0.55, 0.09, 190)],
});

export const MUSEUM_PALETTES = hourPalettes({
  wall: oklch(0.74, 0.075, 168),
  far: oklch(0.82, 0.045, 70),
  middle: oklch(0.6, 0.05, 60),
  ground: oklch(0.72, 0.045, 70),
  path: oklch(0.9, 0.02, 85),
  frame: 300,
  accents: [oklch(0.52, 0.16, 22), oklch(0.8, 0.13, 82), oklch(0.5, 0.08, 230)],
});

export const SHOP_PALETTES = hourPalettes({
  wall: oklch(0.92, 0.04, 95),
  far: oklch(0.82, 0.06, 75),
  middle: oklch(0.6, 0.08, 50),
  ground: oklch(0.79, 0.045, 85),
  path: oklch(0.92, 0.025, 100),
  frame: 260,
  accents: [oklch(0.62, 0.16, 26), oklch(0.85, 0.14, 88), oklch(0.62, 0.09, 165)],
});

export const LIFT_PALETTES = hourPalettes({
  wall: oklch(0.84, 0.07, 72),
  far: oklch(0.74, 0.08, 58),
  middle: oklch(0.54, 0.09, 40),
  ground: oklch(0.6, 0.1, 22),
  path: oklch(0.8, 0.03, 240),
  frame: 300,
  accents: [oklch(0.6, 0.16, 26), oklch(0.84, 0.13, 85), oklch(0.58, 0.09, 235)],
});

export const HALL_PALETTES = hourPalettes({
  wall: oklch(0.84, 0.06, 70),
  far: oklch(0.74, 0.08, 52),
  middle: oklch(0.5, 0.1, 35),
  ground: oklch(0.66, 0.085, 58),
  path: oklch(0.86, 0.05, 85),
  frame: 20,
  accents: [oklch(0.5, 0.17, 22), oklch(0.83, 0.13, 85), oklch(0.52, 0.1, 300)],
});

export const POOL_PALETTES = hourPalettes({
  wall: oklch(0.93, 0.03, 205),
  far: oklch(0.83, 0.07, 200),
  middle: oklch(0.6, 0.1, 220),
  ground: oklch(0.84, 0.035, 80),
  path: oklch(0.72, 0.11, 215),
  frame: 235,
  accents: [oklch(0.66, 0.17, 30), oklch(0.87, 0.14, 90), oklch(0.58, 0.12, 240)],
});

export const TENT_PALETTES = hourPalettes({
  wall: oklch(0.86, 0.075, 82),
  far: oklch(0.79, 0.09, 70),
  middle: oklch(0.58, 0.08, 50),
  ground: oklch(0.64, 0.06, 62),
  path: oklch(0.78, 0.08, 85),
  frame: 300,
  accents: [oklch(0.58, 0.15, 28), oklch(0.84, 0.13, 85), oklch(0.52, 0.11, 250)],
});
