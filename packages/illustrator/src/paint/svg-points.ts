import type { Point } from './geometry.ts';

/**
 * Points from the text that SVG writes in the `points` of a polygon: `0,-40 24,-36 42,-18`.
 * An outline stays a few lines long, and can be pasted into a drawing programme and back.
 */
export const svgPoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new Error(`“${pair}” is not a point of an outline`);
      return [x, y];
    });
