import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Canvases that live for a moment. Their pixels are outside the engine's heap, so the
 * collector does not hurry (1.8 GB after ten pages): each is emptied by hand when done.
 */
export const freeCanvas = (canvas: Canvas): void => {
  canvas.width = 1;
};

/** Makes a canvas, uses it, and gives its pixels back. */
export const withScratch = <T>(width: number, height: number, use: (canvas: Canvas) => T): T => {
  const canvas = createCanvas(width, height);
  const result = use(canvas);
  freeCanvas(canvas);
  return result;
};

/** Full-page canvases of one size, kept for the next layer and the next page. */
const pool: { side: number; canvases: Canvas[] } = { side: 0, canvases: [] };
const POOL_LIMIT = 3;

export const takeSheet = (side: number): Canvas => {
  if (pool.side !== side) {
    for (const canvas of pool.canvases) freeCanvas(canvas);
    pool.canvases = [];
    pool.side = side;
  }
  return pool.canvases.pop() ?? createCanvas(side, side);
};

export const giveBackSheet = (canvas: Canvas): void => {
  if (canvas.width === pool.side && pool.canvases.length < POOL_LIMIT) pool.canvases.push(canvas);
  else freeCanvas(canvas);
};
