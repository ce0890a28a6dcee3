import { createRequire } from 'node:module';
import { FONT_FACES } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Absolute path of a face's TTF. Throws when no face has the key. */
export const fontFile = (key: string): string => {
  const face = FONT_FACES[key];
  if (!face) throw new Error(`No face has the key "${key}".`);
  return resolve(face.file);
};
