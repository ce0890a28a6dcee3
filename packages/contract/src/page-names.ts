import { PAGE, STORY_PAGES } from './page-numbers.ts';

const NAMES: Record<number, string> = {
  [PAGE.frontCover]: 'Front cover',
  [PAGE.insideCover]: 'Inside cover',
  [PAGE.title]: 'Title page',
  [PAGE.imprint]: 'This book belongs to',
  [PAGE.dedication]: 'Dedication',
  [PAGE.closing]: 'Closing page',
  [PAGE.portrait]: 'About the hero',
  [PAGE.activity]: 'Activity page',
  [PAGE.insideBack]: 'Inside back cover',
  [PAGE.backCover]: 'Back cover',
};

/** What a page is called for people: story pages are counted from 1 to 20. */
export const pageName = (page: number): string =>
  STORY_PAGES.includes(page) ? `Story page ${page - PAGE.firstStory + 1}` : (NAMES[page] ?? '');
