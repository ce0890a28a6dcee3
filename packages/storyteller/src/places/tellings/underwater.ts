import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the underwater's three pages. */
export const underwaterTellings: PlaceTellings = {};
