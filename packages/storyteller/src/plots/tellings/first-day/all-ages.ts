import type { Tellings } from '../../further-tellings.ts';
import { firstDayAt2 } from './at-2-3.ts';
import { firstDayAt4 } from './at-4-5.ts';
import { firstDayOlder } from './older.ts';

/** Further wordings of “first-day”. */
export const firstDayTellings: Tellings = { ...firstDayAt2, ...firstDayAt4, ...firstDayOlder };
