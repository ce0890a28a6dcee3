import type { PageLayout, TextRun } from '@bramblebook/contract/book-layout';

/** Part of a page's words as offsets into them; `end` is the first one behind it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words of a page that are just being spoken. */
export interface LitStretch extends Stretch {
  readonly page: number;
}

/** A text in three parts, the middle one lit; the first is all of it where nothing is. */
export const splitAt = (
  text: string,
  lit: Stretch | null | undefined,
): readonly [string, string, string] =>
  lit
    ? [text.slice(0, lit.start), text.slice(lit.start, lit.end), text.slice(lit.end)]
    : [text, '', ''];

/** A page's words, with those that are being spoken lit. */
export const LitWords = ({ text, lit }: { text: string; lit: Stretch | null | undefined }) => {
  const [before, spoken, after] = splitAt(text, lit);
  return (
    <>
      {before}
      {spoken && <mark className="rounded-sm bg-honey text-ink">{spoken}</mark>}
      {after}
    </>
  );
};

/**
 * Where each printed run begins in the page's words. Runs that do not follow on the one before
 * (they stand in another order than they are read in, or belong to other words) are left out.
 */
export const placeRuns = (words: string, layout: PageLayout): ReadonlyMap<TextRun, number> => {
  const places = new Map<TextRun, number>();
  let end = 0;
  for (const run of layout.blocks.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))) {
    const text = run.text.trim();
    const start = words.indexOf(text, end);
    if (text === '' || start < 0 || words.slice(end, start).trim() !== '') continue;
    places.set(run, start - (run.text.length - run.text.trimStart().length));
    end = start + text.length;
  }
  return places;
};
