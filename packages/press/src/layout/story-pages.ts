import type { TextBlock } from '@bramblebook/contract/book-layout';
import {
  CALM_AREAS,
  INK_COLOURS,
  type PageArt,
  type Rect,
} from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import type { Span } from '../type/words.ts';
import { fittingScale, setStack, sizeAt, type TextPart } from './text-stack.ts';
import { BOOK_TYPE, type BookType, partOf, runOn } from './text-styles.ts';

/** Sets the text of pages 6–26; every page has the same size of type unless its text is too long for it. */
export interface StoryPages {
  blocksOf(page: number): TextBlock[];
}

const CLOSING = {
  young: {},
  bookish: { maxPt: 21, align: 'centre', measureEm: 26 },
} as const;

// Line feeds cost height; a text that would get smaller than this is run on instead.
const SMALLEST_PT = 8;

/**
 * Story texts laid out. The common size is that of the story as it was told, so
 * that a text edited by hand changes its own page only.
 */
export const storyPages = (book: {
  readonly story: Story;
  readonly readingAge: ReadingAge;
  readonly arts: ReadonlyMap<number, PageArt>;
  readonly texts: Readonly<Record<number, string>>;
}): StoryPages => {
  const type = BOOK_TYPE[book.readingAge];
  const areaOf = (page: number): Rect => book.arts.get(page)?.calm ?? CALM_AREAS.bottom;
  const told = new Map(book.story.pages.map(({ page, text }) => [page, text]));
  const setting = (page: number, text: string): TextPart =>
    storyPart(page, text, book.story.refrain, type);

  const least = type.story.minPt / type.story.maxPt;
  const scales = [...told]
    .filter(([page]) => page !== PAGE.closing)
    .map(([page, text]) => fittingScale([setting(page, text)], areaOf(page)));
  const common = Math.max(least, Math.min(1, ...scales));

  return {
    blocksOf(page) {
      const text = book.texts[page] ?? told.get(page) ?? '';
      const ink = book.arts.get(page)?.ink ?? 'dark';
      const area = areaOf(page);
      // The last words stand alone: as large as they can be.
      const most = page === PAGE.closing ? 1 : common;
      let part = setting(page, text);
      let scale = Math.min(most, fittingScale([part], area));
      if (sizeAt(part, scale) < SMALLEST_PT) {
        part = setting(page, runOn(text));
        scale = Math.min(most, fittingScale([part], area));
      }
      return setStack([part], area, INK_COLOURS[ink], { scale });
    },
  };
};

const storyPart = (page: number, text: string, refrain: string, type: BookType): TextPart => {
  const toSpans = (line: string): Span[] => withRefrain(line, refrain, type);
  if (page !== PAGE.closing) return partOf('story', text, type.story, toSpans);
  return partOf('closing', text, { ...type.story, ...CLOSING[type.kind] }, toSpans);
};

/** The line cut where the refrain begins and ends, so that it can be set in its own face. */
const withRefrain = (line: string, refrain: string, type: BookType): Span[] => {
  const { typeface } = type.story;
  const said = refrain.trim().replace(/[.!?…]+$/, '');
  if (said.length < 4) return [{ text: line, typeface }];
  const spans: Span[] = [];
  let rest = line;
  for (;;) {
    const at = rest.toLowerCase().indexOf(said.toLowerCase());
    if (at < 0) break;
    const tail = rest.slice(at + said.length).match(/^[.!?…]+/)?.[0].length ?? 0;
    const end = at + said.length + tail;
    if (at > 0) spans.push({ text: rest.slice(0, at), typeface });
    spans.push({ text: rest.slice(at, end), typeface: type.refrain });
    rest = rest.slice(end);
  }
  if (rest) spans.push({ text: rest, typeface });
  return spans;
};
