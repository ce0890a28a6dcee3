import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “the-big-show”. */
export const theBigShowTellings: Tellings = {};
