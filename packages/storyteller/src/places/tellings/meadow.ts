import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the meadow's three pages. */
export const meadowTellings: PlaceTellings = {};
