import type { Tellings } from '../../further-tellings.ts';
import { greatRaceAt2 } from './at-2-3.ts';
import { greatRaceAt4 } from './at-4-5.ts';
import { greatRaceOlder } from './older.ts';

/** Further wordings of “great-race”. */
export const greatRaceTellings: Tellings = { ...greatRaceAt2, ...greatRaceAt4, ...greatRaceOlder };
