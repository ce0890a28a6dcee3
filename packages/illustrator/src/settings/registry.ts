import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import { forest } from './forest.ts';
import type { SettingPainter } from './setting-painter.ts';

/** Every setting of the vocabulary and who paints it. */
export const SETTING_PAINTERS: Partial<Record<Setting, SettingPainter>> = {
  forest,
};
