import type { Tellings } from '../../further-tellings.ts';
import { theSwapAt2 } from './at-2-3.ts';
import { theSwapAt4 } from './at-4-5.ts';
import { theSwapOlder } from './older.ts';

/** Further wordings of “the-swap”. */
export const theSwapTellings: Tellings = { ...theSwapAt2, ...theSwapAt4, ...theSwapOlder };
