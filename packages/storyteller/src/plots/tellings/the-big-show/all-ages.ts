import type { Tellings } from '../../further-tellings.ts';
import { theBigShowAt2 } from './at-2-3.ts';
import { theBigShowAt4 } from './at-4-5.ts';
import { theBigShowOlder } from './older.ts';

/** Further wordings of “the-big-show”. */
export const theBigShowTellings: Tellings = {
  ...theBigShowAt2,
  ...theBigShowAt4,
  ...theBigShowOlder,
};
