import type { Tellings } from '../../further-tellings.ts';
import { quietGiantAt2 } from './at-2-3.ts';
import { quietGiantAt4 } from './at-4-5.ts';
import { quietGiantOlder } from './older.ts';

/** Further wordings of “quiet-giant”. */
export const quietGiantTellings: Tellings = {
  ...quietGiantAt2,
  ...quietGiantAt4,
  ...quietGiantOlder,
};
