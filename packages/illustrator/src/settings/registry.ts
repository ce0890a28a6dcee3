import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import { castle } from './castle.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { jungle } from './jungle.ts';
import { meadow } from './meadow.ts';
import { mountain } from './mountain.ts';
import type { SettingPainter } from './parts/setting-painter.ts';
import { school } from './school.ts';
import { seaside } from './seaside.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { town } from './town.ts';
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
};
