/** Screens on which two pages side by side can be read. */
export const TWO_PAGES = '(min-width: 60rem) and (min-aspect-ratio: 5/4)';
