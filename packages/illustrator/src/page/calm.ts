import { INK_COLOURS, type Ink, type Rect } from '@bramblebook/contract/page-geometry';
import type { Canvas } from '@napi-rs/canvas';
import { alpha, hueOf, oklch } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import { withScratch } from '../paint/scratch.ts';
import { luminance } from '../paint/value.ts';

/** WCAG 2 contrast that text on a picture keeps (issue: at least 7:1). */
export const CALM_CONTRAST = 7;
/** Painted a little beyond, because paper tooth is laid on afterwards. */
const AIM = 8.4;
/** A light hand even where the ground is right already: it takes the edge off leaves and clouds. */
const LEAST_VEIL = 0.1;
/** Cells are about as wide as a stroke of type, in page units. */
const CELL = 4;

const inkLuminance = (ink: Ink): number => {
  const hex = INK_COLOURS[ink];
  const at = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  return luminance(at(1), at(3), at(5));
};

/** Luminance that the ground must not pass for the ink to have the contrast. */
const limitFor = (ink: Ink, contrast: number): number => {
  const own = inkLuminance(ink);
  return ink === 'dark' ? (own + 0.05) * contrast - 0.05 : (own + 0.05) / contrast - 0.05;
};

/** The area in cells: rgba bytes, row by row. */
const cells = (canvas: Canvas, area: Rect): Uint8ClampedArray => {
  const unit = canvas.width / 1000;
  const columns = Math.max(1, Math.round(area.width / CELL));
  const rows = Math.max(1, Math.round(area.height / CELL));
  return withScratch(columns, rows, (small) => {
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    const { x, y, width, height } = area;
    const source = [x * unit, y * unit, width * unit, height * unit] as const;
    context.drawImage(canvas, ...source, 0, 0, columns, rows);
    return context.getImageData(0, 0, columns, rows).data;
  });
};

/** Contrast of the ink with the worst hundredth of the area. */
export const measureContrast = (canvas: Canvas, area: Rect, ink: Ink): number => {
  const data = cells(canvas, area);
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4)
    values.push(luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0));
  values.sort((a, b) => a - b);
  const worst = values[Math.floor((ink === 'dark' ? 0.01 : 0.99) * (values.length - 1))] ?? 0;
  const own = inkLuminance(ink);
  return (Math.max(worst, own) + 0.05) / (Math.min(worst, own) + 0.05);
};

/**
 * Evens out the ground under the text with a veil in a hue of the scene, only as strong
 * as the contrast asks for, fading into the picture within `fade` units.
 */
export const keepCalm = (
  page: Layer,
  area: Rect,
  ink: Ink,
  veil: { readonly hueOf: string; readonly fade: number },
): void => {
  const data = cells(page.canvas, area);
  const limit = limitFor(ink, AIM);
  const target = veilColour(veil.hueOf, ink);
  const columns = Math.max(1, Math.round(area.width / CELL));
  const rows = data.length / 4 / columns;
  const wanted = Array.from({ length: rows }, (_, row) => {
    let most = LEAST_VEIL;
    for (let column = 0; column < columns; column++) {
      const i = (row * columns + column) * 4;
      const cell = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0] as const;
      most = Math.max(most, needed(cell, target.rgb, limit, ink));
    }
    return most;
  });
  layVeil(page, area, target.hex, { wanted, fade: veil.fade });
};

/** The hue of a colour of the scene, light enough or dark enough. */
const veilColour = (
  colour: string,
  ink: Ink,
): { hex: string; rgb: readonly [number, number, number] } => {
  const hue = hueOf(colour);
  const hex = ink === 'dark' ? oklch(0.93, 0.04, hue) : oklch(0.25, 0.06, hue);
  const at = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  return { hex, rgb: [at(1), at(3), at(5)] };
};

/** Opacity at which a cell passes under the veil. */
const needed = (
  cell: readonly [number, number, number],
  veil: readonly [number, number, number],
  limit: number,
  ink: Ink,
): number => {
  const passes = (share: number): boolean => {
    const [r, g, b] = cell.map((v, i) => v + ((veil[i] ?? 0) - v) * share);
    const value = luminance(r ?? 0, g ?? 0, b ?? 0);
    return ink === 'dark' ? value >= limit : value <= limit;
  };
  if (passes(0)) return 0;
  let [low, high] = [0, 1];
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * The veil from row to row as strong as the strongest need within a few lines, so that no
 * edge shows; past the area it fades into the picture, before it it runs to the page's edge.
 */
const layVeil = (
  page: Layer,
  area: Rect,
  colour: string,
  { wanted, fade }: { readonly wanted: readonly number[]; readonly fade: number },
): void => {
  const spread = 12;
  const near = (list: readonly number[], i: number): readonly number[] =>
    list.slice(Math.max(0, i - spread), i + spread + 1);
  const widest = wanted.map((_, i) => Math.max(...near(wanted, i)));
  // The mean of maxima is nowhere below the need itself.
  const smoothed = widest.map((_, i) => {
    const around = near(widest, i);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
  const above = area.y + area.height / 2 < 500;
  const from = above ? 0 : area.y - fade;
  const to = above ? area.y + area.height + fade : 1000;
  const at = (y: number): number => Math.min(1, Math.max(0, (y - from) / (to - from)));
  const stops: [number, string][] = smoothed
    .map((opacity, i): [number, string] => [
      at(area.y + ((i + 0.5) / smoothed.length) * area.height),
      alpha(colour, opacity),
    ])
    .filter((_, i) => i % 3 === 0 || i === smoothed.length - 1);
  const edge = above ? (smoothed[smoothed.length - 1] ?? 0) : (smoothed[0] ?? 0);
  const soft: [number, string][] = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1].map((t) => [
    at(above ? area.y + area.height + t * fade : area.y - t * fade),
    alpha(colour, edge * (1 - t * t * (3 - 2 * t))),
  ]);
  const all = above ? [...stops, ...soft] : [...soft.reverse(), ...stops];
  page.flood(page.linear([0, from], [0, to], all));
};
