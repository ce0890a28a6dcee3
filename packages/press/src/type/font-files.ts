import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { FONT_FACES } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, Uint8Array>();
const opened = new Map<string, Font>();

/** Absolute path of a face's TTF. Throws when no face has the key. */
export const fontFile = (key: string): string => {
  const face = FONT_FACES[key];
  if (!face) throw new Error(`No face has the key "${key}".`);
  return resolve(face.file);
};

/** The face itself, read from disk on first use and kept: for measuring. */
export const openFont = (key: string): Font => {
  const font = opened.get(key) ?? parse(key);
  opened.set(key, font);
  return font;
};

/**
 * A face for embedding, parsed anew. Its glyphs know the letters of this use; the
 * library hands out one object a glyph, which knows those of the first use only.
 */
export const openForEmbedding = (key: string): Font => {
  const font = parse(key);
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, codePoints: number[] = []): Glyph =>
    Object.create(getGlyph(id, codePoints), { codePoints: { value: codePoints } });
  return font;
};

const parse = (key: string): Font => {
  const bytes = files.get(key) ?? readFileSync(fontFile(key));
  files.set(key, bytes);
  // The faces are single TTFs; only collections parse as something else.
  return create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Font;
};
