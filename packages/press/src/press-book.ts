import type { BookLayout, PageLayout, TextBlock } from '@bramblebook/contract/book-layout';
import { INK_COLOURS, type PageArt } from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE } from '@bramblebook/contract/page-numbers';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import {
  activityBlocks,
  backCoverBlocks,
  coverBlocks,
  type DesignedBook,
  dedicationBlocks,
  imprintBlocks,
  portraitBlocks,
  titleBlocks,
} from './layout/designed-pages.ts';
import { type StoryPage, storyPages } from './layout/story-pages.ts';

/** A book as the press gets it: told, and painted or about to be. */
export interface BookToPress {
  readonly story: Story;
  readonly childName: string;
  readonly dedication: string;
  readonly readingAge: ReadingAge;
  readonly brand: string;
  /** For the imprint, as people write it: "November 2026". */
  readonly madeOn: string;
  /** What the painter says of each of the thirty pages. */
  readonly arts: readonly PageArt[];
  /** Page texts edited by hand; they stand instead of the story's. */
  readonly texts?: Readonly<Record<number, string>>;
}

const DESIGNED: Readonly<Record<number, (book: DesignedBook, colour: string) => TextBlock[]>> = {
  [PAGE.frontCover]: coverBlocks,
  [PAGE.title]: titleBlocks,
  [PAGE.imprint]: imprintBlocks,
  [PAGE.dedication]: dedicationBlocks,
  [PAGE.portrait]: portraitBlocks,
  [PAGE.activity]: activityBlocks,
  [PAGE.backCover]: backCoverBlocks,
};
const TEXTLESS: ReadonlySet<number> = new Set([PAGE.insideCover, PAGE.insideBack]);

/**
 * Lays out the thirty pages of a book: every line broken, every run placed.
 * The same book gives the same layout. Pages have no folios: with twenty
 * pictures to turn, a number would only sit in the picture. Throws when `arts`
 * lacks a page.
 */
export const layOutBook = (book: BookToPress): BookLayout => {
  const arts = new Map(book.arts.map((art) => [art.page, art]));
  const storyText = storyPages({ ...book, arts, texts: book.texts ?? {} });

  const drawnAs = (page: number, colour: string): StoryPage => {
    if (TEXTLESS.has(page)) return { blocks: [] };
    const designed = DESIGNED[page];
    return designed ? { blocks: designed(book, colour) } : storyText.pageOf(page);
  };
  const pages = ALL_PAGES.map((page): PageLayout => {
    const art = arts.get(page);
    if (!art) throw new Error(`The painter said nothing of page ${page}.`);
    return { page, alt: art.alt, ...drawnAs(page, INK_COLOURS[art.ink]) };
  });
  const { story, brand, childName } = book;
  return { title: story.title, author: brand, childName, language: 'en', pages };
};
