import type { Tellings } from '../../further-tellings.ts';
import { slowSeedAt2 } from './at-2-3.ts';
import { slowSeedAt4 } from './at-4-5.ts';
import { slowSeedOlder } from './older.ts';

/** Further wordings of “slow-seed”. */
export const slowSeedTellings: Tellings = { ...slowSeedAt2, ...slowSeedAt4, ...slowSeedOlder };
