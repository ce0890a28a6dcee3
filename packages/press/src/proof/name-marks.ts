import type { PageLayout, TextBlock, TextLine, TextRun } from '@bramblebook/contract/book-layout';
import type { ProofBox } from '@bramblebook/contract/print-proof';
import { PT_MM, roundMm } from '../layout/place-line.ts';
import { widthEm } from '../type/measure.ts';

/** A letter of a block as it is read, and where it is drawn. */
interface Letter {
  readonly letter: string;
  readonly line: TextLine;
  readonly run: TextRun;
  /** Its UTF-16 units in the run's text. */
  readonly from: number;
  readonly to: number;
  /** Whether it goes on from the letter before without a space or a new line. */
  readonly isJoined: boolean;
}

/** Names of these scripts stand among other letters without a space. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** From the baseline up to a capital's top and down to a descender's foot, in ems. */
const RISE = 0.8;
const FALL = 0.24;

/** Neighbours of the other direction turned round: runs from the order they stand in to the order they are read in. */
const inReadingOrder = ({ runs }: TextLine, { direction }: TextBlock): TextRun[] => {
  const standing = direction === 'rtl' ? [...runs].reverse() : runs;
  const read: TextRun[] = [];
  let turned: TextRun[] = [];
  for (const run of standing)
    if (run.direction === direction) {
      read.push(...turned, run);
      turned = [];
    } else turned = [run, ...turned];
  return [...read, ...turned];
};

/** Letters of a block in reading order, spaces left out: they are dropped at the end of a line. */
const lettersOf = (block: TextBlock): Letter[] => {
  const letters: Letter[] = [];
  block.lines.forEach((line, i) => {
    // A drop cap is a line of its own, and part of the word beside it.
    const isAfterCap = i === 1 && (block.lines[0]?.runs[0]?.sizePt ?? 0) > 1.5 * block.sizePt;
    let isJoined = isAfterCap;
    for (const run of inReadingOrder(line, block))
      for (const { index, 0: letter } of run.text.matchAll(/[\s\S]/gu)) {
        if (letter.trim() !== '')
          letters.push({ letter, line, run, from: index, to: index + letter.length, isJoined });
        isJoined = letter.trim() !== '';
      }
  });
  return letters;
};

const isSame = (one: string, other: string): boolean =>
  one === other || one.toLowerCase() === other.toLowerCase();

/** Whether the name is a part of a longer word there: “Jo” in “Jolly”. */
const isPartOfWord = (letters: readonly Letter[], from: number, to: number): boolean => {
  const [first, last] = [letters[from], letters[to - 1]];
  const [before, after] = [letters[from - 1], letters[to]];
  const runsOn = (inner: Letter | undefined, outer: Letter | undefined, isJoined?: boolean) =>
    isJoined === true && LETTER.test(outer?.letter ?? '') && !UNSPACED.test(inner?.letter ?? '');
  return runsOn(first, before, first?.isJoined) || runsOn(last, after, after?.isJoined);
};

/** Letters of one run side by side, as a box over their ink. */
const boxOf = (run: TextRun, line: TextLine, from: number, to: number): ProofBox => {
  const cut = { font: run.font, scale: 1, strokeEm: 0 };
  const whole = widthEm(run.text, cut);
  const share = (end: number) => (whole > 0 ? widthEm(run.text.slice(0, end), cut) / whole : 0);
  const [near, far] = [share(from) * run.widthMm, share(to) * run.widthMm];
  const sizeMm = run.sizePt * PT_MM;
  return {
    xMm: roundMm(run.direction === 'rtl' ? run.xMm + run.widthMm - far : run.xMm + near),
    yMm: roundMm(line.baselineMm - RISE * sizeMm),
    widthMm: roundMm(far - near),
    heightMm: roundMm((RISE + FALL) * sizeMm),
  };
};

const boxesOf = (found: readonly Letter[]): ProofBox[] => {
  const groups: Letter[][] = [];
  for (const letter of found) {
    const last = groups.at(-1);
    if (last && last[0]?.run === letter.run) last.push(letter);
    else groups.push([letter]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first && last ? [boxOf(first.run, first.line, first.from, last.to)] : [];
  });
};

/**
 * Every place of a name on a page, each with a box for each line and face it is set in;
 * capitals and small letters are the same, parts of longer words are none.
 */
export const nameMarks = ({ blocks }: PageLayout, name: string): ProofBox[][] => {
  const wanted = Array.from(name.normalize('NFC').replace(/\s/g, ''));
  if (wanted.length === 0) return [];
  return blocks.flatMap((block) => {
    const letters = lettersOf(block);
    const found: ProofBox[][] = [];
    for (let from = 0; from + wanted.length <= letters.length; from++) {
      const to = from + wanted.length;
      const isName = wanted.every((letter, i) => isSame(letters[from + i]?.letter ?? '', letter));
      if (isName && !isPartOfWord(letters, from, to)) found.push(boxesOf(letters.slice(from, to)));
    }
    return found;
  });
};
