import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the jungle's three pages. */
export const jungleTellings: PlaceTellings = {};
