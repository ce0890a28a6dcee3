import { glyphOutline, shapeText } from '@bramblebook/press/type/shaping';

/** Words as one SVG path on a baseline at 0, so that no font of the machine is asked for; and how wide they are. */
export const wordOutline = (
  words: string,
  { font: key, size }: { readonly font: string; readonly size: number },
): { readonly path: string; readonly width: number } => {
  let pen = 0;
  const paths = shapeText(key, words).flatMap(({ id, advance, x, y }) => {
    const placed = (value: number, i: number): string =>
      ((i % 2 === 0 ? pen + x + value : -y - value) * size).toFixed(2);
    const path = glyphOutline(key, id).map(
      ({ type, values }) => type + values.map(placed).join(' '),
    );
    pen += advance;
    return path;
  });
  return { path: paths.join(''), width: pen * size };
};
