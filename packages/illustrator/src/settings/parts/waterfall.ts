import { light, mix, shade } from '../../paint/colour.ts';
import { mist } from '../../paint/sky.ts';
import { bush } from './plants.ts';
import type { SettingScene } from './setting-painter.ts';

export const paintWaterfall = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const x = 500 + side * 120;
  if (Math.abs(x - scene.focus[0]) < 90) return;
  const tall = { far: 190, middle: 220, close: 240, high: 110, low: 320 }[scene.shot];
  const y = stage.horizon + 30;
  const rock = mix(palette.haze, mix(palette.far, palette.foreground, 0.3), 0.62);
  page.plane((layer) => {
    layer.shape(
      [
        [x - 210, y + 8],
        [x - 150, y - tall * 0.72],
        [x - 70, y - tall],
        [x + 80, y - tall * 0.98],
        [x + 160, y - tall * 0.66],
        [x + 220, y + 8],
      ],
      rock,
      {
        tremble: 4,
        frequency: 0.02,
        coats: [
          layer.shading([x + side * 100, y - tall], [x - side * 200, y], shade(rock, 0.1), 0.85),
          { fill: light(rock, 0.08), texture: 'bristle', size: 240, turn: 90, strength: 0.6 },
        ],
      },
    );
    const water = light(palette.haze, 0.03);
    layer.shape(
      [
        [x - 30, y - tall - 2],
        [x + 30, y - tall - 2],
        [x + 38, y - tall * 0.4],
        [x + 48, y + 6],
        [x - 46, y + 6],
        [x - 36, y - tall * 0.4],
      ],
      water,
      {
        tremble: 2,
        coats: [
          {
            fill: mix(palette.sky[0], palette.far, 0.4),
            texture: 'bristle',
            size: 150,
            turn: 90,
            strength: 0.75,
          },
        ],
      },
    );
  });
  mist(page, scene.random('spray'), y - 16, {
    colour: light(palette.haze, 0.05),
    opacity: 0.6,
    count: 4,
  });
  paintCliffPlants(scene, x, y);
};

const paintCliffPlants = (scene: SettingScene, x: number, y: number): void => {
  const { page, palette, side } = scene;
  const random = scene.random('cliff plants');
  page.plane((layer) => {
    for (let i = 0; i < 8; i++)
      bush(layer, random, [x + (i < 4 ? -190 + i * 44 : 70 + (i - 4) * 44), y + 14], {
        size: { width: 78, height: 54 },
        colour: mix(palette.haze, palette.middle, 0.7),
        lit: side,
        detail: 0.5,
      });
  });
};
