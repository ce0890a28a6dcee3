import type { Tellings } from '../../further-tellings.ts';
import { stormRescueAt2 } from './at-2-3.ts';
import { stormRescueAt4 } from './at-4-5.ts';
import { stormRescueOlder } from './older.ts';

/** Further wordings of “storm-rescue”. */
export const stormRescueTellings: Tellings = {
  ...stormRescueAt2,
  ...stormRescueAt4,
  ...stormRescueOlder,
};
