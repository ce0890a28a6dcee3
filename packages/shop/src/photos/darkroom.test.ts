import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { developInDarkroom } from './darkroom.ts';

let source: Uint8Array;
beforeAll(async () => {
  const create = { width: 6000, height: 6000, channels: 3, background: 'teal' } as const;
  source = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
});

const GENEROUS = { seconds: 30, memoryBytes: 1_000_000_000 };

test.each([
  ['time', { ...GENEROUS, seconds: 0 }],
  ['memory', { ...GENEROUS, memoryBytes: 20_000_000 }],
])(
  'a decoder that takes too much %s dies alone, and its photo is unreadable',
  async (_, limits) => {
    const work = { source, kind: 'png' } as const;
    expect(await developInDarkroom(work, limits)).toEqual({ ok: false, isUnreadable: true });
    // The next one has a decoder of its own, under the shop's limits.
    expect(await developInDarkroom(work)).toMatchObject({ ok: true, width: 2048 });
  },
);
