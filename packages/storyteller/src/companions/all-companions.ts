import { bear } from './bear.ts';
import { cat } from './cat.ts';
import type { Companion } from './companion.ts';
import { dinosaur } from './dinosaur.ts';
import { dog } from './dog.ts';
import { dragon } from './dragon.ts';
import { elephant, lion, monkey, penguin, whale } from './far-animals.ts';
import { fox } from './fox.ts';
import { hedgehog } from './hedgehog.ts';
import { duck, fish, horse, turtle } from './home-animals.ts';
import { mouse } from './mouse.ts';
import { owl } from './owl.ts';
import { rabbit } from './rabbit.ts';
import { butterfly, frog, star } from './rare-animals.ts';
import { robot } from './robot.ts';
import { unicorn } from './unicorn.ts';

/** Everybody who can come along: one for each creature that can be painted. */
export const ALL_COMPANIONS: readonly Companion[] = [
  fox,
  dog,
  rabbit,
  bear,
  owl,
  mouse,
  hedgehog,
  cat,
  horse,
  duck,
  fish,
  turtle,
  elephant,
  lion,
  penguin,
  monkey,
  whale,
  dragon,
  unicorn,
  robot,
  dinosaur,
  star,
  butterfly,
  frog,
];
