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

const ENGINE = '_layoutEngine';

/**
 * A face for embedding: the kept one, seen through an object of its own. Its glyphs know
 * the letters of this use; the library hands out one object a glyph, which knows those of
 * the first use only.
 */
export const openForEmbedding = (key: string): Font => {
  const kept = openFont(key);
  const engine = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(kept), ENGINE)?.get;
  if (!engine) throw new Error('the font library keeps its layout engine elsewhere');
  const font: Font = Object.create(kept);
  // Made anew, so that it asks this object for its glyphs; the library then keeps it here.
  Object.defineProperty(font, ENGINE, { configurable: true, get: () => engine.call(font) });
  const glyphs = new Map<string, Glyph>();
  font.getGlyph = (id: number, codePoints: number[] = []): Glyph => {
    const use = `${id} ${codePoints}`;
    const known = glyphs.get(use);
    if (known) return known;
    const glyph: Glyph = Object.create(kept.getGlyph(id, codePoints), {
      codePoints: { value: codePoints },
    });
    glyphs.set(use, glyph);
    return glyph;
  };
  return font;
};

const parse = (key: string): Font => {
  const bytes = files.get(key) ?? readFileSync(fontFile(key));
  files.set(key, bytes);
  // The faces are single TTFs; only collections parse as something else.
  return create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Font;
};
