import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { budgie } from './budgie.ts';
import { chick } from './chick.ts';
import { duck } from './duck.ts';
import { hummingbird } from './hummingbird.ts';
import { crow, pigeon, seagull } from './level-birds.ts';
import { ostrich } from './ostrich.ts';
import { owl } from './owl.ts';
import { peacock } from './peacock.ts';
import { pelican } from './pelican.ts';
import { penguin } from './penguin.ts';
import { eagle, puffin, woodpecker } from './perching.ts';
import { hen, rooster } from './poultry.ts';
import { bird, canary, robin, sparrow, swallow } from './songbirds.ts';
import { parrot, toucan } from './tropical.ts';
import { turkey } from './turkey.ts';
import { flamingo, stork } from './waders.ts';
import { goose, swan } from './waterfowl.ts';

/** The birds and who paints them. */
export const BIRD_PAINTERS = {
  duck,
  owl,
  penguin,
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
  peacock,
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
  hummingbird,
  sparrow,
  canary,
  budgie,
  swallow,
} satisfies Readonly<Record<CreatureOf<'birds'>, CreaturePainter>>;
