import { paintSky } from '../../paint/sky.ts';
import { textBand } from './land.ts';
import type { SettingScene } from './setting-painter.ts';

/** The sky of a setting that lies under it, down to the stage's horizon, calm behind the text. */
export const paintOpenSky = (scene: SettingScene): void =>
  paintSky(scene.page, scene.random('sky'), {
    ...scene,
    horizon: scene.stage.horizon,
    keepClear: textBand(scene),
  });
