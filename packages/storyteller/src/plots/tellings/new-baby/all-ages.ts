import type { Tellings } from '../../further-tellings.ts';
import { newBabyAt2 } from './at-2-3.ts';
import { newBabyAt4 } from './at-4-5.ts';
import { newBabyOlder } from './older.ts';

/** Further wordings of “new-baby”. */
export const newBabyTellings: Tellings = { ...newBabyAt2, ...newBabyAt4, ...newBabyOlder };
