import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { camel } from './camel.ts';
import { cow } from './cow.ts';
import { deer, reindeer } from './deer.ts';
import { elephant } from './elephant.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { hippo } from './hippo.ts';
import { horse } from './horse.ts';
import { kangaroo } from './kangaroo.ts';
import { llama } from './llama.ts';
import { moose } from './moose.ts';
import { pig } from './pig.ts';
import { rhino } from './rhino.ts';
import { sheep } from './sheep.ts';
import { zebra } from './zebra.ts';

/** Hoofed animals and the kangaroo. */
export const HOOFED_PAINTERS = {
  elephant,
  horse,
  cow,
  pig,
  giraffe,
  sheep,
  zebra,
  deer,
  goat,
  hippo,
  reindeer,
  kangaroo,
  rhino,
  camel,
  llama,
  moose,
} satisfies Readonly<Record<CreatureOf<'hoofed'>, CreaturePainter>>;
