import { bear } from './bear.ts';
import { butterfly } from './butterfly.ts';
import { cat } from './cat.ts';
import type { Companion } from './companion.ts';
import { dinosaur } from './dinosaur.ts';
import { dog } from './dog.ts';
import { dragon } from './dragon.ts';
import { duck } from './duck.ts';
import { elephant } from './elephant.ts';
import { cow, goat, pig, sheep } from './farm-animals.ts';
import { bird, hen, parrot, robin } from './feathered.ts';
import { fish } from './fish.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { FEATHERED_COMPANIONS } from './further-animals-birds.ts';
import { LAND_COMPANIONS } from './further-animals-land.ts';
import { WATER_COMPANIONS } from './further-animals-water.ts';
import { kangaroo, koala, panda } from './gentle-animals.ts';
import { hedgehog } from './hedgehog.ts';
import { horse } from './horse.ts';
import { lion } from './lion.ts';
import { monkey } from './monkey.ts';
import { mouse } from './mouse.ts';
import { owl } from './owl.ts';
import { penguin } from './penguin.ts';
import { rabbit } from './rabbit.ts';
import { robot } from './robot.ts';
import { crab, dolphin, jellyfish, octopus } from './sea-animals.ts';
import { star } from './star.ts';
import { bee, ladybird, snail, spider } from './tiny-animals.ts';
import { crocodile, shark } from './toothy.ts';
import { turtle } from './turtle.ts';
import { unicorn } from './unicorn.ts';
import { whale } from './whale.ts';
import { giraffe, hippo, tiger, zebra } from './wild-animals.ts';
import { deer, squirrel, wolf } from './woods-animals.ts';

/** Who may come along unasked: they suit any child and any idea. */
export const WELCOME_COMPANIONS: readonly Companion[] = [
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
  cow,
  pig,
  sheep,
  goat,
  giraffe,
  tiger,
  zebra,
  hippo,
  hen,
  bird,
  parrot,
  robin,
  bee,
  snail,
  ladybird,
  panda,
  koala,
  kangaroo,
  squirrel,
  wolf,
  deer,
  octopus,
  dolphin,
];

/** Everybody who can come along: one for each creature that can be painted. */
export const ALL_COMPANIONS: readonly Companion[] = [
  ...WELCOME_COMPANIONS,
  crab,
  jellyfish,
  crocodile,
  shark,
  spider,
  ...LAND_COMPANIONS,
  ...FEATHERED_COMPANIONS,
  ...WATER_COMPANIONS,
];
