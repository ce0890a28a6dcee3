import { light, mix } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { apple, basket } from '../props/food.ts';
import { panel } from '../props/forms.ts';
import { plank, slab, xy } from '../props/parts.ts';
import { chalkBoard, globe, schoolDesk } from '../props/schoolroom.ts';
import { CLASSROOM_PALETTES } from './palettes/rooms.ts';
import {
  clearOf,
  floorBoards,
  floorSheet,
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

/** A classroom: board with a chalk picture, window, shelf of books and boxes, desks in rows. */

/** Paper flags on a string from wall to wall. */
const paintGarland = (scene: SettingScene): void => {
  const { page, palette } = scene;
  const { top, bottom } = wallBand(scene);
  if (bottom - top < 150) return;
  const sag = (x: number): number => top + 4 + 26 * (1 - ((x - 500) / 520) ** 2);
  page.plane((layer) => {
    layer.line(
      [-20, 250, 500, 750, 1020].map((x): Point => [x, sag(x)]),
      2.4,
      palette.middle,
      { even: true },
    );
    for (let i = 0; i < 17; i++) {
      const x = 12 + i * 61;
      const y = sag(x);
      const colour = palette.accents[i % 3] ?? palette.path;
      slab(layer, xy([x - 15, y, x + 15, y, x, y + 32]), mix(colour, palette.sky[1], 0.25), 0.06);
    }
  });
};

/** The board, and children's pictures pinned beside it. */
const paintBoard = (scene: SettingScene): void => {
  const { page, stage, side } = scene;
  const { top, bottom } = wallBand(scene);
  const size = sizeAt(scene, stage.horizon);
  const tall = Math.min(235 * size, (bottom - top) * 0.62);
  const wide = tall * 1.75;
  const x = 500 - side * 150;
  const foot = bottom - 40 * size;
  page.plane((layer) => {
    chalkBoard(layer, [x - wide / 2, foot - tall, x + wide / 2, foot]);
    const pinX = x - side * (wide / 2 + 44 * size);
    for (const [i, tint] of (['#f2c14e', '#9fcbe8', '#ef9f8f'] as const).entries()) {
      const y = foot - tall + 8 + i * tall * 0.36;
      const leaf = tall * 0.13;
      panel(layer, [pinX - leaf, y, pinX + leaf, y + leaf * 1.9], 2, {
        colour: '#fffaf0',
        depth: 0.06,
      });
      layer.disc([pinX, y + leaf * 0.9], leaf * 0.5, tint);
      layer.disc([pinX, y + 3], 3, '#d9574a');
    }
    underHour(layer, scene);
  });
};

const BOXES = ['#e2574c', '#f2c14e', '#5f93c6', '#7bb86e', '#b487c4'] as const;

/** A low shelf under the window, with boxes and books. */
const paintShelf = (scene: SettingScene): void => {
  const { page, stage, side } = scene;
  const y = stage.horizon + 14;
  const size = sizeAt(scene, y);
  const x = 500 + side * 300;
  const random = scene.random('shelf');
  page.plane((layer) => {
    layer.at({ x, y, scale: size }, () => {
      plank(layer, [-165, -104, 165, 0], '#b98a58');
      for (const row of [0, 1])
        for (let i = 0; i < 5; i++) {
          const [left, top] = [-156 + i * 63, -96 + row * 49];
          plank(layer, [left, top, left + 58, top + 43], '#7d5a3c');
          if ((i + row) % 2)
            panel(layer, [left + 5, top + 14, left + 53, top + 42], 4, {
              colour: BOXES[(i + row * 2) % 5] ?? '#e2574c',
            });
          else
            for (let k = 0; k < 5; k++)
              plank(
                layer,
                [left + 4 + k * 10, top + random.between(6, 15), left + 13 + k * 10, top + 43],
                random.pick(BOXES),
              );
        }
      plank(layer, [-172, -112, 172, -102], '#c79a68');
    });
    layer.at({ x: x + side * 70 * size, y: y - 110 * size, scale: size * 0.66 }, () =>
      globe.paint(layer, { light: scene.light, colour: '#e2574c', random }),
    );
    underHour(layer, scene);
  });
};

/** Desks in two rows, where no figure stands. */
const desksOf = (scene: SettingScene): Piece[] => {
  const { stage, side, palette } = scene;
  const deep = Math.min(stage.feet, 900) - stage.horizon;
  const spots: readonly (readonly [number, number])[] = [
    [500 - side * 395, 0.3],
    [500 - side * 150, 0.26],
    [500 + side * 110, 0.3],
    [500 - side * 380, 0.74],
    [500 + side * 400, 0.66],
  ];
  return spots.flatMap(([x, share], i): Piece[] => {
    const y = stage.horizon + deep * share;
    const size = sizeAt(scene, y);
    if (!clearOf(scene, x, 130 * size + 40)) return [];
    const colour = palette.accents[i % 3] ?? palette.accents[0];
    const desk: Piece = { thing: schoolDesk, x, y, size, colour, flip: i % 2 === 1 };
    return i === 1
      ? [desk, { thing: apple, x: x - 40 * size, y: y - 102 * size, size: size * 0.5, hangs: true }]
      : [desk];
  });
};

export const classroom: SettingPainter = {
  palettes: CLASSROOM_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    wallWash(scene);
    wainscot(
      scene,
      stage.horizon - 92 * sizeAt(scene, stage.horizon),
      mix(palette.far, palette.sky[1], 0.3),
    );
    paintGarland(scene);
    paintWindow(scene);
    paintBoard(scene);
    skirting(scene);
    floorSheet(scene);
    floorBoards(scene);
    paintShelf(scene);
    furnish(scene, desksOf(scene));
    page.glow(
      [scene.focus[0], stage.feet - stage.heroHeight * 0.5],
      380,
      light(palette.haze, 0.02),
      {
        opacity: 0.28,
      },
    );
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [
      { thing: schoolDesk, x: 500 - side * 470, y: 1040, size: 1.5 },
      { thing: basket, x: 500 + side * 480, y: 1040, size: 1.7 },
    ]);
  },
};
