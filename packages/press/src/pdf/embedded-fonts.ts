import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontFile } from '../type/font-files.ts';

const opened = new Map<string, Font>();

/** A face of the press for the PDF library, read from disk on first use and kept. */
export const fontToEmbed = (key: string): Font => {
  // The faces are single TTFs; only collections parse as something else.
  const font = opened.get(key) ?? (create(readFileSync(fontFile(key))) as Font);
  opened.set(key, font);
  return font;
};
