import type { CreaturePainter } from '../creature-painter.ts';
import { crab } from './crab.ts';
import { crocodile } from './crocodile.ts';
import { dolphin } from './dolphin.ts';
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
import { walrus } from './walrus.ts';

/** The creatures of the sea and its shore. */
export const SEA_PAINTERS = {
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
} satisfies Readonly<Record<string, CreaturePainter>>;
