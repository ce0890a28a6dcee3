import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the seaside's three pages. */
export const seasideTellings: PlaceTellings = {};
