import type { Tellings } from '../../further-tellings.ts';
import { midnightFeastAt2 } from './at-2-3.ts';
import { midnightFeastAt4 } from './at-4-5.ts';
import { midnightFeastOlder } from './older.ts';

/** Further wordings of “midnight-feast”. */
export const midnightFeastTellings: Tellings = {
  ...midnightFeastAt2,
  ...midnightFeastAt4,
  ...midnightFeastOlder,
};
