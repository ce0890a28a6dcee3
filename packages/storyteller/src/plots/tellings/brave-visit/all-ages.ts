import type { Tellings } from '../../further-tellings.ts';
import { braveVisitAt2 } from './at-2-3.ts';
import { braveVisitAt4 } from './at-4-5.ts';
import { braveVisitOlder } from './older.ts';

/** Further wordings of “brave-visit”. */
export const braveVisitTellings: Tellings = {
  ...braveVisitAt2,
  ...braveVisitAt4,
  ...braveVisitOlder,
};
