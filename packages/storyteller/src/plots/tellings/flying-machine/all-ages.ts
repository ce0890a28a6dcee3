import type { Tellings } from '../../further-tellings.ts';
import { flyingMachineAt2 } from './at-2-3.ts';
import { flyingMachineAt4 } from './at-4-5.ts';
import { flyingMachineOlder } from './older.ts';

/** Further wordings of “flying-machine”. */
export const flyingMachineTellings: Tellings = {
  ...flyingMachineAt2,
  ...flyingMachineAt4,
  ...flyingMachineOlder,
};
