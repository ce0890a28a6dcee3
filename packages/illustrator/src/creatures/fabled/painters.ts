import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alien } from './alien.ts';
import { dinosaur } from './dinosaur.ts';
import { dragon } from './dragon.ts';
import { ghost } from './ghost.ts';
import { mermaid } from './mermaid.ts';
import { monster } from './monster.ts';
import { robot } from './robot.ts';
import { star } from './star.ts';
import { stegosaurus } from './stegosaurus.ts';
import { triceratops } from './triceratops.ts';
import { tyrannosaurus } from './tyrannosaurus.ts';
import { unicorn } from './unicorn.ts';

/** The beings that only stories know, and who paints them. */
export const FABLED_PAINTERS = {
  dragon,
  alien,
  unicorn,
  dinosaur,
  tyrannosaurus,
  triceratops,
  stegosaurus,
  robot,
  ghost,
  mermaid,
  monster,
  star,
} satisfies Readonly<Record<CreatureOf<'fabled'>, CreaturePainter>>;
