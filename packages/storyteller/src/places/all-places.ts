import { castle, space } from './far-places.ts';
import { forest } from './forest.ts';
import { withPlaceTellings } from './further-tellings.ts';
import { garden, home, school, town } from './near-home.ts';
import type { PlacePack } from './place-pack.ts';
import { castleTellings } from './tellings/castle.ts';
import { desertTellings } from './tellings/desert.ts';
import { forestTellings } from './tellings/forest.ts';
import { gardenTellings } from './tellings/garden.ts';
import { homeTellings } from './tellings/home.ts';
import { jungleTellings } from './tellings/jungle.ts';
import { meadowTellings } from './tellings/meadow.ts';
import { mountainTellings } from './tellings/mountain.ts';
import { schoolTellings } from './tellings/school.ts';
import { seasideTellings } from './tellings/seaside.ts';
import { snowTellings } from './tellings/snow.ts';
import { spaceTellings } from './tellings/space.ts';
import { townTellings } from './tellings/town.ts';
import { underwaterTellings } from './tellings/underwater.ts';
import { seaside, snow, underwater } from './waters.ts';
import { desert, jungle, meadow, mountain } from './wilds.ts';

/** Every place a story can play in: one for each setting that can be painted. */
export const ALL_PLACES: readonly PlacePack[] = [
  withPlaceTellings(forest, forestTellings),
  withPlaceTellings(meadow, meadowTellings),
  withPlaceTellings(seaside, seasideTellings),
  withPlaceTellings(underwater, underwaterTellings),
  withPlaceTellings(space, spaceTellings),
  withPlaceTellings(castle, castleTellings),
  withPlaceTellings(jungle, jungleTellings),
  withPlaceTellings(snow, snowTellings),
  withPlaceTellings(town, townTellings),
  withPlaceTellings(home, homeTellings),
  withPlaceTellings(desert, desertTellings),
  withPlaceTellings(mountain, mountainTellings),
  withPlaceTellings(school, schoolTellings),
  withPlaceTellings(garden, gardenTellings),
];
