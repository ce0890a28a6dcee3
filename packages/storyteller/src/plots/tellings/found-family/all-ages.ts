import type { Tellings } from '../../further-tellings.ts';
import { foundFamilyAt2 } from './at-2-3.ts';
import { foundFamilyAt4 } from './at-4-5.ts';
import { foundFamilyOlder } from './older.ts';

/** Further wordings of “found-family”. */
export const foundFamilyTellings: Tellings = {
  ...foundFamilyAt2,
  ...foundFamilyAt4,
  ...foundFamilyOlder,
};
