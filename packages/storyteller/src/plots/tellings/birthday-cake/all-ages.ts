import type { Tellings } from '../../further-tellings.ts';
import { birthdayCakeAt2 } from './at-2-3.ts';
import { birthdayCakeAt4 } from './at-4-5.ts';
import { birthdayCakeOlder } from './older.ts';

/** Further wordings of “birthday-cake”. */
export const birthdayCakeTellings: Tellings = {
  ...birthdayCakeAt2,
  ...birthdayCakeAt4,
  ...birthdayCakeOlder,
};
