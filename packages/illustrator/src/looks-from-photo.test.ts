import { type HAIR_COLOURS, SKIN_TONES } from '@bramblebook/contract/hero-looks';
import { expect, test } from 'vitest';
import { randomLooks } from '../gallery/random-story.ts';
import { TEXTURES } from '../gallery/texture-folder.ts';
import { guessLooks, type PhotoPixels } from './looks-from-photo.ts';
import { freeCanvas } from './paint/scratch.ts';
import { paintPortrait } from './paint-portrait.ts';

const SIDE = 120;

/** A painted portrait stands in for a photo: face in the middle, hair above. */
const photoOf = (
  skin: (typeof SKIN_TONES)[number],
  hair: (typeof HAIR_COLOURS)[number],
): PhotoPixels => {
  const looks = {
    ...randomLooks(1),
    skin,
    hairColour: hair,
    hairStyle: 'short',
    glasses: 'none',
  } as const;
  const canvas = paintPortrait(
    { looks: { ...looks, outfitColour: 'cornflower' }, readingAge: '4-5', style: 'gouache' },
    { px: SIDE, textureDir: TEXTURES },
  );
  const rgba = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data;
  freeCanvas(canvas);
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
  return { data, width: SIDE, height: SIDE };
};

test('skin is guessed within two steps for most portraits', () => {
  const near = SKIN_TONES.filter((skin, step) => {
    const { skin: guess } = guessLooks(photoOf(skin, 'black'));
    return guess && Math.abs(SKIN_TONES.indexOf(guess) - step) <= 2;
  });
  expect(near.length).toBeGreaterThanOrEqual(7);
});

test('black hair is not taken for blond', () => {
  const dark = guessLooks(photoOf('peach', 'black')).hairColour;
  const fair = guessLooks(photoOf('peach', 'blond')).hairColour;
  expect(['black', 'dark-brown', 'brown']).toContain(dark);
  expect(['blond', 'golden', 'strawberry', 'light-brown']).toContain(fair);
});

test('a grey wall gives no guess', () => {
  const wall = new Uint8Array(60 * 60 * 3).fill(140);
  expect(guessLooks({ data: wall, width: 60, height: 60 })).toEqual({});
});
