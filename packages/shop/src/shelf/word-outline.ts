import { openFont } from '@bramblebook/press/type/font-files';

/** Words as one SVG path on a baseline at 0, so that no font of the machine is asked for; and how wide they are. */
export const wordOutline = (
  words: string,
  { font: key, size }: { readonly font: string; readonly size: number },
): { readonly path: string; readonly width: number } => {
  const font = openFont(key);
  const { glyphs, positions } = font.layout(words);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, i) => {
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x * scale, 0)
      .toSVG();
    x += positions[i]?.xAdvance ?? 0;
    return path;
  });
  return { path: paths.join(' '), width: x * scale };
};
