import { openFont } from './font-files.ts';

const CACHE_LIMIT = 20_000;
const widths = new Map<string, number>();

/** Advance of a run set in one face, in ems, with the face's kerning and ligatures. */
export function widthEm(text: string, key: string): number {
  const entry = `${key}\n${text}`;
  const known = widths.get(entry);
  if (known !== undefined) return known;
  const font = openFont(key);
  const width = font.layout(text, []).advanceWidth / font.unitsPerEm;
  // Words of many families pass through a worker; the cache need not keep them all.
  if (widths.size >= CACHE_LIMIT) widths.clear();
  widths.set(entry, width);
  return width;
}
