import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the mountain's three pages. */
export const mountainTellings: PlaceTellings = {};
