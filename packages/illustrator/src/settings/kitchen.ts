import { light, mix, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { apple, basket, jar, soupPot } from '../props/food.ts';
import { panel } from '../props/forms.ts';
import { chair, table } from '../props/furniture.ts';
import { cooker, fridge, teapot } from '../props/kitchenware.ts';
import { ball, lump, plank, rod, xy } from '../props/parts.ts';
import { KITCHEN_PALETTES } from './palettes/rooms.ts';
import {
  clearOf,
  floorSheet,
  floorTiles,
  frontPieces,
  furnish,
  type Piece,
  roomStage,
  sizeAt,
  skirting,
  underHour,
  wainscot,
  wallBand,
  wallWash,
} from './parts/room.ts';
import { paintWindow } from './parts/room-window.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A farmhouse kitchen: cooker, dresser of cupboards, tiles, pots on hooks, a table for everybody. */

/** Glazed tiles above the worktop. */
const paintTiles = (scene: SettingScene, top: number): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('tiles');
  const side = 40 * sizeAt(scene, stage.horizon);
  page.plane(
    (layer) => {
      for (let y = top + side; y < stage.horizon; y += side)
        layer.line(xy([-20, y, 500, y, 1020, y]), 1.6, palette.sky[2], { even: true, tremble: 0 });
      for (let x = 4; x < 1020; x += side) {
        layer.line(xy([x, top, x, stage.horizon]), 1.6, palette.sky[2], { even: true, tremble: 0 });
        if (random.chance(0.24))
          for (let k = 0; k < 4; k++)
            layer.dab([x + side / 2, top + side / 2], side * 0.26, side * 0.1, {
              angle: k * 90 + 45,
              colour: palette.accents[2],
            });
      }
    },
    { opacity: 0.55 },
  );
};

/** Cupboards under a worktop, from one end to the other; the foot is at y = 0. */
const cupboards = (layer: Layer, left: number, right: number): void => {
  const front = '#7fa79a';
  plank(layer, [left, -106, right, -10], front);
  plank(layer, [left + 6, -12, right - 6, 0], shade(front, 0.2));
  for (let x = left + 6; x + 60 <= right; x += 66) {
    panel(layer, [x, -98, x + 60, -18], 5, { colour: light(front, 0.04) });
    panel(layer, [x + 9, -89, x + 51, -27], 4, { colour: shade(front, 0.02) });
    ball(layer, [x + 52, -62], 4, { colour: '#e2b04a' });
  }
  plank(layer, [left - 8, -118, right + 8, -104], '#b97a44');
};

/** The sink with its tap, and what stands to dry. */
const sink = (layer: Layer, x: number): void => {
  panel(layer, [x - 52, -122, x + 52, -112], 4, { colour: '#c6cbd8' });
  layer.limb(
    xy([x, -118, x, -160, x + 12, -172, x + 28, -166, x + 30, -150]),
    [7, 7, 7, 7, 6],
    '#aab2c4',
  );
  for (const [dx, tint] of [
    [58, '#fffaf0'],
    [66, '#9fcbe8'],
    [74, '#f2c14e'],
  ] as const)
    layer.shape(ellipse([x + dx, -136], 7, 20), tint, { tremble: 0.4 });
};

/** A shelf with jars, and pans and ladles on hooks below it. */
const potShelf = (layer: Layer, scene: SettingScene, wide: number): void => {
  const random = scene.random('pots');
  const tools = { light: scene.light, colour: '#e2574c', random };
  plank(layer, [-wide, -6, wide, 6], '#a8703f');
  for (let x = -wide + 26; x < wide - 10; x += 52)
    layer.at({ x, y: -5, scale: 0.42 }, () => jar.paint(layer, tools));
  for (const [i, x] of [-wide + 24, -wide * 0.3, wide * 0.36, wide - 20].entries()) {
    rod(layer, xy([x, 6, x, 22 + (i % 2) * 8]), 3, '#8b93a8');
    const y = 26 + (i % 2) * 8;
    if (i % 2) {
      rod(layer, xy([x, y, x, y + 34]), 4, '#a8703f');
      ball(layer, [x, y + 38], 9, { colour: '#c9825a' });
    } else {
      lump(layer, xy([x - 5, y, x + 5, y, x + 5, y + 16, x - 5, y + 16]), '#5a5068');
      ball(layer, [x, y + 30], 18, { colour: i ? '#d08a4e' : '#5a6f8c' });
      ball(layer, [x, y + 30], 12, { colour: i ? '#e0a468' : '#7189a6' });
    }
  }
};

/** A lamp over the table: lit when the day is over. */
const hangingLamp = (scene: SettingScene): void => {
  const { page, palette, side, light: hour } = scene;
  const { top } = wallBand(scene);
  if (scene.calm === 'top') return;
  const [x, y] = [500 - side * 20, top + 70];
  const lit = hour === 'evening' || hour === 'night';
  page.plane((layer) => {
    rod(layer, xy([x, -10, x, y - 34]), 4, palette.foreground);
    lump(
      layer,
      xy([x - 62, y, x - 34, y - 34, x, y - 44, x + 34, y - 34, x + 62, y, x, y + 8]),
      palette.accents[0],
    );
    layer.disc([x, y + 4], 17, lit ? '#fff2c8' : '#fbeed2');
  });
  if (lit) page.glow([x, y + 8], 300, '#ffcf8a', { opacity: 0.5 });
};

const furnitureOf = (scene: SettingScene): Piece[] => {
  const { stage, side } = scene;
  const back = stage.horizon + 20;
  const size = sizeAt(scene, back);
  const near = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.62;
  const tableX = 500 + side * 330;
  const at = sizeAt(scene, near);
  const along: Piece[] = [
    { thing: cooker, x: 500 - side * 190, y: back + 6, size, colour: '#5f93a6' },
    { thing: fridge, x: 500 - side * 430, y: back + 6, size },
  ];
  if (!clearOf(scene, tableX, 190)) return along;
  const top = near - 110 * at;
  return [
    ...along,
    {
      thing: chair,
      x: tableX - side * 60 * at,
      y: near - 22,
      size: at * 0.94,
      flip: side === 1,
      colour: '#e7a04c',
    },
    { thing: table, x: tableX, y: near, size: at, colour: scene.palette.accents[2] },
    { thing: teapot, x: tableX - 34 * at, y: top, size: at * 0.7, hangs: true, colour: '#e2574c' },
    { thing: apple, x: tableX + 34 * at, y: top, size: at * 0.6, hangs: true },
  ];
};

export const kitchen: SettingPainter = {
  palettes: KITCHEN_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const foot = stage.horizon + 12;
    const size = sizeAt(scene, foot);
    const { top } = wallBand(scene);
    const tiles = Math.max(top + 60, stage.horizon - 176 * size);
    wallWash(scene);
    wainscot(scene, tiles, mix(palette.far, palette.sky[1], 0.55));
    paintTiles(scene, tiles);
    paintWindow(scene);
    skirting(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: mix(palette.path, palette.groundLit, 0.3), opacity: 0.42 });
    page.plane((layer) => {
      layer.at({ x: 500, y: foot, scale: size }, () => {
        const [a, b] = side === 1 ? [-60, 640] : [-640, 60];
        cupboards(layer, a, b);
        sink(layer, side * (250 / size));
      });
      underHour(layer, scene);
    });
    const shelfY = Math.max(top + 22, stage.horizon - 268 * size);
    if (tiles - shelfY > 10)
      page.plane((layer) => {
        layer.at({ x: 500 - side * 165, y: shelfY, scale: size * 0.9 }, () =>
          potShelf(layer, scene, 128),
        );
        underHour(layer, scene);
      });
    hangingLamp(scene);
    furnish(scene, furnitureOf(scene));
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.26,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [
      { thing: basket, x: 500 - side * 465, y: 1030, size: 2 },
      { thing: soupPot, x: 500 + side * 480, y: 1030, size: 1.6 },
    ]);
  },
};
