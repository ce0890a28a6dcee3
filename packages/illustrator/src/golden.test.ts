import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { GOLDEN_PX, goldenPlans } from '../gallery/golden-plans.ts';
import { TEXTURES } from '../gallery/texture-folder.ts';
import { freeCanvas } from './paint/scratch.ts';
import { paintPage } from './paint-page.ts';

const GOLDEN = join(import.meta.dirname, '../gallery/golden');

/** Pixels of a picture shrunk to 24 × 24, where texture and one-pixel moves no longer show. */
const glance = async (source: Image | Canvas): Promise<Uint8ClampedArray> => {
  const small = createCanvas(24, 24);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, GOLDEN_PX, GOLDEN_PX, 0, 0, 24, 24);
  return context.getImageData(0, 0, 24, 24).data;
};

/**
 * Guards against accidents, not against better pictures: run `gallery/write-golden.ts`
 * after a change that was meant and looked at.
 */
test.each(goldenPlans())('$name looks as it did', async ({ name, plan }) => {
  const image = new Image();
  image.src = readFileSync(join(GOLDEN, `${name}.png`));
  await image.decode();
  const page = paintPage(plan, { px: GOLDEN_PX, textureDir: TEXTURES });
  const [was, is] = [await glance(image), await glance(page)];
  freeCanvas(page);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < was.length; i += 4) {
    const change = Math.hypot(...[0, 1, 2].map((c) => was[i + c]! - is[i + c]!));
    sum += change;
    most = Math.max(most, change);
  }
  expect(sum / 576, 'mean change of a cell').toBeLessThan(4);
  expect(most, 'largest change of a cell').toBeLessThan(60);
});
