import type { Tellings } from '../../further-tellings.ts';
import { movingHouseAt2 } from './at-2-3.ts';
import { movingHouseAt4 } from './at-4-5.ts';
import { movingHouseOlder } from './older.ts';

/** Further wordings of “moving-house”. */
export const movingHouseTellings: Tellings = {
  ...movingHouseAt2,
  ...movingHouseAt4,
  ...movingHouseOlder,
};
