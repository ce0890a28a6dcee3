import type { CoatColour, Creature } from '@bramblebook/contract/creature-vocabulary';
import { expect, test } from 'vitest';
import { TEXTURES } from '../../gallery/texture-folder.ts';
import { hueOf, lightnessOf } from '../paint/colour.ts';
import { Easel } from '../paint/easel.ts';
import { randomStream } from '../paint/random.ts';
import { CREATURE_PAINTERS } from './registry.ts';

const SIDE = 96;

/** The colour that most of a creature's solid paint comes to, as “#rrggbb”. */
const painted = (creature: Creature, coat: CoatColour, seed: number): string => {
  const { shapes, paint } = CREATURE_PAINTERS[creature];
  const { box } = shapes.rest;
  const easel = new Easel({ px: SIDE, style: 'gouache', seed: 1, textureDir: TEXTURES });
  const layer = easel.layer();
  const scale = 800 / Math.max(box.right - box.left, box.bottom - box.top);
  const x = 500 - ((box.left + box.right) / 2) * scale;
  const y = 500 - ((box.top + box.bottom) / 2) * scale;
  layer.at({ x, y, scale }, () =>
    paint(layer, { pose: 'rest', mood: 'happy', coat, random: randomStream(seed, creature) }),
  );
  const { data } = layer.ctx.getImageData(0, 0, SIDE, SIDE);
  const channels: number[][] = [[], [], []];
  for (let i = 0; i < data.length; i += 4)
    if ((data[i + 3] ?? 0) > 200)
      for (const [k, all] of channels.entries()) all.push(data[i + k] ?? 0);
  easel.release(layer);
  return `#${channels
    .map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

test.each(['cat', 'dog', 'rabbit', 'horse', 'mouse', 'bear'] as const)(
  'a %s is as black, grey, brown or white as it is said to be, in every book',
  (creature) => {
    for (const seed of [1, 2, 3]) {
      const value = (coat: CoatColour): number => lightnessOf(painted(creature, coat, seed));
      expect(value('black')).toBeLessThan(0.54);
      expect(value('brown')).toBeGreaterThan(value('black'));
      expect(value('white')).toBeGreaterThan(0.86);
      expect(value('white') - value('brown')).toBeGreaterThan(0.25);
    }
  },
);

// Hues in OKLCH: pink and red about 0–45°, gold 70–95°, green 130–175°, blue 230–265°, purple 290–330°.
test.each([
  ['dragon', 'green', 130, 185],
  ['dragon', 'blue', 225, 270],
  ['dragon', 'purple', 290, 335],
  ['dragon', 'golden', 65, 100],
  ['dragon', 'red', 15, 50],
  ['unicorn', 'purple', 285, 330],
  ['unicorn', 'blue', 225, 275],
  ['robot', 'green', 125, 165],
  ['robot', 'blue', 225, 275],
  ['dinosaur', 'green', 105, 160],
  ['cat', 'ginger', 45, 75],
] as const)('a %s that is %s is painted so', (creature, coat, from, to) => {
  for (const seed of [1, 2]) {
    const hue = hueOf(painted(creature, coat, seed));
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  }
});
