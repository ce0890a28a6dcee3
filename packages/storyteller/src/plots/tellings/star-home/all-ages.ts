import type { Tellings } from '../../further-tellings.ts';
import { starHomeAt2 } from './at-2-3.ts';
import { starHomeAt4 } from './at-4-5.ts';
import { starHomeOlder } from './older.ts';

/** Further wordings of “star-home”. */
export const starHomeTellings: Tellings = { ...starHomeAt2, ...starHomeAt4, ...starHomeOlder };
