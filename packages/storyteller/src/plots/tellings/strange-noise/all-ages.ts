import type { Tellings } from '../../further-tellings.ts';
import { strangeNoiseAt2 } from './at-2-3.ts';
import { strangeNoiseAt4 } from './at-4-5.ts';
import { strangeNoiseOlder } from './older.ts';

/** Further wordings of “strange-noise”. */
export const strangeNoiseTellings: Tellings = {
  ...strangeNoiseAt2,
  ...strangeNoiseAt4,
  ...strangeNoiseOlder,
};
