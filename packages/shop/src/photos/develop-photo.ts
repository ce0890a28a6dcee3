import { open } from 'node:fs/promises';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { developInDarkroom } from './darkroom.ts';
import type { DevelopedPhoto } from './develop-picture.ts';
import { KIND_BYTES, pictureKind } from './picture-kind.ts';

const startOf = async (source: string | Uint8Array): Promise<Uint8Array> => {
  if (typeof source !== 'string') return source.subarray(0, KIND_BYTES);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Reads a photo from a file or from bytes and turns it into the form the shop keeps:
 * upright, shrunk, without the place and time a phone writes into it. Decoded in a process
 * of its own, a few photos at once. Refuses what is no photo, is cut short, has too many
 * pixels, or takes a decoder too long. Throws where the machine failed, not the photo.
 */
export const developPhoto = async (
  source: string | Uint8Array,
): Promise<DevelopedPhoto | Refused> => {
  const kind = pictureKind(await startOf(source));
  if (!kind) return refuse('not_a_picture');
  const developed = await developInDarkroom({ source, kind });
  if (developed.ok) return developed;
  return refuse('isTooLarge' in developed ? 'picture_too_many_pixels' : 'not_a_picture');
};
