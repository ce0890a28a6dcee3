import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the garden's three pages. */
export const gardenTellings: PlaceTellings = {};
