import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “message-bottle”. */
export const messageBottleTellings: Tellings = {};
