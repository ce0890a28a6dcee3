import type { CreaturePainter } from '../creature-painter.ts';
import { badger } from './badger.ts';
import { bat } from './bat.ts';
import { GREAT_BEARS } from './bears.ts';
import { beaver } from './beaver.ts';
import { BIG_CATS } from './big-cats.ts';
import { ferret } from './ferret.ts';
import { guineaPig } from './guinea-pig.ts';
import { koala } from './koala.ts';
import { lemur } from './lemur.ts';
import { meerkat } from './meerkat.ts';
import { mole } from './mole.ts';
import { otter } from './otter.ts';
import { raccoon } from './raccoon.ts';
import { skunk } from './skunk.ts';
import { sloth } from './sloth.ts';
import { squirrel } from './squirrel.ts';
import { wolf } from './wolf.ts';

/** Furry animals of woods, plains and zoos by their words. */
export const FURRY_PAINTERS = {
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
} satisfies Readonly<Record<string, CreaturePainter>>;
