import type { CreatureOf } from '@bramblebook/contract/creature-vocabulary';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { crab } from './crab.ts';
import { crocodile } from './crocodile.ts';
import { dolphin } from './dolphin.ts';
import { fish } from './fish.ts';
import { jellyfish } from './jellyfish.ts';
import { lobster } from './lobster.ts';
import { manatee } from './manatee.ts';
import { narwhal } from './narwhal.ts';
import { octopus } from './octopus.ts';
import { seahorse } from './seahorse.ts';
import { seal } from './seal.ts';
import { shark } from './shark.ts';
import { squid } from './squid.ts';
import { starfish } from './starfish.ts';
import { turtle } from './turtle.ts';
import { walrus } from './walrus.ts';
import { whale } from './whale.ts';

/** The creatures of the sea and its shore. */
export const SEA_PAINTERS = {
  fish,
  turtle,
  whale,
  dolphin,
  octopus,
  seal,
  crab,
  jellyfish,
  starfish,
  seahorse,
  walrus,
  narwhal,
  lobster,
  squid,
  manatee,
  crocodile,
  shark,
} satisfies Readonly<Record<CreatureOf<'sea'>, CreaturePainter>>;
