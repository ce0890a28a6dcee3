import { alpha, light, mix, shade } from '../../paint/colour.ts';
import { lerp, terrain } from '../../paint/geometry.ts';
import type { Random } from '../../paint/random.ts';
import type { Frame, SettingScene } from './setting-painter.ts';

export const paintSea = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const [, , low] = palette.sky;
  const top = stage.horizon;
  const depth = seaDepth(scene) + 60;
  page.shape(
    terrain(() => top, 90),
    palette.middle,
    {
      smoothed: true,
      tremble: 0.5,
      coats: [
        {
          fill: page.linear(
            [0, top],
            [0, top + depth],
            [
              [0, alpha(mix(low, palette.far, 0.45), 1)],
              [0.25, alpha(palette.far, 0.7)],
              [0.7, alpha(palette.middle, 0)],
              [1, alpha(light(palette.middle, 0.09), 0.9)],
            ],
          ),
        },
        { fill: shade(palette.middle, 0.08), texture: 'bristle', size: 300, strength: 0.5 },
      ],
    },
  );
  const random = scene.random('waves');
  page.plane((layer) => {
    for (let i = 0; i < 74; i++) {
      const t = random.next() ** 1.4;
      const y = top + 6 + t * depth;
      const half = lerp(12, 66, t) * random.between(0.5, 1.3);
      const x = random.between(-20, 1020);
      const bow = lerp(1, 5, t);
      layer.line(
        [
          [x - half, y],
          [x - half * 0.3, y - bow],
          [x + half * 0.4, y + bow * 0.4],
          [x + half, y],
        ],
        lerp(1.1, 3.4, t),
        light(low, 0.05),
        { opacity: random.between(0.25, 0.7) },
      );
    }
  });
  paintGlitter(scene, random, top, depth);
};

/** How deep the sea reaches down from the horizon, by shot, in page units. */
export const seaDepth = (frame: Frame): number =>
  ({ far: 120, middle: 104, close: 96, high: 210, low: 70 })[frame.shot];

const paintGlitter = (scene: SettingScene, random: Random, top: number, depth: number): void => {
  const { page } = scene;
  const glitterAt = 500 + scene.side * 270;
  page.plane(
    (layer) => {
      for (let i = 0; i < 90; i++) {
        const t = random.next();
        const spread = lerp(22, 90, t);
        layer.dab(
          [glitterAt + random.signed(spread), top + 4 + t * depth],
          lerp(8, 26, t),
          lerp(0.8, 2, t),
          { angle: 0, colour: '#fff6da' },
        );
      }
    },
    { opacity: 0.55, blend: 'screen' },
  );
};
