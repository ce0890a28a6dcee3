import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “midnight-feast”. */
export const midnightFeastTellings: Tellings = {};
