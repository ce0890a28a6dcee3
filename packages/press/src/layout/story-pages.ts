import type { PageLayout, TextBlock } from '@bramblebook/contract/book-layout';
import {
  INK_COLOURS,
  type PageArt,
  type Rect,
  unitsToMm,
} from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import { DISPLAY } from '../type/typefaces.ts';
import type { Span } from '../type/words.ts';
import { chooseDesigns, designFor, type PageToDesign, showsBareGround } from './choose-designs.ts';
import { type DesignedPage, type DesignName, PAPER_COLOURS } from './designed-page.ts';
import { withDropCap } from './drop-cap.ts';
import { shapeOf } from './outline.ts';
import { PT_MM, roundMm } from './place-line.ts';
import { fittingScale, setStack, sizeAt, type TextPart } from './text-stack.ts';
import { BOOK_TYPE, type BookType, partOf, runOn, type TextStyle } from './text-styles.ts';

/** What the design of a story page makes of it. */
export type StoryPage = Pick<PageLayout, 'design' | 'picture' | 'shapes' | 'blocks'>;

/** Sets pages 6–26; every page has the same size of type unless its text is too long for it. */
export interface StoryPages {
  pageOf(page: number): StoryPage;
}

const CLOSING = {
  young: {},
  bookish: { maxPt: 21, align: 'centre', measureEm: 26 },
} as const;

/** Last words of more letters, which only parents write, are set as the story is. */
const MOST_CLOSING = 300;
const closingOf = (text: string, { kind }: BookType): Partial<TextStyle> =>
  text.length > MOST_CLOSING ? {} : CLOSING[kind];

/** Height of the story's first letter, in lines. */
const CAP_LINES = { young: 2, bookish: 3 } as const;

/** Type of a page with few words, against the book's. */
const LARGE = 1.3;

/** Designs with the most room, for texts that outgrew their page's. */
const ROOMY: readonly DesignName[] = [
  'storybook',
  'facing',
  'full',
  'framed',
  'vignette',
  'lunette',
];

/** Leading of a page that is all words, in ems. */
const CLOSE_LEADING = 1.3;

interface StoryBook {
  readonly story: Story;
  readonly readingAge: ReadingAge;
  readonly arts: ReadonlyMap<number, PageArt>;
  readonly texts: Readonly<Record<number, string>>;
}

/**
 * Story pages laid out. Designs and the common size are those of the story as it was told,
 * so that a text edited by hand changes its own page only.
 */
export const storyPages = (book: StoryBook): StoryPages => {
  const type = BOOK_TYPE[book.readingAge];
  const told = new Map(book.story.pages.map(({ page, text }) => [page, text]));
  const least = type.story.minPt / type.story.maxPt;
  const partIn = partsOf(book, type);
  const fitIn = (design: DesignedPage, page: number, text: string): number =>
    fittingScale([partIn(design, page, text)], design.text);

  const designs = chooseDesigns(
    book.story.pages.map(
      ({ page, text, picture }): PageToDesign => ({
        page,
        text,
        art: book.arts.get(page),
        shot: picture.shot,
        fit: (design) => fitIn(design, page, text),
        leastFit: least,
        measureEm: (design) =>
          unitsToMm(design.text.width) /
          PT_MM /
          (type.story.maxPt * Math.max(least, fitIn(design, page, text))),
      }),
    ),
    book.story.title,
  );
  const scales = [...told]
    .filter(([page]) => !standsAlone(page, designOf(designs, page)))
    .map(([page, text]) => fitIn(designOf(designs, page), page, text));
  const common = Math.max(least, Math.min(1, ...scales));

  const keeps = ({ design, page, text }: PageText): boolean =>
    sizeIn({ design, page, text }) >= partIn(design, page, text).minPt;
  const sizeIn = ({ design, page, text }: PageText): number =>
    sizeAt(partIn(design, page, text), fitIn(design, page, text));

  /** The first of the designs in which a text keeps its size, or else the one that costs it least. */
  const roomiest = (names: readonly DesignName[], page: number, text: string): PageText => {
    const tried = names.map((name) => ({
      design: designFor(name, page, book.arts.get(page)),
      page,
      text,
    }));
    const largest = (a: PageText, b: PageText): PageText => (sizeIn(b) > sizeIn(a) ? b : a);
    return tried.find(keeps) ?? tried.reduce(largest);
  };

  const asEdited = (page: number, text: string): PageText => {
    const asTold = { design: designOf(designs, page), page, text };
    if (text === told.get(page) || keeps(asTold)) return asTold;
    const taken = [designs.get(page - 1)?.name, designs.get(page + 1)?.name];
    const roomy = ROOMY.filter((name) => !showsBareGround(name, book.arts.get(page)));
    const unlike = roomy.filter((name) => !taken.includes(name));
    // Rather two neighbours alike than type that is too small to read, and rather lines run on.
    const runningOn = roomiest(roomy, page, runOn(text));
    const tried = [roomiest(unlike, page, text), roomiest(roomy, page, text), runningOn];
    return tried.find(keeps) ?? runningOn;
  };

  return {
    pageOf: (page) => {
      const { design, text } = asEdited(page, book.texts[page] ?? told.get(page) ?? '');
      const ink = design.onPaper ? 'dark' : (book.arts.get(page)?.ink ?? 'dark');
      const most = standsAlone(page, design) ? 1 : common;
      return {
        design: design.name,
        ...drawnAs(design),
        blocks: setIn({
          area: design.text,
          part: partIn(design, page, text),
          colour: INK_COLOURS[ink],
          most,
          least,
        }),
      };
    },
  };
};

/** A text as it is to stand on a page. */
interface PageText {
  readonly design: DesignedPage;
  readonly page: number;
  readonly text: string;
}

/** The last words, and the few on a page of large type, are as large as they can be. */
const standsAlone = (page: number, { name }: DesignedPage): boolean =>
  page === PAGE.closing || name === 'large';

/** Sets a page's text as its design wants it; each is set once, for every design that is tried asks for the same words. */
const partsOf = (
  { story }: StoryBook,
  type: BookType,
): ((design: DesignedPage, page: number, text: string) => TextPart) => {
  const parts = new Map<string, TextPart>();
  return (design, page, text) => {
    const style = styleIn(design, page, type);
    // Only the first letter of the story asks how wide its lines may be.
    const widthPt = page === PAGE.firstStory ? unitsToMm(design.text.width) / PT_MM : 0;
    const key = `${page} ${style === type.story ? '' : design.name} ${widthPt} ${text}`;
    const part =
      parts.get(key) ?? storyPart({ page, text, refrain: story.refrain, type, style, widthPt });
    parts.set(key, part);
    return part;
  };
};

const designOf = (designs: ReadonlyMap<number, DesignedPage>, page: number): DesignedPage => {
  const design = designs.get(page);
  if (!design) throw new Error(`the story has no page ${page}`);
  return design;
};

interface TextToSet {
  readonly area: Rect;
  readonly part: TextPart;
  readonly colour: string;
  /** Largest scale, and the least that is wanted. */
  readonly most: number;
  readonly least: number;
}

const setIn = ({ area, part, colour, most, least }: TextToSet): TextBlock[] => {
  const scale = Math.min(most, fittingScale([part], area));
  const asWanted = setStack([part], area, colour, { scale });
  if (!asWanted.some(endsAlone)) return asWanted;
  // A word alone on the last line finds company a little smaller, or stays.
  for (
    let smaller = scale - STEP;
    smaller >= Math.max(least, scale - MOST_SHRUNK);
    smaller -= STEP
  ) {
    const tried = setStack([part], area, colour, { scale: smaller });
    if (!tried.some(endsAlone)) return tried;
  }
  return asWanted;
};

const STEP = 0.01;
const MOST_SHRUNK = 0.15;

/** Whether a paragraph's last line is a single word. */
const endsAlone = ({ lines }: TextBlock): boolean => {
  const textOf = (i: number): string =>
    lines
      .at(i)
      ?.runs.map((run) => run.text)
      .join('') ?? '';
  return lines.length > 1 && !textOf(-1).trim().includes(' ') && textOf(-2).trim().includes(' ');
};

/** Picture and paper of a design in mm; nothing where the picture fills the page. */
const drawnAs = ({ picture, shapes }: DesignedPage): Pick<PageLayout, 'picture' | 'shapes'> => {
  if (shapes.length === 0) return {};
  const [xMm, yMm, sideMm] = [picture.x, picture.y, picture.side].map((v) => roundMm(unitsToMm(v)));
  return {
    picture: { xMm: xMm ?? 0, yMm: yMm ?? 0, sideMm: sideMm ?? 0 },
    shapes: shapes.map(({ outlines, colour }) => shapeOf(outlines, PAPER_COLOURS[colour])),
  };
};

interface StoryText {
  readonly page: number;
  readonly text: string;
  readonly refrain: string;
  readonly type: BookType;
  /** The story's on this page's design. */
  readonly style: TextStyle;
  /** Width of the area of the story's first text, in points. */
  readonly widthPt: number;
}

/** How the story is set in a design: larger where few words stand, closer where a page is full of them. */
const styleIn = ({ name }: DesignedPage, page: number, { story, leastPt }: BookType): TextStyle => {
  const { maxPt, measureEm, leading } = story;
  const hasOwnSetting = page === PAGE.firstStory || page === PAGE.closing;
  if (name === 'large' && !hasOwnSetting)
    return {
      ...story,
      maxPt: maxPt * LARGE,
      minPt: maxPt,
      align: 'centre',
      measureEm: measureEm * 0.8,
    };
  if (name === 'lunette')
    return {
      ...story,
      minPt: leastPt,
      leading: Math.min(leading, CLOSE_LEADING),
      align: 'prose',
      measureEm: Number.POSITIVE_INFINITY,
    };
  return story;
};

const storyPart = ({ page, text, refrain, type, style, widthPt }: StoryText): TextPart => {
  const toSpans = (line: string): Span[] => withRefrain(line, refrain, type);
  if (page === PAGE.closing)
    return partOf('closing', text, { ...style, ...closingOf(text, type) }, toSpans);
  if (page === PAGE.firstStory)
    return withDropCap(text, style, { lines: CAP_LINES[type.kind], widthPt }, toSpans);
  return partOf('story', text, style, toSpans);
};

/** The line cut where the refrain begins and ends, so that it can be set in display type. */
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
    spans.push({ text: rest.slice(at, end), typeface: DISPLAY });
    rest = rest.slice(end);
  }
  if (rest) spans.push({ text: rest, typeface });
  return spans;
};
