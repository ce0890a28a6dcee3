import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { ant } from './ant.ts';
import { bee } from './bee.ts';
import { beetle } from './beetle.ts';
import { butterfly } from './butterfly.ts';
import { caterpillar } from './caterpillar.ts';
import { chameleon } from './chameleon.ts';
import { dragonfly } from './dragonfly.ts';
import { firefly } from './firefly.ts';
import { frog } from './frog.ts';
import { grasshopper } from './grasshopper.ts';
import { ladybird } from './ladybird.ts';
import { lizard } from './lizard.ts';
import { slug } from './slug.ts';
import { snail } from './snail.ts';
import { snake } from './snake.ts';
import { spider } from './spider.ts';
import { worm } from './worm.ts';

/** Small creatures of garden and meadow: insects, snails, snakes and lizards. */
export const SMALL_PAINTERS = {
  butterfly,
  frog,
  bee,
  snail,
  ladybird,
  snake,
  spider,
  caterpillar,
  ant,
  lizard,
  chameleon,
  dragonfly,
  worm,
  beetle,
  grasshopper,
  firefly,
  slug,
} satisfies Readonly<Record<CreatureOf<'small'>, CreaturePainter>>;
