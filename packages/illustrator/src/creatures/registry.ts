import type { Creature } from '@bramblebook/contract/creature-vocabulary';
import { bear } from './bear.ts';
import { BIRD_PAINTERS } from './birds/painters.ts';
import { butterfly } from './butterfly.ts';
import { cat } from './cat.ts';
import type { CreaturePainter } from './creature-painter.ts';
import { dinosaur } from './dinosaur.ts';
import { dog } from './dog.ts';
import { dragon } from './dragon.ts';
import { duck } from './duck.ts';
import { elephant } from './elephant.ts';
import { fish } from './fish.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { FURRY_PAINTERS } from './furry/painters.ts';
import { hedgehog } from './hedgehog.ts';
import { HOOFED_PAINTERS } from './hoofed/painters.ts';
import { horse } from './horse.ts';
import { lion } from './lion.ts';
import { monkey } from './monkey.ts';
import { mouse } from './mouse.ts';
import { owl } from './owl.ts';
import { penguin } from './penguin.ts';
import { rabbit } from './rabbit.ts';
import { robot } from './robot.ts';
import { SEA_PAINTERS } from './sea/painters.ts';
import { SMALL_PAINTERS } from './small/painters.ts';
import { star } from './star.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { whale } from './whale.ts';

/** Every creature of the vocabulary and who paints it. */
export const CREATURE_PAINTERS: Readonly<Record<Creature, CreaturePainter>> = {
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
  penguin,
  monkey,
  mouse,
  dinosaur,
  horse,
  butterfly,
  star,
  duck,
  frog,
  hedgehog,
  fish,
  ...HOOFED_PAINTERS,
  ...FURRY_PAINTERS,
  ...BIRD_PAINTERS,
  ...SEA_PAINTERS,
  ...SMALL_PAINTERS,
};
