import { PRINT_PICTURE_PX, PRINT_PPI } from '@bramblebook/contract/page-geometry';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import { LOOKS } from '@bramblebook/testing/test-orders';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { TEXTURES } from '../../../../illustrator/gallery/texture-folder.ts';
import { openStudio } from './open-studio.ts';

const studio = openStudio({ textureDir: TEXTURES, threads: 1 });
afterAll(() => studio.close());

test('a page is painted at every width of screens, and at 300 dots an inch for the printer', async () => {
  const brief = { childName: 'Mia', childGender: 'female', readingAge: '4-5', seed: 5 } as const;
  const story = tellStory({ ...brief, idea: 'A fox finds a lantern at the beach' });
  const book = { story, looks: LOOKS, readingAge: '4-5', style: 'gouache', seed: 5 } as const;
  const [plan] = await studio.painter.plan({ ...book, composition: 0 });
  if (!plan) throw new Error('no page was planned');
  const painted = await studio.painter.paint(plan);
  const widthOf = async (picture: Uint8Array) => (await sharp(picture).metadata()).width;
  expect(await widthOf(painted.master)).toBe(Math.max(...PICTURE_WIDTHS));
  expect(await Promise.all(painted.screens.map(({ webp }) => widthOf(webp)))).toEqual([
    ...PICTURE_WIDTHS,
  ]);
  const forPrint = await sharp(await studio.painter.paintForPrint(plan)).metadata();
  expect(forPrint).toMatchObject({ width: PRINT_PICTURE_PX, density: PRINT_PPI, format: 'jpeg' });
});
