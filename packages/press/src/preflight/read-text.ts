import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { FALL_EM, RISE_EM } from '../type/measure.ts';

/** A stretch of text on a page, in points from the left and from the foot of the sheet. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How its line is turned, in degrees against the clock; 0 where it lies level. */
  readonly angle: number;
}

/** Text of every page with its place, as a reader of the file finds it. */
export const readText = async (file: Uint8Array): Promise<TextBox[][]> => {
  // The library takes the bytes it is given for its own.
  const task = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS });
  const doc = await task.promise;
  const pages: TextBox[][] = [];
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        // A letter's dots, drawn apart, stand within the letter.
        if (!('str' in item) || /^[\s\p{C}]*$/u.test(item.str)) return [];
        return [boxOf(item)];
      }),
    );
    page.cleanup();
  }
  await task.destroy();
  return pages;
};

/** A text as the library finds it: its length in points, its space in that of its page as `a b c d e f`. */
interface FoundText {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
}

const boxOf = ({ str, width, transform }: FoundText): TextBox => {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const em = Math.hypot(a, b) || 1;
  const along = { x: (width * a) / em, y: (width * b) / em };
  const up = { x: c, y: d };
  const corners = [0, 1].flatMap((share) =>
    [-FALL_EM, RISE_EM].map((rise) => ({
      x: x + share * along.x + rise * up.x,
      y: y + share * along.y + rise * up.y,
    })),
  );
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  return {
    text: str,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.max(...ys),
    bottom: Math.min(...ys),
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
  };
};
