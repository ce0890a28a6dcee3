import type { Tellings } from '../../further-tellings.ts';
import { lostAndFoundAt2 } from './at-2-3.ts';
import { lostAndFoundAt4 } from './at-4-5.ts';
import { lostAndFoundOlder } from './older.ts';

/** Further wordings of “lost-and-found”. */
export const lostAndFoundTellings: Tellings = {
  ...lostAndFoundAt2,
  ...lostAndFoundAt4,
  ...lostAndFoundOlder,
};
