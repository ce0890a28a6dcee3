import type { Rect } from '@bramblebook/contract/page-geometry';
import { type Canvas, ImageData } from '@napi-rs/canvas';
import { keepCalm } from './page/calm.ts';
import type { PagePlan } from './page/plan.ts';
import { Easel } from './paint/easel.ts';
import { withScratch } from './paint/scratch.ts';

/** How far the veil under the text fades into the picture, in page units. */
const FADE = 90;
/** An area is reduced to this many pixels a side before its colours are averaged. */
const SAMPLES = 24;

/** The mean colour of an area, as `#rrggbb`. */
const meanColour = (canvas: Canvas, { x, y, width, height }: Rect): string => {
  const unit = canvas.width / 1000;
  const data = withScratch(SAMPLES, SAMPLES, (small) => {
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    const source = [x * unit, y * unit, width * unit, height * unit] as const;
    context.drawImage(canvas, ...source, 0, 0, SAMPLES, SAMPLES);
    return context.getImageData(0, 0, SAMPLES, SAMPLES).data;
  });
  const mean = (channel: number): number => {
    let sum = 0;
    for (let i = channel; i < data.length; i += 4) sum += data[i] ?? 0;
    return Math.round(sum / (SAMPLES * SAMPLES));
  };
  const hex = [0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
};

/**
 * Makes a picture from elsewhere (raw rgba pixels, `px` × `px`) the page of this plan: where
 * the text stands it is evened out as far as the ink's contrast asks for, in its own hue.
 */
export const finishPicture = (
  plan: PagePlan,
  pixels: Uint8ClampedArray<ArrayBuffer>,
  options: { readonly px: number; readonly textureDir?: string },
): Canvas => {
  const { px } = options;
  const easel = new Easel({ ...options, style: plan.style, seed: plan.seed });
  const page = easel.layer();
  page.ctx.putImageData(new ImageData(pixels, px, px), 0, 0);
  const { calm, ink } = plan;
  if (calm) keepCalm(page, calm, ink, { hueOf: meanColour(page.canvas, calm), fade: FADE });
  return page.canvas;
};
