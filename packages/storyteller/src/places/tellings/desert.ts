import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the desert's three pages. */
export const desertTellings: PlaceTellings = {};
