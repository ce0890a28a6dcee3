import type { Tellings } from '../../further-tellings.ts';
import { messageBottleAt2 } from './at-2-3.ts';
import { messageBottleAt4 } from './at-4-5.ts';
import { messageBottleOlder } from './older.ts';

/** Further wordings of “message-bottle”. */
export const messageBottleTellings: Tellings = {
  ...messageBottleAt2,
  ...messageBottleAt4,
  ...messageBottleOlder,
};
