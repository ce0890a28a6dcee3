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
import { fittingScale, setStack, type TextPart } from './text-stack.ts';
import { BOOK_TYPE, type BookType, linesOf, partOf } from './text-styles.ts';

/** Sets the text of pages 6–26; every page has the same size of type unless its text is too long for it. */
export interface StoryPages {
  blocksOf(page: number): TextBlock[];
}

// Line feeds cost height; a text that would get smaller than this is run on instead.
const SMALLEST_PT = 8;

/**
 * Story texts laid out. The common size is that of the story as it was told, so
 * that a text edited by hand changes its own page only.
 */
export function storyPages(book: {
  readonly story: Story;
  readonly readingAge: ReadingAge;
  readonly arts: ReadonlyMap<number, PageArt>;
  readonly texts: Readonly<Record<number, string>>;
}): StoryPages {
  const type = BOOK_TYPE[book.readingAge];
  const areaOf = (page: number): Rect => book.arts.get(page)?.calm ?? CALM_AREAS.bottom;
  const told = new Map(book.story.pages.map(({ page, text }) => [page, text]));
  const setting = (page: number, text: string): TextPart =>
    storyPart(page, text, book.story.refrain, type);

  const scales = [...told].map(([page, text]) => fittingScale([setting(page, text)], areaOf(page)));
  const least = type.story.minPt / type.story.maxPt;
  const common = Math.max(least, Math.min(1, ...scales));

  return {
    blocksOf(page) {
      const text = book.texts[page] ?? told.get(page) ?? '';
      const ink = book.arts.get(page)?.ink ?? 'dark';
      const area = areaOf(page);
      let part = setting(page, text);
      let scale = Math.min(common, fittingScale([part], area));
      if (scale * part.maxPt < SMALLEST_PT) {
        part = setting(page, linesOf(text).join(' '));
        scale = Math.min(common, fittingScale([part], area));
      }
      return setStack([part], area, INK_COLOURS[ink], { scale });
    },
  };
}

function storyPart(page: number, text: string, refrain: string, type: BookType): TextPart {
  const isClosing = page === PAGE.closing;
  const paragraphs = linesOf(text).map((line) => withRefrain(line, refrain, type));
  return partOf(isClosing ? 'closing' : 'story', paragraphs, {
    ...type.story,
    ...(isClosing && { align: 'centre' as const, measureEm: Math.min(type.story.measureEm, 28) }),
  });
}

/** The line cut where the refrain begins and ends, so that it can be set in its own face. */
function withRefrain(line: string, refrain: string, type: BookType): Span[] {
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
}
