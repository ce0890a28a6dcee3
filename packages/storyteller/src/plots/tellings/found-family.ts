import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “found-family”. */
export const foundFamilyTellings: Tellings = {};
