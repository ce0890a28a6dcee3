import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the forest's three pages. */
export const forestTellings: PlaceTellings = {};
