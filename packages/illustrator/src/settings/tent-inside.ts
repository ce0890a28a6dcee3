import { light, mix, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { backpack } from '../props/outdoors.ts';
import { lump } from '../props/parts.ts';
import { TENT_PALETTES } from './palettes/rooms.ts';
import {
  clearOf,
  floorSheet,
  frontPieces,
  roomStage,
  sizeAt,
  underHour,
  wallWash,
} from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Inside a tent: two sloping sides, a zipped flap at the end, trees' shadows on the canvas. */

/** The end wall: its foot, left and right, and how high its ridge is. */
const FOOT = [170, 830] as const;
const RIDGE: Point = [500, 24];

/** Trees outside throw their shadows on the canvas, by sun and by moon. */
const paintShadows = (scene: SettingScene): void => {
  const { page, palette, stage, calm } = scene;
  const random = scene.random('trees outside');
  const foot = stage.horizon;
  const reach = calm === 'top' ? 170 : 330;
  page.plane(
    (layer) => {
      for (const at of [250, 350, 640, 742]) {
        const x = at + random.between(-22, 22);
        const tall = reach * (1 - Math.abs(x - 500) / 520) * random.between(0.8, 1.1);
        const wide = tall * 0.3;
        layer.shape(
          [
            [x - wide, foot - 8],
            [x - wide * 0.35, foot - tall * 0.6],
            [x, foot - tall],
            [x + wide * 0.35, foot - tall * 0.6],
            [x + wide, foot - 8],
          ],
          shade(palette.sky[1], 0.12),
          { tremble: 2 },
        );
      }
    },
    { opacity: 0.5, blur: 5 },
  );
};

/** The end of the tent: canvas, and the zip that runs up its middle to a small tag. */
const paintEnd = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const foot = stage.horizon + 4;
  const canvas = light(palette.sky[2], 0.03);
  page.shape([[FOOT[0], foot], RIDGE, [FOOT[1], foot]], canvas, {
    angular: true,
    tremble: 0.8,
    coats: [{ fill: light(canvas, 0.04), texture: 'bristle', size: 300, turn: 90, strength: 0.4 }],
  });
  paintShadows(scene);
  page.plane((layer) => {
    layer.line(
      [
        [500, 180],
        [506, foot * 0.62],
        [500, foot],
      ],
      4,
      shade(canvas, 0.16),
      { even: true, tremble: 0.4, opacity: 0.8 },
    );
    lump(
      layer,
      [
        [500, foot - 150],
        [512, foot - 132],
        [500, foot - 112],
        [488, foot - 132],
      ],
      palette.accents[1],
    );
    underHour(layer, scene, 0.04);
  });
};

/** One side, from the ridge down past the eye, with the seams of its lengths of canvas. */
const paintSide = (scene: SettingScene, edge: -1 | 1): void => {
  const { page, palette, stage } = scene;
  const canvas = mix(palette.far, palette.sky[1], 0.45);
  const corner = edge < 0 ? FOOT[0] : FOOT[1];
  const outer = edge < 0 ? -20 : 1020;
  const near = stage.horizon + 260;
  const side: Point[] = [
    RIDGE,
    [corner, stage.horizon + 4],
    [outer, near],
    [outer, -20],
    [RIDGE[0] + edge * 40, -20],
  ];
  page.shape(side, canvas, {
    angular: true,
    tremble: 0.8,
    coats: [
      page.shading([corner, 300], [outer, 420], shade(canvas, 0.09), 0.9),
      { fill: light(canvas, 0.05), texture: 'bristle', size: 320, turn: 60, strength: 0.4 },
    ],
  });
  page.plane(
    (layer) => {
      for (const share of [0.36, 0.72])
        layer.line(
          [
            [RIDGE[0] + edge * 60 * share, -20],
            [corner + (outer - corner) * share, stage.horizon + (near - stage.horizon) * share],
          ],
          4,
          shade(canvas, 0.12),
          { even: true, tremble: 0.4 },
        );
    },
    { opacity: 0.5 },
  );
};

/** A sleeping bag rolled out along the wall, with its pillow. */
const paintBed = (scene: SettingScene, x: number, colour: string): void => {
  const { page, palette, stage } = scene;
  const y = stage.horizon + 112;
  const size = sizeAt(scene, y) * 1.2;
  page.plane((layer) => {
    layer.shape(
      ellipse([x, y + 2], 142 * size, 20 * size, { count: 28 }),
      shade(palette.ground, 0.2),
      {
        opacity: 0.45,
        tremble: 1,
      },
    );
    layer.at({ x, y, scale: size, flip: x > 500 }, () => {
      lump(
        layer,
        [
          [-128, 0],
          [-134, -30],
          [-108, -48],
          [0, -54],
          [112, -46],
          [136, -24],
          [128, 2],
          [0, 8],
        ],
        colour,
      );
      for (const seam of [-58, 0, 58])
        layer.line(
          [
            [seam, -50],
            [seam + 8, -22],
            [seam + 2, 4],
          ],
          3,
          shade(colour, 0.12),
          { even: true },
        );
      lump(
        layer,
        [
          [-150, -22],
          [-146, -58],
          [-112, -68],
          [-86, -50],
          [-92, -26],
          [-120, -16],
        ],
        mix(palette.sky[2], '#fff6e4', 0.6),
      );
    });
    underHour(layer, scene);
  });
};

export const tentInside: SettingPainter = {
  palettes: TENT_PALETTES,

  stage: roomStage,

  paintBehind(scene) {
    const { page, palette, stage, side, calm } = scene;
    wallWash(scene);
    paintEnd(scene);
    floorSheet(scene);
    paintSide(scene, -1);
    paintSide(scene, 1);
    for (const [x, colour] of [
      [500 - side * 322, palette.accents[0]],
      [500 + side * 322, palette.accents[2]],
    ] as const)
      if (clearOf(scene, x, 170)) paintBed(scene, x, colour);
    const lit = scene.light === 'evening' || scene.light === 'night';
    // Canvas lets the day in from all sides; by night the moon stands behind its end.
    page.glow([500 + side * 90, calm === 'top' ? 430 : 330], 460, light(palette.sky[2], 0.1), {
      opacity: lit ? 0.5 : 0.4,
    });
    page.glow([scene.focus[0], stage.feet - stage.heroHeight * 0.5], 380, palette.haze, {
      opacity: lit ? 0.34 : 0.22,
    });
  },

  /** What was carried here lies at the very edge. */
  paintInFront(scene) {
    frontPieces(scene, [{ thing: backpack, x: 500 - scene.side * 448, y: 1010, size: 1.7 }]);
  },
};
