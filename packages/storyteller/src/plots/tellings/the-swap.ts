import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “the-swap”. */
export const theSwapTellings: Tellings = {};
