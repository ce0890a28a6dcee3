import type { Tellings } from '../../further-tellings.ts';
import { sayingGoodbyeAt2 } from './at-2-3.ts';
import { sayingGoodbyeAt4 } from './at-4-5.ts';
import { sayingGoodbyeOlder } from './older.ts';

/** Further wordings of “saying-goodbye”. */
export const sayingGoodbyeTellings: Tellings = {
  ...sayingGoodbyeAt2,
  ...sayingGoodbyeAt4,
  ...sayingGoodbyeOlder,
};
