import type { Tellings } from '../../further-tellings.ts';
import { afraidOfTheDarkAt2 } from './at-2-3.ts';
import { afraidOfTheDarkAt4 } from './at-4-5.ts';
import { afraidOfTheDarkOlder } from './older.ts';

/** Further wordings of “afraid-of-the-dark”. */
export const afraidOfTheDarkTellings: Tellings = {
  ...afraidOfTheDarkAt2,
  ...afraidOfTheDarkAt4,
  ...afraidOfTheDarkOlder,
};
