/**
 * The thirty pages of a book, by number (decision D1). One numbering serves the
 * storyteller, the painter, the press, the reader and the staff galleries.
 */
export const PAGE = {
  frontCover: 1,
  insideCover: 2,
  title: 3,
  imprint: 4,
  dedication: 5,
  firstStory: 6,
  lastStory: 25,
  closing: 26,
  portrait: 27,
  activity: 28,
  insideBack: 29,
  backCover: 30,
} as const;

export const PAGE_COUNT = 30;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const ALL_PAGES: readonly number[] = range(1, PAGE_COUNT);

/** The 20 story pages. */
export const STORY_PAGES: readonly number[] = range(PAGE.firstStory, PAGE.lastStory);

/** The 21 slots that carry story text: the story pages and the closing page. */
export const TEXT_PAGES: readonly number[] = range(PAGE.firstStory, PAGE.closing);

/** The story pages that the free preview shows as its pages 1–3. */
export const PREVIEW_PAGES: readonly number[] = [6, 7, 8];

/** The pages painted in the preview stage; the full book reuses them. */
export const PREVIEW_STAGE_PAGES: readonly number[] = [PAGE.frontCover, ...PREVIEW_PAGES];

/** A book is ready when this many of the text pages have both picture and text (spec §4). */
export const READY_THRESHOLD = 15;

/** Staff galleries (spec §2, "Approved books"). */
export const GALLERY_PARTS = {
  cover: range(1, 5),
  story: range(6, 26),
  back: range(27, 30),
} as const;
