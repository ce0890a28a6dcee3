import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “brave-visit”. */
export const braveVisitTellings: Tellings = {};
