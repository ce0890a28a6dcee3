import { PROPS } from '@bramblebook/contract/picture-vocabulary';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { TEXTURES } from '../../gallery/texture-folder.ts';
import { Easel } from '../paint/easel.ts';
import { randomStream } from '../paint/random.ts';
import { PROP_PAINTERS } from './registry.ts';

const SIDE = 96;

/** Paint found inside and outside a prop's own box, in pixels. */
const paintAround = (name: (typeof PROPS)[number]) => {
  const { box, paint } = PROP_PAINTERS[name];
  const easel = new Easel({ px: SIDE, style: 'gouache', seed: 1, textureDir: TEXTURES });
  const layer = easel.layer();
  const scale = 560 / Math.max(box.right - box.left, box.bottom - box.top);
  const x = 500 - ((box.left + box.right) / 2) * scale;
  const y = 500 - ((box.top + box.bottom) / 2) * scale;
  layer.at({ x, y, scale }, () =>
    paint(layer, { light: 'noon', colour: '#d9574a', random: randomStream(1, name) }),
  );
  const canvas = createCanvas(SIDE, SIDE);
  canvas.getContext('2d').drawImage(layer.canvas, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE);
  const margin = 0.14 * Math.max(box.right - box.left, box.bottom - box.top) + 8;
  let [inside, outside] = [0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    // Glows are light around a thing, not the thing: only solid paint counts.
    if ((data[4 * i + 3] ?? 0) < 200) continue;
    const px = ((((i % SIDE) + 0.5) / SIDE) * 1000 - x) / scale;
    const py = (((Math.floor(i / SIDE) + 0.5) / SIDE) * 1000 - y) / scale;
    const near =
      px > box.left - margin &&
      px < box.right + margin &&
      py > box.top - margin &&
      py < box.bottom + margin;
    if (near) inside++;
    else outside++;
  }
  return { inside, outside };
};

test.each(PROPS)('%s is painted, and within its box', (name) => {
  const { inside, outside } = paintAround(name);
  expect(inside).toBeGreaterThan(40);
  expect(outside).toBe(0);
});

test('what a hand holds has its grip inside the box', () => {
  for (const name of PROPS) {
    const { box, grip } = PROP_PAINTERS[name];
    if (!grip) continue;
    expect(grip[0], name).toBeGreaterThanOrEqual(box.left);
    expect(grip[0], name).toBeLessThanOrEqual(box.right);
    expect(grip[1], name).toBeGreaterThanOrEqual(box.top - 4);
    expect(grip[1], name).toBeLessThanOrEqual(box.bottom);
  }
});
