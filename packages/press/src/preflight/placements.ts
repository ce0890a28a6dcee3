/** `a b c d e f` of PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const combined = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
};

/** An XObject shown by a page's content, and the space it is shown in. */
export interface Placement {
  readonly name: string;
  readonly matrix: Matrix;
}

// Strings, hex strings and dictionaries say nothing of places; names, numbers and operators do.
const TOKEN =
  /\((?:\\[\s\S]|[^()\\])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\/([^\s/()<>[\]{}%]+)|([-+]?(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+[0-9]?\*?)/g;

/** Where a content stream shows XObjects: only `q`, `Q`, `cm` and `Do` matter (ISO 32000-1, 8.4 and 8.8). */
export const placementsIn = (content: string, start: Matrix): Placement[] => {
  const found: Placement[] = [];
  const saved: Matrix[] = [];
  let matrix = start;
  let numbers: number[] = [];
  let name = '';
  for (const [, named, number, operator] of content.matchAll(TOKEN)) {
    if (named !== undefined) name = named;
    else if (number !== undefined) numbers.push(Number(number));
    else if (operator !== undefined) {
      if (operator === 'q') saved.push(matrix);
      else if (operator === 'Q') matrix = saved.pop() ?? start;
      else if (operator === 'cm') {
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6);
        matrix = combined([a, b, c, d, e, f], matrix);
      } else if (operator === 'Do') found.push({ name, matrix });
      numbers = [];
    }
  }
  return found;
};
