import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { FONT_FACES } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Absolute path of a face's TTF. Throws when no face has the key. */
export function fontFile(key: string): string {
  const face = FONT_FACES[key];
  if (!face) throw new Error(`No face has the key "${key}".`);
  return resolve(face.file);
}

/** The face itself, read from disk on first use and kept. */
export function openFont(key: string): Font {
  let font = opened.get(key);
  if (!font) {
    // The faces are single TTFs; only collections open as something else.
    font = create(readFileSync(fontFile(key))) as Font;
    opened.set(key, font);
  }
  return font;
}
