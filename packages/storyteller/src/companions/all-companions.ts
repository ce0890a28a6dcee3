import { bear } from './bear.ts';
import type { Companion } from './companion.ts';
import { dog } from './dog.ts';
import { elephant, lion, monkey, penguin, whale } from './far-animals.ts';
import { fox } from './fox.ts';
import { hedgehog } from './hedgehog.ts';
import { cat, duck, fish, horse, turtle } from './home-animals.ts';
import { dragon, robot, unicorn } from './marvels.ts';
import { mouse } from './mouse.ts';
import { owl } from './owl.ts';
import { rabbit } from './rabbit.ts';
import { butterfly, dinosaur, frog, star } from './rare-animals.ts';

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
