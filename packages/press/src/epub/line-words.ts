import type { TextBlock, TextLine, TextRun } from '@bramblebook/contract/book-layout';

/** Letters of one run within a word. */
export interface WordPart {
  readonly text: string;
  readonly run: TextRun;
}

/** A word in reading order, and whether a space follows. */
export interface LineWord {
  readonly parts: readonly WordPart[];
  readonly spaced: boolean;
}

/** A line in reading order. `cap` is a drop cap that its first word begins with. */
export interface ReadLine {
  readonly line: TextLine;
  readonly words: readonly LineWord[];
  readonly cap: { readonly line: TextLine; readonly run: TextRun } | null;
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** A drop cap is this much larger than its text. */
const CAP_SHARE = 1.5;

/** Words of a text: at spaces, and where a script has none by dictionary; marks stay with the word before. */
const wordsIn = (text: string): { text: string; spaced: boolean }[] =>
  text.split(/(?<= )/).flatMap((piece) => {
    const spaced = piece.endsWith(' ');
    const bare = spaced ? piece.slice(0, -1) : piece;
    const found: string[] = [];
    if (!UNSPACED.test(bare)) found.push(bare);
    else
      for (const { segment, isWordLike } of segmenter.segment(bare)) {
        if (isWordLike || found.length === 0) found.push(segment);
        else found[found.length - 1] += segment;
      }
    return found
      .filter(Boolean)
      .map((word, i) => ({ text: word, spaced: spaced && i === found.length - 1 }));
  });

/** The run that each letter of a line's text is set in. */
const runsByLetter = (text: string, runs: readonly TextRun[]): TextRun[] => {
  const of: TextRun[] = [];
  // Longer runs first: a short one must not be found within them.
  for (const run of [...runs].sort((a, b) => b.text.length - a.text.length)) {
    let at = text.indexOf(run.text);
    while (at >= 0 && of[at]) at = text.indexOf(run.text, at + 1);
    if (at < 0) throw new Error(`the line does not hold its run “${run.text}”`);
    for (let i = at; i < at + run.text.length; i++) of[i] = run;
  }
  return of;
};

const partsOf = (text: string, runs: readonly TextRun[]): WordPart[] => {
  const parts: WordPart[] = [];
  for (let i = 0; i < text.length; i++) {
    const run = runs[i];
    const last = parts.at(-1);
    if (!run) continue;
    if (last?.run === run) parts[parts.length - 1] = { run, text: last.text + text.charAt(i) };
    else parts.push({ run, text: text.charAt(i) });
  }
  return parts;
};

/** A block's lines as they are read, word by word. */
export const readLines = ({ text, lines, sizePt }: TextBlock): ReadLine[] => {
  const read: ReadLine[] = [];
  let at = 0;
  let cap: ReadLine['cap'] = null;
  for (const line of lines) {
    const length = line.runs.reduce((sum, run) => sum + run.text.length, 0);
    const own = text.slice(at, at + length);
    at += length;
    const endsSpaced = text[at] === ' ';
    if (endsSpaced) at++;
    const [first] = line.runs;
    if (first && line.runs.length === 1 && first.sizePt > CAP_SHARE * sizePt) {
      cap = { line, run: first };
      continue;
    }
    const runs = runsByLetter(own, line.runs);
    let from = 0;
    const words = wordsIn(own).map(({ text: word, spaced }) => {
      const start = own.indexOf(word, from);
      from = start + word.length;
      return { parts: partsOf(word, runs.slice(start, from)), spaced };
    });
    const last = words.at(-1);
    if (last) words[words.length - 1] = { ...last, spaced: endsSpaced };
    read.push({ line, words, cap });
    cap = null;
  }
  return read;
};
