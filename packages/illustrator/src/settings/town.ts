import { alpha, light, mix, oklch, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { leafyTree } from '../paint/foliage.ts';
import { lerp } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import type { Random } from '../paint/random.ts';
import { mist } from '../paint/sky.ts';
import { TOWN_PALETTES } from './palettes/town.ts';
import { groundStage } from './parts/ground-stage.ts';
import { house, windowGlow } from './parts/houses.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush } from './parts/plants.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { awning, lamp } from './parts/street.ts';

/** A cobbled street of gabled houses with lamps, awnings and window boxes. */

/** Wall colours of the street, before the light mixes them. */
const WALLS = [
  oklch(0.86, 0.06, 70),
  oklch(0.78, 0.08, 30),
  oklch(0.83, 0.045, 210),
  oklch(0.84, 0.07, 95),
  oklch(0.8, 0.06, 345),
  oklch(0.82, 0.055, 155),
];
const ROOFS = [
  oklch(0.55, 0.12, 30),
  oklch(0.5, 0.07, 285),
  oklch(0.52, 0.08, 220),
  oklch(0.5, 0.1, 10),
];

const paintRow = (
  scene: SettingScene,
  random: Random,
  row: { y: number; scale: number; share: number },
): void => {
  const { page, palette } = scene;
  const glow = windowGlow(scene.light);
  const dusk = { morning: 0.06, noon: 0.06, evening: 0.34, night: 0.58 }[scene.light];
  page.plane((layer) => {
    let x = -60 + random.between(0, 50);
    for (let i = 0; x < 1080; i++) {
      const width = random.between(112, 158) * row.scale;
      const storeys = random.whole(2, 3);
      const height = (storeys * 64 + random.between(0, 20)) * row.scale;
      const tint = (colour: string): string =>
        mix(mix(colour, palette.middle, dusk), palette.haze, row.share);
      const wall = WALLS[(i + random.whole(0, 1) * 3) % WALLS.length] ?? palette.far;
      const roof = ROOFS[(i * 3 + random.whole(0, 1)) % ROOFS.length] ?? palette.middle;
      house(
        layer,
        {
          x: x + width / 2,
          y: row.y,
          width,
          height,
          storeys,
          chimney: random.chance(0.6),
          door: tint(palette.accents[i % 3 === 0 ? 0 : 2]),
          gable: width * random.between(0.34, 0.52),
        },
        { wall: tint(wall), roof: tint(roof), trim: tint('#fff4e4'), glow, lit: scene.side },
      );
      if (row.share < 0.2 && random.chance(0.55))
        awning(layer, [x + width * 0.1, row.y - 54 * row.scale], width * 0.8, {
          colour: tint(palette.accents[0]),
          white: tint('#fff4e4'),
        });
      x += width + random.between(2, 12);
    }
  });
};

const paintCobbles = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const top = stage.horizon + 40;
  page.shape(
    [
      [-20, top],
      [1020, top],
      [1020, 1020],
      [-20, 1020],
    ],
    palette.ground,
    {
      angular: true,
      tremble: 1.4,
      coats: [
        {
          fill: page.linear(
            [0, top],
            [0, 1000],
            [
              [0, alpha(palette.groundLit, 0.95)],
              [0.4, alpha(palette.groundLit, 0.25)],
              [1, alpha(light(palette.foreground, 0.1), 0.85)],
            ],
          ),
        },
        { fill: shade(palette.ground, 0.07), texture: 'blotch', size: 400, strength: 0.4 },
      ],
    },
  );
  const random = scene.random('cobbles');
  page.plane((layer) => {
    layStones(layer, random, top, palette);
    layer.shape(
      [
        [-20, top - 12],
        [1020, top - 12],
        [1020, top + 8],
        [-20, top + 8],
      ],
      light(palette.path, 0.05),
      {
        angular: true,
        coats: [layer.shading([0, top - 8], [0, top + 10], shade(palette.path, 0.16), 0.8)],
      },
    );
  });
};

export const town: SettingPainter = {
  palettes: TOWN_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const random = scene.random('street');
    paintOpenSky(scene);
    const size = { far: 0.86, middle: 1, close: 1.15, high: 0.62, low: 1.4 }[scene.shot];
    paintRow(scene, random, { y: stage.horizon - 24, scale: size * 0.9, share: 0.6 });
    mist(page, random, stage.horizon - 40, { colour: light(palette.haze, 0.04), opacity: 0.3 });
    paintRow(scene, random, { y: stage.horizon + 32, scale: size * 1.1, share: 0.12 });
    page.glow([scene.focus[0], stage.horizon - 20], 340, light(palette.haze, 0.06), {
      opacity: 0.42,
    });
    paintCobbles(scene);
    const glow = windowGlow(scene.light);
    const iron = mix(palette.foreground, palette.middle, 0.15);
    page.plane((layer) => {
      for (const [x, drop, tall] of [
        [500 + side * 405, 84, 330],
        [500 - side * 210, 46, 190],
      ] as const)
        if (Math.abs(x - scene.focus[0]) > 170)
          lamp(layer, [x, stage.horizon + drop], tall * size, { colour: iron, glow });
      const treeX = 500 - side * 400;
      leafyTree(layer, random, {
        x: treeX,
        y: stage.horizon + 84,
        height: 290 * size,
        spread: 98 * size,
        leaf: mix(
          oklch(0.6, 0.11, 140),
          palette.foreground,
          { morning: 0.1, noon: 0.1, evening: 0.45, night: 0.6 }[scene.light],
        ),
        bark: mix(palette.foreground, oklch(0.42, 0.06, 40), 0.4),
        lit: side,
      });
      layer.shape(
        [
          [treeX - 44, stage.horizon + 96],
          [treeX + 44, stage.horizon + 96],
          [treeX + 36, stage.horizon + 72],
          [treeX - 36, stage.horizon + 72],
        ],
        shade(palette.path, 0.1),
        { angular: true },
      );
    });
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { palette, side } = scene;
    const random = scene.random('frame');
    const leaf = mix(palette.foreground, oklch(0.4, 0.09, 150), 0.5);
    scene.page.plane((layer) => {
      for (const [x, width] of [
        [40, 200],
        [962, 190],
      ] as const) {
        const planter = { left: x - width * 0.7, right: x + width * 0.7, top: 840, bottom: 1000 };
        if (hidesFace(scene.faces, planter)) continue;
        layer.shape(
          [
            [x - width * 0.6, 1010],
            [x + width * 0.6, 1010],
            [x + width * 0.68, 946],
            [x - width * 0.68, 946],
          ],
          palette.foreground,
          {
            angular: true,
            coats: [
              layer.shading([x, 990], [x + side * width, 946], light(palette.foreground, 0.1), 0.7),
            ],
          },
        );
        bush(layer, random, [x, 962], {
          size: { width: width * 1.1, height: width * 0.62 },
          colour: leaf,
          lit: side,
        });
        for (let i = 0; i < 16; i++)
          layer.disc(
            [x + random.signed(width * 0.56), 946 - random.between(0, 84)],
            random.between(5, 10),
            random.pick(palette.accents),
          );
      }
    });
  },
};

const layStones = (layer: Layer, random: Random, top: number, palette: Palette): void => {
  for (let row = 0; row < 17; row++) {
    const t = row / 16;
    const y = top + 10 + (990 - top) * t ** 1.7;
    const size = lerp(9, 44, t);
    const stagger = row % 2 ? size : 0;
    for (let x = -size + stagger; x < 1020; x += size * 2.1) {
      layer.ctx.save();
      layer.ctx.translate(x + random.signed(size * 0.14), y);
      layer.ctx.scale(1, 0.42);
      layer.disc(
        [0, 0],
        size * 0.94,
        random.pick([
          shade(palette.path, 0.06),
          palette.path,
          light(palette.path, 0.03),
          mix(palette.path, palette.accents[0], 0.08),
        ]),
        0.5,
      );
      layer.ctx.restore();
    }
  }
};
