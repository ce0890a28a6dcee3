import type { CreaturePainter } from '../creature-painter.ts';
import { chick } from './chick.ts';
import { crow, pigeon, seagull } from './level-birds.ts';
import { ostrich } from './ostrich.ts';
import { eagle, puffin, woodpecker } from './perching.ts';
import { hen, rooster, turkey } from './poultry.ts';
import { bird, budgie, canary, robin, sparrow, swallow } from './songbirds.ts';
import { parrot, toucan } from './tropical.ts';
import { flamingo, stork } from './waders.ts';
import { goose, pelican, swan } from './waterfowl.ts';

/** The birds and who paints them. */
export const BIRD_PAINTERS = {
  bird,
  hen,
  chick,
  parrot,
  robin,
  eagle,
  rooster,
  swan,
  flamingo,
  goose,
  ostrich,
  toucan,
  crow,
  seagull,
  pigeon,
  puffin,
  pelican,
  turkey,
  stork,
  woodpecker,
  sparrow,
  canary,
  budgie,
  swallow,
} satisfies Readonly<Record<string, CreaturePainter>>;
