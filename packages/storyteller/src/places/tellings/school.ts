import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the school's three pages. */
export const schoolTellings: PlaceTellings = {};
