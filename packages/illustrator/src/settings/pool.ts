import { light, mix, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { POOL_PALETTES } from './palettes/rooms.ts';
import { floorSheet, floorTiles, roomStage, underHour, wallBand, wallWash } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A swimming bath: tall panes, water with ropes of floats, and the tiled edge on which one stands. */

/** How much of the floor, from where it meets the wall, is water. */
const WATER = 0.64;

const waterLine = ({ stage }: SettingScene): number =>
  stage.horizon + (stage.feet - stage.horizon) * WATER;

/** Panes high up in the wall, with the light of the hour. */
const paintPanes = (scene: SettingScene): void => {
  const { page, palette, stage, calm } = scene;
  const { top } = wallBand(scene);
  const foot = stage.horizon - 130;
  if (calm === 'top' && foot - top < 60) return;
  const glass = mix(palette.path, light(palette.sky[0], 0.08), 0.62);
  page.plane((layer) => {
    for (const x of [70, 290, 510, 730]) {
      const pane: Point[] = [
        [x, top],
        [x + 200, top],
        [x + 200, foot],
        [x, foot],
      ];
      layer.shape(pane, glass, {
        angular: true,
        tremble: 0.5,
        coats: [layer.shading([x, top], [x + 200, foot], light(glass, 0.06), 0.8)],
      });
      layer.line(
        [
          [x + 100, top],
          [x + 100, foot],
        ],
        5,
        palette.sky[2],
        { even: true, tremble: 0 },
      );
    }
    underHour(layer, scene, 0.16);
  });
};

const paintWater = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const near = waterLine(scene);
  const water = palette.path;
  page.shape(
    [
      [-20, stage.horizon],
      [1020, stage.horizon],
      [1020, near],
      [-20, near],
    ],
    water,
    {
      angular: true,
      tremble: 0.6,
      coats: [
        {
          fill: page.linear(
            [0, stage.horizon],
            [0, near],
            [shade(water, 0.07), light(water, 0.06)],
          ),
        },
      ],
    },
  );
  page.plane((layer) => {
    const random = scene.random('ripples');
    for (let i = 0; i < 26; i++) {
      const y = stage.horizon + 12 + random.between(0, near - stage.horizon - 22);
      const x = random.between(0, 1000);
      const long = 26 + (y - stage.horizon) * 0.3;
      layer.line(
        [
          [x, y],
          [x + long * 0.5, y - 4],
          [x + long, y],
        ],
        3,
        light(water, 0.14),
        { opacity: 0.7 },
      );
    }
    // A rope of floats across, red and white by turns.
    const rope = stage.horizon + (near - stage.horizon) * 0.42;
    for (let i = 0; i < 26; i++)
      layer.disc([i * 41 - 6, rope], 8, i % 2 ? '#fffaf0' : palette.accents[0]);
    underHour(layer, scene, 0.06);
  });
};

/** The rim of the basin, pale, with its shadow on the water. */
const paintRim = (scene: SettingScene): void => {
  const { page, palette } = scene;
  const y = waterLine(scene);
  const rim = light(palette.ground, 0.08);
  page.shape(
    [
      [-20, y - 9],
      [1020, y - 9],
      [1020, y + 13],
      [-20, y + 13],
    ],
    rim,
    {
      angular: true,
      tremble: 0.6,
      coats: [page.shading([0, y - 9], [0, y + 13], shade(rim, 0.1), 0.8)],
    },
  );
};

export const pool: SettingPainter = {
  palettes: POOL_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    wallWash(scene);
    paintPanes(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: mix(palette.ground, palette.path, 0.22), opacity: 0.5 });
    paintWater(scene);
    paintRim(scene);
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.2,
    });
  },

  /** The edge is bare and wet: nothing lies about on it. */
  paintInFront() {},
};
