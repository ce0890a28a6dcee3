import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A stretch of text on a page, in points from the left and from the foot of the sheet. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From the baseline up to a capital's top and down to a descender's foot, in ems. */
const RISE = 0.75;
const FALL = 0.26;

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
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , c, d, x, y] = item.transform as number[];
        const size = Math.hypot(c ?? 0, d ?? 0);
        const [left, base] = [x ?? 0, y ?? 0];
        return [
          {
            text: item.str,
            left,
            right: left + item.width,
            top: base + RISE * size,
            bottom: base - FALL * size,
          },
        ];
      }),
    );
    page.cleanup();
  }
  await task.destroy();
  return pages;
};
