import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the snow's three pages. */
export const snowTellings: PlaceTellings = {};
