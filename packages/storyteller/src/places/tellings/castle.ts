import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the castle's three pages. */
export const castleTellings: PlaceTellings = {};
