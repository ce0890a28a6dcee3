import { castle } from './castle.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { withPlaceTellings } from './further-tellings.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { jungle } from './jungle.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import type { PlacePack } from './place-pack.ts';
import { school } from './school.ts';
import { seaside } from './seaside.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
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
import { town } from './town.ts';
import { underwater } from './underwater.ts';

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
