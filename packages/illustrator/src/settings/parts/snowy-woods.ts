import { light, mix, oklch, shade } from '../../paint/colour.ts';
import { fir } from '../../paint/foliage.ts';
import { smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import { house, windowGlow } from './houses.ts';
import type { SettingScene } from './setting-painter.ts';

/** A fir with snow lying on its tiers. */
export const snowyFir = (
  layer: Layer,
  random: Random,
  tree: {
    x: number;
    y: number;
    height: number;
    width: number;
    colour: string;
    snow: string;
    detail?: number;
  },
): void => {
  fir(layer, random, tree);
  const tiers = Math.round(5 + tree.height / 90);
  for (let i = 0; i < tiers; i++) {
    const up = (i + 0.6) / tiers;
    const y = tree.y - tree.height * (0.14 + up * 0.84);
    const half = tree.width * (1 - up) * 0.42 + 3;
    for (let k = 0; k < 5; k++) {
      const side = k / 2 - 1;
      layer.dab(
        [tree.x + side * half * 0.8 - half * 0.2, y + Math.abs(side) * half * 0.34],
        half * random.between(0.4, 0.75),
        half * 0.13 + 1.2,
        { angle: 8 * side + random.signed(8), colour: tree.snow },
      );
    }
  }
};

export const paintCabin = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const x = 500 - scene.side * 290;
  if (Math.abs(x - scene.focus[0]) < 180) return;
  const size = { far: 0.85, middle: 1, close: 1.15, high: 0.72, low: 1.3 }[scene.shot];
  const y = stage.horizon + 44;
  const wood = mix(mix(palette.accents[0], oklch(0.45, 0.06, 45), 0.6), palette.haze, 0.16);
  const look = {
    wall: wood,
    roof: light(palette.groundLit, 0.01),
    trim: mix('#fff4e0', palette.haze, 0.2),
    glow: windowGlow(scene.light) ?? '#ffe6ae',
    lit: scene.side,
  };
  page.plane((layer) => {
    house(
      layer,
      {
        x,
        y,
        width: 132 * size,
        height: 66 * size,
        storeys: 1,
        chimney: true,
        door: shade(palette.accents[0], 0.02),
      },
      look,
    );
    layer.shape(
      smooth([
        [x - 110 * size, y + 12],
        [x - 60 * size, y - 8],
        [x, y + 3],
        [x + 64 * size, y - 9],
        [x + 116 * size, y + 12],
        [x, y + 26],
      ]),
      palette.groundLit,
      { smoothed: true, tremble: 1.4 },
    );
  });
  page.plane(
    (layer) => {
      const cx = x + scene.side * 132 * size * 0.24;
      for (let i = 0; i < 7; i++)
        layer.disc(
          [cx + Math.sin(i * 1.1) * 7 + i * 5, y - 128 * size - i * 19],
          8 + i * 3.4,
          light(palette.haze, 0.05),
          0.5 - i * 0.05,
        );
    },
    { blur: 5 },
  );
};
