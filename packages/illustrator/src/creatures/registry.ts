import type { Creature } from '@bramblebook/contract/creature-vocabulary';
import { BIRD_PAINTERS } from './birds/painters.ts';
import { FABLED_PAINTERS } from './fabled/painters.ts';
import { FURRY_PAINTERS } from './furry/painters.ts';
import { HOOFED_PAINTERS } from './hoofed/painters.ts';
import type { CreaturePainter } from './parts/creature-painter.ts';
import { SEA_PAINTERS } from './sea/painters.ts';
import { SMALL_PAINTERS } from './small/painters.ts';

/** Every creature of the vocabulary and who paints it. */
export const CREATURE_PAINTERS: Readonly<Record<Creature, CreaturePainter>> = {
  ...FURRY_PAINTERS,
  ...HOOFED_PAINTERS,
  ...BIRD_PAINTERS,
  ...SEA_PAINTERS,
  ...SMALL_PAINTERS,
  ...FABLED_PAINTERS,
};
