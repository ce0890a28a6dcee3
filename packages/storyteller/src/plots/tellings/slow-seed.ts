import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “slow-seed”. */
export const slowSeedTellings: Tellings = {};
