import { formatHex } from 'culori';
import { alpha, light, shade } from '../paint/colour.ts';
import { type Box, clamp } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { withScratch } from '../paint/scratch.ts';
import { valueOfPixel } from '../paint/value.ts';

/** Mean difference of value (CIE L*, 0…100) along the outline that needs no help. */
const APART = 21;
/** Largest opacity of the tone laid behind. */
const MOST = 0.58;
/** How far the tone is from the ground, in OKLCH lightness. */
const STEP = 0.22;
/** What that is in L*. */
const STEP_VALUE = 22;
/** L* that a tone can reach: night does not grow darker. */
const [DARKEST, LIGHTEST] = [14, 96];
const CELLS = 36;
const RADIUS = 100;

type Rgb = readonly [number, number, number];

const cellsOf = (layer: Layer, box: Box): Uint8ClampedArray =>
  withScratch(CELLS, CELLS, (small) => {
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    const { unit } = layer.easel;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const source = [box.left * unit, box.top * unit, width * unit, height * unit] as const;
    context.drawImage(layer.canvas, ...source, 0, 0, CELLS, CELLS);
    return context.getImageData(0, 0, CELLS, CELLS).data;
  });

const rgbAt = (data: Uint8ClampedArray, i: number): Rgb => [
  data[i * 4] ?? 0,
  data[i * 4 + 1] ?? 0,
  data[i * 4 + 2] ?? 0,
];

/** Where the figure is covered and a neighbour is not: indices of cells. */
const outlineCells = (figure: Uint8ClampedArray): number[] => {
  const covered = (i: number): boolean => (figure[i * 4 + 3] ?? 0) > 160;
  return Array.from({ length: CELLS * CELLS }, (_, i) => i).filter(
    (i) => covered(i) && [i - 1, i + 1, i - CELLS, i + CELLS].some((near) => !covered(near)),
  );
};

/**
 * Where a figure and its ground come too near in value, the ground behind is laid a tone
 * darker or lighter, whichever tells the outline better, fading outward: a light figure
 * is set before a dark. Call it while `figures`, painted, does not yet lie on `page`.
 */
export const setApart = (page: Layer, figures: Layer, box: Box): void => {
  const [over, under] = [cellsOf(figures, box), cellsOf(page, box)];
  const outline = outlineCells(over);
  if (outline.length === 0) return;
  const mean = (of: (cell: number) => number): number =>
    outline.reduce((sum, cell) => sum + of(cell), 0) / outline.length;
  const apartBy = (shift: number): number =>
    mean((cell) => {
      const ground = clamp(valueOfPixel(...rgbAt(under, cell)) + shift, DARKEST, LIGHTEST);
      return Math.abs(valueOfPixel(...rgbAt(over, cell)) - ground);
    });
  const apart = apartBy(0);
  if (apart >= APART) return;
  const channel = (c: 0 | 1 | 2): number => mean((cell) => rgbAt(under, cell)[c] / 255);
  const ground = formatHex({ mode: 'rgb', r: channel(0), g: channel(1), b: channel(2) });
  const darker = apartBy(-STEP_VALUE) >= apartBy(STEP_VALUE);
  layTone(page, box, darker ? shade(ground, STEP) : light(ground, STEP), (APART - apart) / APART);
};

const layTone = (page: Layer, box: Box, tone: string, need: number): void => {
  const strength = Math.min(MOST, need * 1.15);
  const { ctx } = page;
  ctx.save();
  ctx.translate((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  ctx.scale(((box.right - box.left) * 0.9) / RADIUS, ((box.bottom - box.top) * 0.74) / RADIUS);
  const fill = page.radial([0, 0], 0, RADIUS, [
    [0, alpha(tone, strength)],
    [0.5, alpha(tone, strength * 0.92)],
    [0.75, alpha(tone, strength * 0.42)],
    [1, alpha(tone, 0)],
  ]);
  page.disc([0, 0], RADIUS, fill);
  ctx.restore();
};
