import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the home's three pages. */
export const homeTellings: PlaceTellings = {};
