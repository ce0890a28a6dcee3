import type { Tellings } from '../../further-tellings.ts';
import { lostToothAt2 } from './at-2-3.ts';
import { lostToothAt4 } from './at-4-5.ts';
import { lostToothOlder } from './older.ts';

/** Further wordings of “lost-tooth”. */
export const lostToothTellings: Tellings = { ...lostToothAt2, ...lostToothAt4, ...lostToothOlder };
