import { mix } from '../paint/colour.ts';
import { boots } from '../props/footwear.ts';
import { panel } from '../props/forms.ts';
import { backpack } from '../props/outdoors.ts';
import { ball, lump, plank, xy } from '../props/parts.ts';
import { coat, satchel } from '../props/schoolroom.ts';
import { CORRIDOR_PALETTES } from './palettes/rooms.ts';
import { hallDoors, hallOf, onWall, paintHall, wallPiece } from './parts/hallway.ts';
import { frontPieces, roomStage, underHour } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A school's corridor: coats on their pegs along one wall, classroom doors along the other. */

const PEGS = [0.05, 0.13, 0.22, 0.32, 0.43, 0.55, 0.68, 0.81] as const;
const COATS = ['#5f93c6', '#e2574c', '#f0b44c', '#6fae78', '#b487c4', '#5fa7a0'] as const;

/** A rail of pegs and a bench below it, full of coats, bags and boots. */
const paintPegs = (scene: SettingScene, side: -1 | 1): void => {
  const hall = hallOf(scene);
  const random = scene.random('pegs');
  scene.page.plane((layer) => {
    layer.shape(wallPiece(hall, side, [0, 0.94], [0.535, 0.565]), '#b97a44', {
      angular: true,
      tremble: 0.4,
    });
    layer.shape(wallPiece(hall, side, [0, 0.94], [0.1, 0.135]), '#a8703f', {
      angular: true,
      tremble: 0.4,
    });
    layer.shape(wallPiece(hall, side, [0, 0.94], [0.075, 0.1]), '#7d5136', {
      angular: true,
      tremble: 0.4,
    });
    for (const deep of PEGS.toReversed()) {
      onWall(layer, hall, { side, deep, high: 0.55 }, () => {
        ball(layer, [0, 0], 7, { colour: '#e2b04a' });
        layer.at({ x: 0, y: 206, scale: 1 }, () =>
          random.chance(0.26) ? satchel(layer, 0) : coat(layer, 0, random.pick(COATS)),
        );
      });
      if (random.chance(0.6))
        onWall(layer, hall, { side, deep: deep + 0.03, high: 0.01 }, () => {
          const boot = random.pick(COATS);
          for (const dx of [-20, 8])
            lump(
              layer,
              xy([dx, -34, dx + 16, -34, dx + 16, -10, dx + 26, -6, dx + 26, 2, dx, 2]),
              boot,
            );
        });
    }
    underHour(layer, scene);
  });
};

const SHEETS = ['#f2c14e', '#9fcbe8', '#ef9f8f', '#a8d48a'] as const;

/** Children's pictures between the doors. */
const paintPictures = (scene: SettingScene, side: -1 | 1): void => {
  const hall = hallOf(scene);
  scene.page.plane((layer) => {
    for (const [i, deep] of [0.265, 0.6].entries())
      for (const high of [0.36, 0.5])
        onWall(layer, hall, { side, deep, high }, () => {
          const tint = SHEETS[(i * 2 + (high > 0.4 ? 1 : 0)) % 4] ?? '#f2c14e';
          panel(layer, [-40, -44, 40, 26], 2, { colour: '#fffaf0', depth: 0.06 });
          plank(layer, [-33, 2, 33, 19], '#8cbf6a');
          ball(layer, [i ? 8 : -10, -14], 15, { colour: tint });
          ball(layer, [0, -40], 4, { colour: '#e2574c' });
        });
    underHour(layer, scene);
  });
};

export const corridor: SettingPainter = {
  palettes: CORRIDOR_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintHall(scene, 0.27);
    const other = side === 1 ? -1 : 1;
    hallDoors(scene, side, [
      { from: 0.08, to: 0.22, colour: mix(palette.accents[0], '#fff4e2', 0.25) },
      { from: 0.34, to: 0.5, colour: mix(palette.accents[1], '#fff4e2', 0.2) },
      { from: 0.7, to: 0.9, colour: mix(palette.accents[2], '#fff4e2', 0.25) },
    ]);
    paintPictures(scene, side);
    paintPegs(scene, other);
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 360, palette.haze, {
      opacity: 0.24,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [
      { thing: backpack, x: 500 + side * 455, y: 1020, size: 1.8 },
      { thing: boots, x: 500 - side * 462, y: 1024, size: 1.9 },
    ]);
  },
};
