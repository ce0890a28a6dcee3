import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “bridge-builders”. */
export const bridgeBuildersTellings: Tellings = {};
