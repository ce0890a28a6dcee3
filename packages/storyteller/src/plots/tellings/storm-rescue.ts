import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “storm-rescue”. */
export const stormRescueTellings: Tellings = {};
