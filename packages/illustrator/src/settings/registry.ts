import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import { castle } from './castle.ts';
import { classroom } from './classroom.ts';
import { corridor } from './corridor.ts';
import { desert } from './desert.ts';
import { fair } from './fair.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { hall } from './hall.ts';
import { home } from './home.ts';
import { hospital } from './hospital.ts';
import { hospitalCorridor } from './hospital-corridor.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import { lift } from './lift.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import { museum } from './museum.ts';
import type { SettingPainter } from './parts/setting-painter.ts';
import { pool } from './pool.ts';
import { railway } from './railway.ts';
import { school } from './school.ts';
import { seaside } from './seaside.ts';
import { shop } from './shop.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { sportsGround } from './sports-ground.ts';
import { tentInside } from './tent-inside.ts';
import { town } from './town.ts';
import { trainCarriageInside } from './train-carriage.ts';
import { underwater } from './underwater.ts';

/** Every setting of the vocabulary and who paints it. */
export const SETTING_PAINTERS: Record<Setting, SettingPainter> = {
  castle,
  desert,
  forest,
  garden,
  home,
  jungle,
  meadow,
  mountain,
  school,
  seaside,
  snow,
  space,
  town,
  underwater,
  classroom,
  corridor,
  kitchen,
  hospital,
  'hospital-corridor': hospitalCorridor,
  railway,
  'train-carriage': trainCarriageInside,
  museum,
  'sports-ground': sportsGround,
  fair,
  shop,
  lift,
  hall,
  pool,
  'tent-inside': tentInside,
};
