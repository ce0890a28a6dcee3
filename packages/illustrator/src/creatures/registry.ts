import type { Creature } from '@bramblebook/contract/picture-vocabulary';
import { bear } from './bear.ts';
import { cat } from './cat.ts';
import type { CreaturePainter } from './creature-painter.ts';
import { dog } from './dog.ts';
import { dragon } from './dragon.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { horse } from './horse.ts';
import { lion } from './lion.ts';
import { owl } from './owl.ts';
import { rabbit } from './rabbit.ts';
import { robot } from './robot.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { whale } from './whale.ts';

/** Every creature of the vocabulary and who paints it. */
export const CREATURE_PAINTERS: Partial<Record<Creature, CreaturePainter>> = {
  fox,
  rabbit,
  bear,
  owl,
  turtle,
  whale,
  dragon,
  unicorn,
  robot,
  dog,
  cat,
  elephant,
  lion,
  horse,
};
