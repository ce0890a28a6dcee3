import { light, mix, shade } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import { apple, basket, jar } from '../props/food.ts';
import { panel } from '../props/forms.ts';
import { bread, cheese } from '../props/pantry.ts';
import { ball, plank, rod, xy } from '../props/parts.ts';
import { SHOP_PALETTES } from './palettes/rooms.ts';
import {
  clearOf,
  floorSheet,
  floorTiles,
  frontPieces,
  furnish,
  roomStage,
  sizeAt,
  skirting,
  underHour,
  wallBand,
  wallWash,
} from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Inside a shop: shelves full of packets, tins and jars, crates of fruit, a counter with a till. */

const GOODS = [
  '#e2574c',
  '#f2c14e',
  '#5f93c6',
  '#8cbf6a',
  '#e79a4c',
  '#b07cc0',
  '#fff3dc',
] as const;
/** From board to board, and how wide a shelf is, in hero units. */
const BOARD = 64;
const SHELF = 210;

/** One row of goods from `left` to `right`, standing on y = 0: packets, tins and bottles by turns. */
const goods = (
  layer: Layer,
  scene: SettingScene,
  [left, right]: readonly [number, number],
): void => {
  const random = scene.random(`goods ${Math.round(left)}`);
  for (let x = left; x < right - 14; ) {
    const colour = random.pick(GOODS);
    const kind = random.whole(0, 2);
    const wide = kind === 0 ? 26 : 18;
    const tall = kind === 0 ? random.whole(34, 46) : random.whole(26, 40);
    const most = random.whole(1, 3);
    for (let i = 0; i < most && x < right - wide; i++, x += wide + 3) {
      panel(layer, [x, -tall, x + wide, 0], kind === 0 ? 2 : 5, { colour });
      panel(layer, [x + 3, -tall * 0.68, x + wide - 3, -tall * 0.3], 2, {
        colour: light(colour, 0.16),
      });
      if (kind === 2)
        panel(layer, [x + 5, -tall - 9, x + wide - 5, -tall + 1], 2, {
          colour: shade(colour, 0.16),
        });
    }
    x += 6;
  }
};

/** A shelf that stands on the floor at y = 0, with a little sign of its goods' colour on top. */
const shelf = (layer: Layer, scene: SettingScene, x: number, boards: number): void => {
  const wood = mix(scene.palette.far, '#c98f55', 0.45);
  const high = boards * BOARD + 18;
  plank(layer, [x, -high, x + SHELF, -4], shade(wood, 0.12));
  for (let board = 0; board < boards; board++)
    layer.at({ x: 0, y: -16 - board * BOARD }, () => {
      goods(layer, scene, [x + 12 + board, x + SHELF - 10]);
      plank(layer, [x - 4, 0, x + SHELF + 4, 10], light(wood, 0.05));
    });
  plank(layer, [x - 6, -high - 8, x + SHELF + 6, -high + 6], wood);
};

/** The counter with a till and a bowl; its foot is at y = 0. */
const counter = (layer: Layer, colour: string): void => {
  plank(layer, [-118, -104, 118, -4], colour);
  for (const x of [-96, -26, 44])
    panel(layer, [x, -90, x + 54, -18], 5, { colour: light(colour, 0.06) });
  plank(layer, [-130, -118, 130, -102], '#b97a44');
  panel(layer, [22, -172, 96, -118], 6, { colour: '#7f8aa8' });
  panel(layer, [32, -164, 86, -146], 3, { colour: '#cfeedd' });
  for (const [i, x] of [34, 48, 62, 76].entries())
    ball(layer, [x, -132], 4.5, { colour: i % 2 ? '#f2c14e' : '#fff3dc' });
};

/** Lamps in a row under the ceiling, lit when the day is over. */
const lamps = (scene: SettingScene): void => {
  const { page, palette, light: hour } = scene;
  if (scene.calm === 'top') return;
  const lit = hour === 'evening' || hour === 'night';
  const y = wallBand(scene).top - 8;
  for (const x of [190, 500, 810]) {
    page.plane((layer) => {
      rod(layer, xy([x, -10, x, y - 24]), 3, palette.foreground);
      panel(layer, [x - 44, y - 26, x + 44, y - 2], 10, { colour: palette.accents[0] });
      layer.disc([x, y - 1], 11, lit ? '#fff2c8' : '#fbeed2');
    });
    if (lit) page.glow([x, y + 6], 230, '#ffd596', { opacity: 0.42 });
  }
};

/** Shelves from wall to wall, as high as the text leaves room for. */
const paintShelves = (scene: SettingScene): void => {
  const { page, stage } = scene;
  const foot = stage.horizon + 14;
  const size = sizeAt(scene, foot);
  const boards = Math.max(
    2,
    Math.min(5, Math.floor((foot - wallBand(scene).top) / (size * BOARD) - 0.5)),
  );
  page.plane((layer) => {
    layer.at({ x: 500, y: foot, scale: size }, () => {
      const most = Math.ceil(520 / size / (SHELF + 16));
      for (let i = -most; i < most; i++) shelf(layer, scene, i * (SHELF + 16) + 8, boards);
    });
    underHour(layer, scene);
  });
};

const paintCounter = (scene: SettingScene): void => {
  const { page, stage, side, palette } = scene;
  const near = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.5;
  const x = 500 + side * 350;
  if (!clearOf(scene, x, 200)) return;
  const size = sizeAt(scene, near);
  page.plane((layer) => {
    layer.at({ x, y: near, scale: size }, () => counter(layer, palette.accents[2]));
    underHour(layer, scene, 0.06);
  });
  furnish(
    scene,
    [
      { thing: bread, x: x - 78 * size, y: near - 118 * size, size: size * 0.9, hangs: true },
      { thing: cheese, x: x - 20 * size, y: near - 118 * size, size: size * 0.6, hangs: true },
    ],
    0.06,
  );
};

export const shop: SettingPainter = {
  palettes: SHOP_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const near = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.34;
    wallWash(scene);
    skirting(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: mix(palette.path, palette.groundLit, 0.3), opacity: 0.45 });
    paintShelves(scene);
    lamps(scene);
    paintCounter(scene);
    const crate = 500 - side * 380;
    if (clearOf(scene, crate, 150)) {
      const size = sizeAt(scene, near);
      furnish(scene, [
        { thing: basket, x: crate, y: near, size: size * 1.5, colour: '#c98f55' },
        { thing: apple, x: crate - 16 * size, y: near - 62 * size, size: size * 0.8, hangs: true },
        { thing: apple, x: crate + 22 * size, y: near - 60 * size, size: size * 0.8, hangs: true },
      ]);
    }
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.26,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [
      { thing: basket, x: 500 + side * 470, y: 1030, size: 2 },
      { thing: jar, x: 500 - side * 480, y: 1030, size: 1.7 },
    ]);
  },
};
