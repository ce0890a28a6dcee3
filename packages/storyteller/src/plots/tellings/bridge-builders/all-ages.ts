import type { Tellings } from '../../further-tellings.ts';
import { bridgeBuildersAt2 } from './at-2-3.ts';
import { bridgeBuildersAt4 } from './at-4-5.ts';
import { bridgeBuildersOlder } from './older.ts';

/** Further wordings of “bridge-builders”. */
export const bridgeBuildersTellings: Tellings = {
  ...bridgeBuildersAt2,
  ...bridgeBuildersAt4,
  ...bridgeBuildersOlder,
};
