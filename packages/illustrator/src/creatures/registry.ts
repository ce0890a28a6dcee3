import type { Creature } from '@bramblebook/contract/picture-vocabulary';
import type { CreaturePainter } from './creature-painter.ts';
import { fox } from './fox.ts';

/** Every creature of the vocabulary and who paints it. */
export const CREATURE_PAINTERS: Partial<Record<Creature, CreaturePainter>> = {
  fox,
};
