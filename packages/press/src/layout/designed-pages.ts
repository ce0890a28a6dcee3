import type { TextBlock } from '@bramblebook/contract/book-layout';
import { DESIGNED_AREAS, type Rect } from '@bramblebook/contract/page-geometry';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import { BOOKISH_ITALIC } from '../type/typefaces.ts';
import { fittingScale, setStack, sizeAt, type TextPart } from './text-stack.ts';
import { BOOK_TYPE, HEADING, LETTER, part, runOn, small, TITLE } from './text-styles.ts';

/** What the pages around the story say. */
export interface DesignedBook {
  readonly story: Story;
  readonly childName: string;
  readonly dedication: string;
  readonly readingAge: ReadingAge;
  readonly brand: string;
  readonly madeOn: string;
}

const SUBTITLE = { ...small(BOOKISH_ITALIC, 19), minPt: 12, measureEm: 26, leading: 1.3, gapPt: 9 };

const storyFor = (name: string): string => `A story for ${name}`;

export const coverBlocks = ({ story, childName }: DesignedBook, colour: string): TextBlock[] => {
  const named = story.title.includes(childName);
  const subtitle = named && story.tagline ? story.tagline : storyFor(childName);
  return setStack(
    [part('title', story.title, TITLE), part('subtitle', subtitle, SUBTITLE, { minPt: 16 })],
    DESIGNED_AREAS.frontCover,
    colour,
  );
};

export const titleBlocks = (
  { story, childName, brand }: DesignedBook,
  colour: string,
): TextBlock[] => {
  return setStack(
    [
      part('title', story.title, TITLE, { maxPt: 50, minPt: 24 }),
      part('subtitle', storyFor(childName), SUBTITLE),
      part('author', brand, SUBTITLE, { maxPt: 13, minPt: 9, gapPt: 26 }),
    ],
    DESIGNED_AREAS.title,
    colour,
  );
};

export const imprintBlocks = (book: DesignedBook, colour: string): TextBlock[] => {
  const { plain, families } = BOOK_TYPE[book.readingAge];
  const colophon = [
    `${book.story.title} was made for ${book.childName} in ${book.madeOn}.`,
    `There is no other book like it.`,
    `Set in ${families} by ${book.brand}.`,
    'The words and the pictures of this book were made with AI.',
  ];
  const owner = [
    part('imprint', 'This book belongs to', SUBTITLE),
    part('heading', book.childName, TITLE, { maxPt: 54, minPt: 20, gapPt: 14 }),
  ];
  const { upper, lower } = divide(DESIGNED_AREAS.imprint, 0.62);
  return [
    ...setStack(owner, upper, colour),
    ...setStack([part('imprint', colophon.join('\n'), small(plain, 10.5))], lower, colour, {
      vertical: 'bottom',
    }),
  ];
};

/** The parent's message; nothing when there is none (the painter draws an ornament). */
export const dedicationBlocks = ({ dedication }: DesignedBook, colour: string): TextBlock[] => {
  const area = DESIGNED_AREAS.dedication;
  const asWritten = part('dedication', dedication, LETTER);
  const size = sizeAt(asWritten, fittingScale([asWritten], area));
  // Many short lines may cost more height than their words are worth.
  const set = size < LETTER.minPt * 0.8 ? part('dedication', runOn(dedication), LETTER) : asWritten;
  return setStack([set], area, colour);
};

/** The child's own page is read by the child. */
const PORTRAIT = {
  young: { maxPt: 22, minPt: 20 },
  bookish: { maxPt: 17, minPt: 14 },
} as const;

export const portraitBlocks = (book: DesignedBook, colour: string): TextBlock[] => {
  const { plain, kind } = BOOK_TYPE[book.readingAge];
  const { maxPt, minPt } = PORTRAIT[kind];
  return setStack(
    [
      part('heading', `About ${book.childName}`, HEADING),
      part('body', book.story.aboutHero, small(plain, maxPt), {
        minPt,
        measureEm: 30,
        leading: 1.4,
        gapPt: 12,
      }),
    ],
    DESIGNED_AREAS.portrait,
    colour,
  );
};

export const activityBlocks = (book: DesignedBook, colour: string): TextBlock[] => {
  const { heading, find, maze, questions } = book.story.activity;
  const { plain, strong } = BOOK_TYPE[book.readingAge];
  const label = (text: string): TextPart =>
    part('label', text, small(strong, 15), { align: 'start', gapPt: 8 });
  const body = (text: string, paragraphGapEm = 0): TextPart =>
    part('body', text, small(plain, 15), {
      align: 'start',
      leading: 1.32,
      gapPt: 3,
      paragraphGapEm,
    });
  const { left, right } = columns(lowered(DESIGNED_AREAS.activityText, 14), 40);
  const sides: { area: Rect; parts: TextPart[] }[] = [
    {
      area: left,
      parts: [
        label('Can you find …'),
        body(findLine(find)),
        label('Find the way'),
        body(maze.sentence),
      ],
    },
    { area: right, parts: [label('Let’s talk'), body(questions.join('\n'), 0.15)] },
  ];
  const scale = Math.min(...sides.map(({ area, parts }) => fittingScale(parts, area)));
  return [
    ...setStack([part('heading', heading, HEADING)], DESIGNED_AREAS.activityHeading, colour),
    ...sides.flatMap(({ area, parts }) =>
      setStack(parts, area, colour, { scale, vertical: 'top' }),
    ),
  ];
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const findLine = (find: Story['activity']['find']): string =>
  `${listed.format(find.map(({ count, label }) => `${count} ${label}`))}.`;

export const backCoverBlocks = (book: DesignedBook, colour: string): TextBlock[] => {
  const { plain } = BOOK_TYPE[book.readingAge];
  return setStack(
    [
      part('body', book.story.blurb, small(plain, 21), {
        minPt: 12,
        measureEm: 27,
        paragraphGapEm: 0.4,
      }),
      part('author', book.brand, HEADING, { maxPt: 17, minPt: 11, gapPt: 20 }),
    ],
    DESIGNED_AREAS.backCover,
    colour,
  );
};

const divide = (area: Rect, share: number): { upper: Rect; lower: Rect } => {
  const height = area.height * share;
  return {
    upper: { ...area, height },
    lower: { ...area, y: area.y + height, height: area.height - height },
  };
};

/** Air under the picture that ends where the area begins. */
const lowered = (area: Rect, by: number): Rect => ({
  ...area,
  y: area.y + by,
  height: area.height - by,
});

const columns = (area: Rect, gutter: number): { left: Rect; right: Rect } => {
  const width = (area.width - gutter) / 2;
  return { left: { ...area, width }, right: { ...area, x: area.x + width + gutter, width } };
};
