import { mix } from '../paint/colour.ts';
import { wheelchair } from '../props/carts.ts';
import { chair } from '../props/furniture.ts';
import { dripStand } from '../props/hospital.ts';
import { ball, lump, xy } from '../props/parts.ts';
import { HOSPITAL_PALETTES } from './palettes/rooms.ts';
import { guideLine, hallDoors, hallOf, onWall, paintHall, wallPiece } from './parts/hallway.ts';
import { clearOf, frontPieces, furnish, roomStage, sizeAt, underHour } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A hospital's corridor: handrails, doors, coloured lines on the floor, a leaf trail on the wall. */

const LEAVES = ['#8cbf6a', '#6fae78', '#a8d48a'] as const;

/** A painted vine with a ladybird or a bird on it, and the handrail below. */
const paintTrail = (scene: SettingScene, side: -1 | 1): void => {
  const hall = hallOf(scene);
  const random = scene.random('vine');
  scene.page.plane((layer) => {
    for (let i = 0; i < 30; i++) {
      const deep = 0.02 + (i / 30) * 0.94;
      const high = 0.52 + Math.sin(i * 0.9) * 0.035;
      onWall(layer, hall, { side, deep, high }, () => {
        const colour = random.pick(LEAVES);
        layer.dab([0, 0], 44, 14, { angle: i % 2 ? -50 : 40, colour });
        layer.dab([0, 0], 44, 14, { angle: i % 2 ? 150 : -140, colour });
        if (i % 6 === 2) ball(layer, [0, -8], 14, { colour: '#e2574c' });
        if (i % 6 === 5) {
          lump(layer, xy([-24, -8, -6, -22, 14, -22, 26, -12, 8, 2, -10, 2]), '#5f93c6');
          ball(layer, [22, -22], 9, { colour: '#5f93c6' });
        }
      });
    }
    layer.shape(wallPiece(hall, side, [0, 0.97], [0.285, 0.315]), '#c48a54', {
      angular: true,
      tremble: 0.4,
    });
    layer.shape(wallPiece(hall, side, [0, 0.97], [0.275, 0.285]), '#8a5a3e', {
      angular: true,
      tremble: 0.3,
    });
    underHour(layer, scene);
  });
};

export const hospitalCorridor: SettingPainter = {
  palettes: HOSPITAL_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const other = side === 1 ? -1 : 1;
    paintHall(scene, 0.25);
    guideLine(scene);
    paintTrail(scene, other);
    hallDoors(scene, side, [
      { from: 0.06, to: 0.2, colour: mix(palette.accents[2], '#fff4e2', 0.4) },
      { from: 0.36, to: 0.54, colour: mix(palette.accents[1], '#fff4e2', 0.35) },
      { from: 0.72, to: 0.92, colour: mix(palette.accents[0], '#fff4e2', 0.4) },
    ]);
    const y = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.4;
    const size = sizeAt(scene, y);
    const [near, far] = [500 + other * 330, 500 + side * 300];
    furnish(scene, [
      ...(clearOf(scene, near, 130)
        ? [
            {
              thing: chair,
              x: near,
              y,
              size: size * 0.9,
              flip: other === 1,
              colour: palette.accents[0],
            },
            {
              thing: chair,
              x: near + other * 96 * size,
              y: y + 26,
              size,
              flip: other === 1,
              colour: palette.accents[1],
            },
          ]
        : []),
      ...(clearOf(scene, far, 130)
        ? [
            {
              thing: wheelchair,
              x: far,
              y: y + 10,
              size: size * 0.92,
              flip: side === 1,
              colour: palette.accents[2],
            },
          ]
        : []),
    ]);
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 360, palette.haze, {
      opacity: 0.24,
    });
  },

  paintInFront(scene) {
    frontPieces(scene, [{ thing: dripStand, x: 500 + scene.side * 462, y: 1060, size: 1.5 }]);
  },
};
