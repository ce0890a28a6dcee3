import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { ART_STYLES, type ArtStyle } from '@bramblebook/contract/reading';
import { expect, test } from 'vitest';
import { randomLooks, randomStory } from '../gallery/random-story.ts';
import { TEXTURES } from '../gallery/texture-folder.ts';
import type { PagePlan } from './page/plan.ts';
import { freeCanvas } from './paint/scratch.ts';
import { paintPage } from './paint-page.ts';
import { planBook } from './plan-book.ts';

const PX = 200;
const PRINT_DIGEST = join(import.meta.dirname, '../gallery/print-digest.ts');
const plansOf = (seed: number, style: ArtStyle = 'gouache'): PagePlan[] =>
  planBook({ story: randomStory(seed), looks: randomLooks(seed), readingAge: '4-5', style, seed });

const pixels = (plan: PagePlan): Uint8ClampedArray => {
  const canvas = paintPage(plan, { px: PX, textureDir: TEXTURES });
  const { data } = canvas.getContext('2d').getImageData(0, 0, PX, PX);
  freeCanvas(canvas);
  return data;
};
/** Mean difference of two pictures, 0…255, over the pixels that `inside` admits. */
const difference = (
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  inside: (x: number, y: number) => boolean = () => true,
): number => {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const pixel = i / 4;
    if (!inside((pixel % PX) * (1000 / PX), Math.floor(pixel / PX) * (1000 / PX))) continue;
    count++;
    for (let c = 0; c < 3; c++) sum += Math.abs(a[i + c]! - b[i + c]!) / 3;
  }
  return sum / Math.max(1, count);
};

test('a page comes out the same from its JSON alone', () => {
  const plan = plansOf(5)[8]!;
  expect(difference(pixels(plan), pixels(JSON.parse(JSON.stringify(plan))))).toBe(0);
});

test('a page comes out the same in another process, with textures made anew', () => {
  const plan = plansOf(5, 'watercolour')[8]!;
  const { stdout } = spawnSync(process.execPath, [PRINT_DIGEST], { input: JSON.stringify(plan) });
  expect(String(stdout)).toBe(createHash('sha256').update(pixels(plan)).digest('hex'));
});

test('every page of a book is painted, designed pages too', () => {
  const plans = plansOf(6);
  expect(plans.map((plan) => plan.page)).toEqual(ALL_PAGES);
  for (const plan of plans.filter((one) => one.designed)) {
    const colours = new Set<number>();
    const data = pixels(plan);
    for (let i = 0; i < data.length; i += 4 * 37)
      colours.add((data[i]! >> 4) * 256 + (data[i + 1]! >> 4) * 16 + (data[i + 2]! >> 4));
    expect(colours.size, `page ${plan.page}`).toBeGreaterThan(5);
  }
});

test('another child moves nothing else in the picture', () => {
  const story = randomStory(12);
  const looks = { ...randomLooks(12), wheelchair: false, hairStyle: 'short' } as const;
  const wish = { story, readingAge: '4-5', style: 'gouache', seed: 12 } as const;
  const one = planBook({ ...wish, looks: { ...looks, skin: 'peach', outfitColour: 'teal' } })[9]!;
  const other = planBook({
    ...wish,
    looks: { ...looks, skin: 'cocoa', outfitColour: 'coral' },
  })[9]!;
  const figures = one.scene!.things.filter((thing) => thing.kind !== 'prop');
  const away = (x: number, y: number): boolean =>
    figures.every(
      ({ box }) =>
        x < box.left - 30 || x > box.right + 30 || y < box.top - 30 || y > box.bottom + 30,
    );
  expect(difference(pixels(one), pixels(other), away)).toBeLessThan(0.5);
  expect(difference(pixels(one), pixels(other))).toBeGreaterThan(0.5);
});

test('the three styles are three pictures of the same scene', () => {
  const [gouache, watercolour, paper] = ART_STYLES.map((style) => pixels(plansOf(9, style)[7]!));
  expect(difference(gouache!, watercolour!)).toBeGreaterThan(3);
  expect(difference(gouache!, paper!)).toBeGreaterThan(3);
  expect(difference(gouache!, watercolour!)).toBeLessThan(90);
});

test('textures are kept on disk whole, and a torn file is not believed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'textures-'));
  try {
    const { buildMasks, readMasks, textureFile, writeMasks } = await import('./paint/textures.ts');
    expect(readMasks(dir)).toBeUndefined();
    const masks = buildMasks();
    writeMasks(dir, masks);
    expect(existsSync(textureFile(dir))).toBe(true);
    expect(Buffer.from(readMasks(dir)!.grain).equals(Buffer.from(masks.grain))).toBe(true);
    writeFileSync(textureFile(dir), readFileSync(textureFile(dir)).subarray(0, 1000));
    expect(readMasks(dir)).toBeUndefined();
  } finally {
    rmSync(dir, { recursive: true });
  }
});
