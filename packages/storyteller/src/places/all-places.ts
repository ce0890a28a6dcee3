import { castle, space } from './far-places.ts';
import { forest } from './forest.ts';
import { garden, home, school, town } from './near-home.ts';
import type { PlacePack } from './place-pack.ts';
import { seaside, snow, underwater } from './waters.ts';
import { desert, jungle, meadow, mountain } from './wilds.ts';

/** Every place a story can play in: one for each setting that can be painted. */
export const ALL_PLACES: readonly PlacePack[] = [
  forest,
  meadow,
  seaside,
  underwater,
  space,
  castle,
  jungle,
  snow,
  town,
  home,
  desert,
  mountain,
  school,
  garden,
];
