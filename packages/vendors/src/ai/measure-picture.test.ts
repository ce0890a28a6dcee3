import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measurePicture } from './measure-picture.ts';

const SKIN = '#c98f62';
const HAIR = '#3a2418';
const TEAL = '#1f8a86';
const CORAL = '#e8674f';

const drawn = (ground: string, shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="${ground}"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();
/** A child of three shapes: hair, face and clothes. */
const child = (x: number, size: number, [skin, hair, clothes]: readonly string[]): string =>
  `<circle cx="${x}" cy="80" r="${size}" fill="${hair}"/><circle cx="${x}" cy="${80 + size * 0.3}" r="${size * 0.8}" fill="${skin}"/><rect x="${x - size}" y="${80 + size}" width="${2 * size}" height="${2.5 * size}" fill="${clothes}"/>`;
const SAME = [SKIN, HAIR, TEAL] as const;

test('a page that shows the hero of the sheet has its colours, however far away and in any light', async () => {
  const sheet = await drawn('#fffdf8', child(60, 30, SAME) + child(140, 30, SAME));
  const near = await measurePicture(await drawn('#9cc06a', child(100, 30, SAME)), sheet);
  expect(near.heroColours).toBe(1);
  const far = await measurePicture(await drawn('#88b0d8', child(40, 9, SAME)), sheet);
  expect(far.heroColours).toBe(1);
  const evening = sharp(await drawn('#9cc06a', child(100, 30, SAME))).modulate({ brightness: 0.8 });
  expect((await measurePicture(await evening.png().toBuffer(), sheet)).heroColours).toBe(1);
});

test('other clothes, and nobody at all, are less of it', async () => {
  const sheet = await drawn('#fffdf8', child(60, 30, SAME) + child(140, 30, SAME));
  const inCoral = await drawn('#9cc06a', child(100, 30, [SKIN, HAIR, CORAL]));
  const { heroColours } = await measurePicture(inCoral, sheet);
  expect(heroColours).toBeGreaterThan(0.1);
  expect(heroColours).toBeLessThan(0.6);
  expect((await measurePicture(await drawn('#88b0d8', ''), sheet)).heroColours).toBe(0);
  // A sheet of paper alone says nothing.
  expect((await measurePicture(inCoral, await drawn('#fffdf8', ''))).heroColours).toBeNull();
});

test('the hand tells a flat picture from a lively one, and a pale one from a full one', async () => {
  const sheet = await drawn('#fffdf8', child(100, 40, SAME));
  const flat = (await measurePicture(await drawn('#c9d4dc', ''), sheet)).hand;
  const stripes = Array.from(
    { length: 50 },
    (_, i) => `<rect x="${i * 4}" width="2" height="200" fill="#d02020"/>`,
  );
  const lively = (await measurePicture(await drawn('#ffffff', stripes.join('')), sheet)).hand;
  expect(lively.texture).toBeGreaterThan(flat.texture + 0.2);
  expect(lively.chroma).toBeGreaterThan(flat.chroma + 0.2);
});
