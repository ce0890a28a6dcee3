import type { TextLine, TextRun } from '@bramblebook/contract/book-layout';
import { visualOrder } from '../type/directions.ts';
import { widthEm } from '../type/measure.ts';
import { type Piece, spaceBetween, type Word } from '../type/words.ts';

/** A line's runs in visual order, and its width. */
export interface SetLine {
  readonly runs: readonly { piece: Piece; widthEm: number }[];
  readonly widthEm: number;
}

/** Words of one line joined into runs of one face and direction, from left to right. */
export const setLine = (words: readonly Word[]): SetLine => {
  const runs = visualOrder(joined(words)).map((piece) => ({
    piece,
    widthEm: widthEm(piece.text, piece.cut),
  }));
  return { runs, widthEm: runs.reduce((sum, run) => sum + run.widthEm, 0) };
};

const joined = (words: readonly Word[]): Piece[] => {
  const pieces: Piece[] = [];
  words.forEach((word, i) => {
    const before = pieces.at(-1);
    const first = word.pieces[0];
    if (i > 0 && word.spaceEm > 0 && before && first) append(pieces, spaceBetween(before, first));
    for (const piece of word.pieces) append(pieces, piece);
  });
  return pieces;
};

const append = (pieces: Piece[], piece: Piece): void => {
  const last = pieces.at(-1);
  if (last && last.cut === piece.cut && last.level === piece.level) {
    pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  } else pieces.push(piece);
};

export const PT_MM = 25.4 / 72;

/** Positions are kept to a thousandth of a millimetre: finer than any press, the same everywhere. */
export const roundMm = (mm: number): number => Math.round(mm * 1000) / 1000;

/** The line as the layout model holds it. */
export const placeLine = (
  line: SetLine,
  leftMm: number,
  baselineMm: number,
  sizePt: number,
): TextLine => {
  const emMm = sizePt * PT_MM;
  let x = leftMm;
  const runs: TextRun[] = line.runs.map(({ piece, widthEm }) => {
    const run: TextRun = {
      text: piece.text,
      font: piece.cut.font,
      sizePt: roundMm(sizePt * piece.cut.scale),
      strokeMm: roundMm(piece.cut.strokeEm * emMm),
      xMm: roundMm(x),
      widthMm: roundMm(widthEm * emMm),
      direction: piece.level % 2 === 1 ? 'rtl' : 'ltr',
    };
    x += widthEm * emMm;
    return run;
  });
  return { baselineMm: roundMm(baselineMm), runs };
};
