import { expect, test } from 'vitest';
import { randomLooks, randomStory } from '../gallery/random-story.ts';
import { TEXTURES } from '../gallery/texture-folder.ts';
import { finishPicture } from './finish-picture.ts';
import { CALM_CONTRAST, measureContrast } from './page/calm.ts';
import { planBook } from './plan-book.ts';

const PX = 200;
const plans = planBook({
  story: randomStory(5),
  looks: randomLooks(5),
  readingAge: '4-5',
  style: 'gouache',
  seed: 5,
});

/** A picture as a model may paint it: black and white squares right under the text. */
const checkered = (): Uint8ClampedArray<ArrayBuffer> => {
  const data = new Uint8ClampedArray(PX * PX * 4);
  for (let i = 0; i < PX * PX; i++) {
    const value = (Math.floor((i % PX) / 20) + Math.floor(i / PX / 20)) % 2 === 0 ? 12 : 244;
    data.set([value, value, value, 255], i * 4);
  }
  return data;
};

test.each([1, 6, 9, 27])('page %i of a model is made calm enough for its type', (page) => {
  const plan = plans[page - 1]!;
  const canvas = finishPicture(plan, checkered(), { px: PX, textureDir: TEXTURES });
  expect(measureContrast(canvas, plan.calm!, plan.ink)).toBeGreaterThanOrEqual(CALM_CONTRAST);
});

test('away from its type a picture stays as it came', () => {
  const plan = { ...plans[8]!, calm: { x: 75, y: 75, width: 850, height: 230 } };
  const canvas = finishPicture(plan, checkered(), { px: PX, textureDir: TEXTURES });
  const { data } = canvas.getContext('2d').getImageData(0, PX / 2, PX, PX / 2);
  expect(data).toEqual(checkered().slice((PX * PX * 4) / 2));
});
