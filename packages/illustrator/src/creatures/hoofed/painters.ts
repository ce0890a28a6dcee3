import type { CreaturePainter } from '../creature-painter.ts';
import { cow } from './cow.ts';
import { deer, reindeer } from './deer.ts';
import { giraffe } from './giraffe.ts';
import { goat } from './goat.ts';
import { hippo } from './hippo.ts';
import { pig } from './pig.ts';
import { sheep } from './sheep.ts';
import { zebra } from './zebra.ts';

/** Hoofed animals and the kangaroo. */
export const HOOFED_PAINTERS = {
  cow,
  pig,
  giraffe,
  sheep,
  zebra,
  deer,
  goat,
  hippo,
  reindeer,
} satisfies Readonly<Record<string, CreaturePainter>>;
