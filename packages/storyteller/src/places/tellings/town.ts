import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the town's three pages. */
export const townTellings: PlaceTellings = {};
