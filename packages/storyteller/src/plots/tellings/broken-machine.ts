import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “broken-machine”. */
export const brokenMachineTellings: Tellings = {};
