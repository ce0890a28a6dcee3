import type { Tellings } from '../../further-tellings.ts';
import { treasureAt2 } from './at-2-3.ts';
import { treasureAt4 } from './at-4-5.ts';
import { treasureOlder } from './older.ts';

/** Further wordings of “treasure”. */
export const treasureTellings: Tellings = { ...treasureAt2, ...treasureAt4, ...treasureOlder };
