import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { badger } from './badger.ts';
import { bat } from './bat.ts';
import { bear } from './bear.ts';
import { GREAT_BEARS } from './bears.ts';
import { beaver } from './beaver.ts';
import { BIG_CATS } from './big-cats.ts';
import { cat } from './cat.ts';
import { dog } from './dog.ts';
import { ferret } from './ferret.ts';
import { fox } from './fox.ts';
import { guineaPig } from './guinea-pig.ts';
import { hedgehog } from './hedgehog.ts';
import { koala } from './koala.ts';
import { lemur } from './lemur.ts';
import { lion } from './lion.ts';
import { meerkat } from './meerkat.ts';
import { mole } from './mole.ts';
import { monkey } from './monkey.ts';
import { mouse } from './mouse.ts';
import { otter } from './otter.ts';
import { rabbit } from './rabbit.ts';
import { raccoon } from './raccoon.ts';
import { skunk } from './skunk.ts';
import { sloth } from './sloth.ts';
import { squirrel } from './squirrel.ts';
import { wolf } from './wolf.ts';

/** Furry animals of woods, plains and zoos by their words. */
export const FURRY_PAINTERS = {
  bear,
  cat,
  dog,
  fox,
  hedgehog,
  lion,
  monkey,
  mouse,
  rabbit,
  ...BIG_CATS,
  ...GREAT_BEARS,
  squirrel,
  wolf,
  koala,
  'guinea-pig': guineaPig,
  bat,
  sloth,
  raccoon,
  otter,
  badger,
  meerkat,
  beaver,
  mole,
  skunk,
  lemur,
  ferret,
} satisfies Readonly<Record<CreatureOf<'furry'>, CreaturePainter>>;
