import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “quiet-giant”. */
export const quietGiantTellings: Tellings = {};
