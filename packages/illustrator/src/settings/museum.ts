import { light, mix, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { dinosaurSkeleton, glassCase, ropeBarrier } from '../props/exhibits.ts';
import { panel } from '../props/forms.ts';
import { ball, lump, plank, xy } from '../props/parts.ts';
import { MUSEUM_PALETTES } from './palettes/rooms.ts';
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
  wallBand,
  wallWash,
} from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** A museum's great hall: columns, tall windows, framed pictures, a dinosaur's bones, things under glass. */

const GLASS = {
  morning: ['#cfe4f2', '#fdebc8'],
  noon: ['#b9dff2', '#eaf6ee'],
  evening: ['#9a82c4', '#ffbd86'],
  night: ['#273063', '#4d5598'],
} as const;

/** Fluted columns from floor to ceiling, pale where the text stands. */
const paintColumns = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const stone = mix(light(palette.sky[1], 0.06), palette.path, 0.4);
  page.plane((layer) => {
    for (const x of [36, 345, 655, 964]) {
      const half = 30;
      layer.shape(
        [
          [x - half, -10],
          [x + half, -10],
          [x + half, stage.horizon - 26],
          [x - half, stage.horizon - 26],
        ],
        stone,
        {
          angular: true,
          tremble: 0.5,
          coats: [
            layer.shading([x + side * half, 0], [x - side * half, 0], shade(stone, 0.09), 0.9),
          ],
        },
      );
      for (const dx of [-16, -5, 6, 17])
        layer.line(
          [
            [x + dx, -10],
            [x + dx, stage.horizon / 2],
            [x + dx, stage.horizon - 30],
          ],
          2,
          shade(stone, 0.06),
          { even: true },
        );
      plank(layer, [x - 42, stage.horizon - 34, x + 42, stage.horizon + 6], shade(stone, 0.03));
    }
  });
};

/** A tall window with a round head. */
const archWindow = (
  layer: Layer,
  scene: SettingScene,
  [x, y]: Point,
  [wide, tall]: readonly [number, number],
): void => {
  const [above, below] = GLASS[scene.light];
  const arch = (grow: number): Point[] => {
    const half = wide / 2 + grow;
    const spring = y - tall + half;
    return [
      [x - half, y + grow],
      ...Array.from({ length: 13 }, (_, i): Point => {
        const t = Math.PI + (i / 12) * Math.PI;
        return [x + Math.cos(t) * half, spring + Math.sin(t) * half];
      }),
      [x + half, y + grow],
    ];
  };
  layer.shape(arch(9), light(scene.palette.sky[2], 0.03), { smoothed: true, tremble: 0.4 });
  layer.shape(arch(0), below, {
    smoothed: true,
    tremble: 0.3,
    coats: [{ fill: layer.linear([0, y - tall], [0, y], [above, below]) }],
  });
  const bar = scene.palette.sky[2];
  layer.line(
    [
      [x, y],
      [x, y - tall],
    ],
    5,
    bar,
    { even: true, tremble: 0 },
  );
  for (const t of [0.35, 0.66])
    layer.line(
      [
        [x - wide / 2, y - tall * t],
        [x + wide / 2, y - tall * t],
      ],
      4,
      bar,
      { even: true, tremble: 0 },
    );
};

/** A picture in a gold frame: a ship at sea, a mountain, a bowl of fruit. */
const framed = (layer: Layer, [x, y]: Point, size: number, motif: number): void =>
  layer.at({ x, y, scale: size }, () => {
    panel(layer, [-62, -104, 62, 0], 4, { colour: '#d9a441' });
    panel(layer, [-50, -92, 50, -12], 3, {
      colour: ['#9cc7dc', '#e9c6a0', '#7f6a86'][motif] ?? '#9cc7dc',
    });
    if (motif === 0) {
      lump(layer, xy([-46, -34, 0, -40, 46, -34, 46, -16, -46, -16]), '#4f86a8');
      lump(layer, xy([-20, -42, 22, -42, 14, -30, -14, -30]), '#8a5a3e');
      lump(layer, xy([-2, -46, -2, -80, 20, -48]), '#fff6e6');
    } else if (motif === 1) {
      lump(layer, xy([-46, -16, -14, -74, 6, -40, 20, -60, 46, -16]), '#7a86a8');
      lump(layer, xy([-22, -60, -14, -76, -6, -60, -14, -56]), '#ffffff');
      ball(layer, [26, -74], 9, { colour: '#f2c14e' });
    } else {
      for (const [dx, dy, colour] of [
        [-14, -38, '#e2574c'],
        [8, -40, '#f2c14e'],
        [-2, -52, '#8cbf6a'],
      ] as const)
        ball(layer, [dx, dy], 13, { colour });
      lump(layer, xy([-34, -36, 34, -36, 20, -18, -20, -18]), '#5f93c6');
    }
  });

/** Windows and pictures between the columns. */
const paintWall = (scene: SettingScene): void => {
  const { page, side } = scene;
  const { top, bottom } = wallBand(scene);
  const tall = bottom - top;
  const high = Math.min(300, tall - 26);
  page.plane((layer) => {
    archWindow(layer, scene, [190, bottom - 16], [Math.min(150, high * 0.6), high]);
    archWindow(layer, scene, [810, bottom - 16], [Math.min(150, high * 0.6), high]);
  });
  const size = Math.min(1.3, tall / 190);
  page.plane((layer) => {
    const motif = scene.random('pictures').whole(0, 2);
    framed(layer, [500 - side * 62 * size, bottom - 50 * size], size * 0.92, motif);
    framed(layer, [500 + side * 76 * size, bottom - 66 * size], size * 0.78, (motif + 1) % 3);
    underHour(layer, scene);
  });
};

/** Light that falls through the windows in long shafts. */
const paintShafts = (scene: SettingScene): void => {
  const { page, side, stage } = scene;
  const { top } = wallBand(scene);
  const [, below] = GLASS[scene.light];
  page.plane(
    (layer) => {
      for (const x of [190, 810])
        layer.shape(
          [
            [x - 70, top + 40],
            [x + 70, top + 40],
            [x - side * 210 + 130, stage.feet + 60],
            [x - side * 210 - 150, stage.feet + 60],
          ],
          below,
          { angular: true, tremble: 0 },
        );
    },
    { opacity: scene.light === 'night' ? 0.08 : 0.13, blur: 14, blend: 'screen' },
  );
};

const exhibitsOf = (scene: SettingScene): Piece[] => {
  const { stage, side, palette, focus } = scene;
  const { top } = wallBand(scene);
  const y = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.22;
  const size = sizeAt(scene, y);
  const away = focus[0] > 500 ? -1 : 1;
  const end = Math.abs(focus[0] - 500) < 60 ? -side : away;
  const bones = Math.min(size * 1.15, (y - top - 6) / 330);
  const near = stage.horizon + (Math.min(stage.feet, 900) - stage.horizon) * 0.5;
  const pieces: Piece[] = [
    { thing: dinosaurSkeleton, x: 500 + end * 290, y, size: bones, flip: end === 1 },
  ];
  const caseX = 500 - end * 375;
  if (clearOf(scene, caseX, 150))
    pieces.push({
      thing: glassCase,
      x: caseX,
      y: near - 10,
      size: sizeAt(scene, near) * 0.86,
      colour: palette.accents[0],
    });
  pieces.push({
    thing: ropeBarrier,
    x: 500 + end * 300,
    y: near + 6,
    size: sizeAt(scene, near) * 0.8,
  });
  pieces.push({
    thing: ropeBarrier,
    x: 500 + end * 300 + end * 164 * sizeAt(scene, near),
    y: near + 6,
    size: sizeAt(scene, near) * 0.8,
  });
  return pieces;
};

export const museum: SettingPainter = {
  palettes: MUSEUM_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    wallWash(scene);
    paintColumns(scene);
    paintWall(scene);
    skirting(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: mix(palette.path, palette.groundLit, 0.4), opacity: 0.5 });
    furnish(scene, exhibitsOf(scene), 0.06);
    paintShafts(scene);
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.24,
    });
  },

  paintInFront(scene) {
    const { side } = scene;
    frontPieces(scene, [{ thing: ropeBarrier, x: 500 + side * 430, y: 1030, size: 1.6 }]);
  },
};
