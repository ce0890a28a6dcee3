import type { Tellings } from '../../further-tellings.ts';
import { lostSongAt2 } from './at-2-3.ts';
import { lostSongAt4 } from './at-4-5.ts';
import { lostSongOlder } from './older.ts';

/** Further wordings of “lost-song”. */
export const lostSongTellings: Tellings = { ...lostSongAt2, ...lostSongAt4, ...lostSongOlder };
