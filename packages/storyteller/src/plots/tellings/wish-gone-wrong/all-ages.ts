import type { Tellings } from '../../further-tellings.ts';
import { wishGoneWrongAt2 } from './at-2-3.ts';
import { wishGoneWrongAt4 } from './at-4-5.ts';
import { wishGoneWrongOlder } from './older.ts';

/** Further wordings of “wish-gone-wrong”. */
export const wishGoneWrongTellings: Tellings = {
  ...wishGoneWrongAt2,
  ...wishGoneWrongAt4,
  ...wishGoneWrongOlder,
};
