import type { Tellings } from '../../further-tellings.ts';
import { brokenMachineAt2 } from './at-2-3.ts';
import { brokenMachineAt4 } from './at-4-5.ts';
import { brokenMachineOlder } from './older.ts';

/** Further wordings of “broken-machine”. */
export const brokenMachineTellings: Tellings = {
  ...brokenMachineAt2,
  ...brokenMachineAt4,
  ...brokenMachineOlder,
};
