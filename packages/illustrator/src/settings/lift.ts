import { alpha, light, mix, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import { panel, roundCorners } from '../props/forms.ts';
import { ball, plank } from '../props/parts.ts';
import { LIFT_PALETTES } from './palettes/rooms.ts';
import {
  clearOf,
  floorSheet,
  floorTiles,
  roomStage,
  sizeAt,
  skirting,
  underHour,
  wallBand,
  wallWash,
} from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Inside a lift: two doors that meet in the middle, a row of lights above, a panel of buttons, a rail. */

const BRASS = '#d9a85a';
/** Where the back wall ends and the side walls begin. */
const CORNERS = [118, 882] as const;

/** The side walls run toward the eye. */
const paintSideWalls = ({ page, palette, stage }: SettingScene): void => {
  const wood = mix(palette.far, palette.middle, 0.35);
  for (const [corner, edge] of [
    [CORNERS[0], -20],
    [CORNERS[1], 1020],
  ] as const) {
    const wall: Point[] = [
      [corner, -20],
      [edge, -20],
      [edge, stage.horizon + 190],
      [corner, stage.horizon + 4],
    ];
    page.shape(wall, wood, {
      angular: true,
      tremble: 0.5,
      coats: [page.shading([corner, 300], [edge, 500], shade(wood, 0.14), 0.9)],
    });
  }
};

const paintDoors = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const { top } = wallBand(scene);
  const foot = stage.horizon + 2;
  const steel = mix(palette.path, '#c8d0dc', 0.5);
  page.plane((layer) => {
    plank(layer, [272, top - 8, 728, foot], shade(palette.middle, 0.06));
    for (const [a, b] of [
      [290, 496],
      [504, 710],
    ] as const) {
      layer.shape(roundCorners([a, top + 14, b, foot], 3), steel, {
        tremble: 0.4,
        coats: [
          layer.shading([a, top], [b, foot], shade(steel, 0.13), 0.9),
          { fill: light(steel, 0.06), texture: 'dry', size: 380, turn: 90, strength: 0.4 },
        ],
      });
      // Light slides down polished steel in slanting bands.
      for (const x of [a + 40, a + 120])
        layer.shape(
          [
            [x, top + 16],
            [x + 34, top + 16],
            [x + 4, foot - 4],
            [x - 30, foot - 4],
          ],
          '#ffffff',
          { angular: true, opacity: 0.2 },
        );
    }
    underHour(layer, scene);
  });
};

/** Above the doors a light for every floor, and one of them is lit. */
const paintFloors = (scene: SettingScene): void => {
  const { page } = scene;
  const y = Math.max(40, wallBand(scene).top - 34);
  if (scene.calm === 'top') return;
  const lit = scene.random('floor').whole(0, 6);
  page.plane((layer) => {
    panel(layer, [372, y - 18, 628, y + 18], 16, { colour: '#4a4560' });
    for (let i = 0; i < 7; i++)
      ball(layer, [404 + i * 32, y], 9, { colour: i === lit ? '#ffd25e' : '#8d88a4' });
  });
  page.glow([404 + lit * 32, y], 70, '#ffd98a', { opacity: 0.6 });
};

/** A panel of round buttons beside the doors, at a child's height, some of them pressed. */
const paintButtons = (scene: SettingScene, x: number): void => {
  const { page, stage } = scene;
  const size = sizeAt(scene, stage.horizon);
  const y = stage.horizon - 150 * size;
  const random = scene.random('buttons');
  page.plane((layer) => {
    layer.at({ x, y, scale: size }, () => {
      panel(layer, [-34, -112, 34, 96], 12, { colour: BRASS });
      for (let row = 0; row < 5; row++)
        for (const column of [-15, 15]) {
          const pressed = random.chance(0.3);
          ball(layer, [column, -88 + row * 38], 12, { colour: shade(BRASS, 0.2) });
          ball(layer, [column, -88 + row * 38], 9.5, { colour: pressed ? '#ffe08a' : '#fff6e2' });
        }
    });
    underHour(layer, scene);
  });
};

/** A rail to hold on to, along the wall on both sides of the doors. */
const paintRail = (scene: SettingScene): void => {
  const { page, stage } = scene;
  const y = stage.horizon - 96 * sizeAt(scene, stage.horizon);
  page.plane((layer) => {
    const rail = (from: Point, to: Point): void =>
      layer.line([from, to], 11, BRASS, { even: true, tremble: 0.3 });
    rail([CORNERS[0], y], [250, y]);
    rail([CORNERS[1], y], [750, y]);
    rail([-20, y + 58], [CORNERS[0], y]);
    rail([1020, y + 58], [CORNERS[1], y]);
    underHour(layer, scene);
  });
};

export const lift: SettingPainter = {
  palettes: LIFT_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    const buttons = 500 + side * 306;
    wallWash(scene);
    skirting(scene);
    paintSideWalls(scene);
    floorSheet(scene);
    floorTiles(scene, { colour: mix(palette.path, palette.ground, 0.4), opacity: 0.5 });
    paintDoors(scene);
    paintRail(scene);
    paintFloors(scene);
    paintButtons(scene, clearOf(scene, buttons, 90) ? buttons : 500 - side * 306);
    // Its lamp burns by day and by night.
    const dark = scene.light === 'evening' || scene.light === 'night';
    page.glow([500, wallBand(scene).top], 620, '#fff1cf', { opacity: dark ? 0.72 : 0.34 });
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: 0.22,
    });
  },

  /** A lift is empty: nothing stands before those who ride in it but the dusk of its corners. */
  paintInFront({ page, palette, calm }) {
    if (calm === 'bottom') return;
    page.shape(
      [
        [-20, 985],
        [1020, 985],
        [1020, 1020],
        [-20, 1020],
      ],
      alpha(palette.foreground, 0.35),
      { angular: true },
    );
  },
};
