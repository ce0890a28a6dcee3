import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “wish-gone-wrong”. */
export const wishGoneWrongTellings: Tellings = {};
