import { shapeText } from './shaping.ts';
import type { Cut } from './typefaces.ts';

/** From the baseline up to a capital's top and down to a descender's foot, in ems. */
export const RISE_EM = 0.75;
export const FALL_EM = 0.26;

const CACHE_LIMIT = 20_000;
const widths = new Map<string, number>();

/** Advance of a run set in one face, in ems of the text around it, with kerning and ligatures. */
export const widthEm = (text: string, { font, scale }: Cut): number => advance(text, font) * scale;

const advance = (text: string, key: string): number => {
  const entry = `${key}\n${text}`;
  const known = widths.get(entry);
  if (known !== undefined) return known;
  const width = shapeText(key, text).reduce((sum, { advance: own }) => sum + own, 0);
  // Words of many families pass through a worker; the cache need not keep them all.
  if (widths.size >= CACHE_LIMIT) widths.clear();
  widths.set(entry, width);
  return width;
};
