import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the space's three pages. */
export const spaceTellings: PlaceTellings = {};
