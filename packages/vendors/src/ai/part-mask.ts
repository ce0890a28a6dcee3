import sharp from 'sharp';
import type { Part } from './part-of-picture.ts';

/** The part is painted over a little farther than it is wrong. */
const MARGIN = 0.04;

/** A mask of the size of the picture as such servers take it: transparent where it is to be painted anew. */
export const maskOf = async (part: Part, sidePx: number): Promise<Uint8Array> => {
  const at = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * sidePx);
  const left = at(part.left - MARGIN);
  const top = at(part.top - MARGIN);
  const hole = {
    width: Math.max(1, at(part.right + MARGIN) - left),
    height: Math.max(1, at(part.bottom + MARGIN) - top),
    channels: 4,
    background: '#000000',
  } as const;
  const kept = { width: sidePx, height: sidePx, channels: 4, background: '#ffffff' } as const;
  const mask = await sharp({ create: kept })
    .composite([{ input: { create: hole }, left, top, blend: 'dest-out' }])
    .png()
    .toBuffer();
  return new Uint8Array(mask);
};
