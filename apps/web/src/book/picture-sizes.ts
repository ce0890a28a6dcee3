import { TWO_PAGES } from './two-pages.ts';

/** How wide the first picture of a screen stands, as its `sizes`: the page asks for it before its scripts are there. */
export const PICTURE_SIZES = {
  preview: '(min-width: 48rem) min(50vw, 37rem), 100vw',
  fullPreview: `${TWO_PAGES} min(46vw, 45rem), 100vw`,
  read: `${TWO_PAGES} min(50vw, 90vh), min(100vw, 48rem)`,
  checkout: '112px',
  dashboard: '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 7rem',
  shared: '(min-width: 40rem) 20rem, 90vw',
  sharedStory: '(min-width: 48rem) 30vw, 100vw',
} as const;
