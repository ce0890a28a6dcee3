import { light, mix, oklch, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { leafyTree } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { suitcase } from '../props/outdoors.ts';
import { signal, trainCarriage } from '../props/railway.ts';
import { train } from '../props/vehicles.ts';
import { RAILWAY_PALETTES } from './palettes/grounds.ts';
import { groundStage } from './parts/ground-stage.ts';
import { house, windowGlow } from './parts/houses.ts';
import { ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush } from './parts/plants.ts';
import { clearOf, frontPieces, underHour } from './parts/room.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { lamp } from './parts/street.ts';

/** A country station: a steam train at the platform, signal, lamps, hills behind the line. */

/** How far below the horizon the rails lie, and where the platform's edge is below them. */
const RAILS = 44;
const EDGE = 66;

const strip = (from: number, to: number): Point[] => [
  [-20, from],
  [1020, from],
  [1020, to],
  [-20, to],
];

/** Ballast, sleepers and two rails. */
const paintTrack = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const y = stage.horizon + RAILS;
  const ballast = mix(palette.ground, palette.middle, 0.35);
  page.plane((layer) => {
    layer.shape(strip(y - 16, y + 30), ballast, {
      angular: true,
      tremble: 2,
      coats: [{ fill: shade(ballast, 0.14), texture: 'grain', size: 120, strength: 0.7 }],
    });
    for (let x = -10; x < 1020; x += 34)
      layer.shape(
        [
          [x, y - 8],
          [x + 17, y - 8],
          [x + 19, y + 12],
          [x + 1, y + 12],
        ],
        shade(palette.middle, 0.2),
        { angular: true, tremble: 0.6 },
      );
    for (const [dy, width] of [
      [-6, 4],
      [8, 5.5],
    ] as const)
      layer.line(
        [
          [-20, y + dy],
          [500, y + dy],
          [1020, y + dy],
        ],
        width,
        light(palette.far, 0.05),
        {
          even: true,
          tremble: 0.2,
        },
      );
  });
};

/** Engine and carriages, coming in from the shaded side. */
const paintTrain = (scene: SettingScene): void => {
  const { page, stage, side, calm } = scene;
  const y = stage.horizon + RAILS + 8;
  const room = y - (calm === 'top' ? 330 : 70);
  const size = Math.min(stage.heroHeight / 290, room / 262, 1.75);
  const random = scene.random('train');
  const nose = 500 + side * random.between(300, 390);
  const x = nose - side * 190 * size;
  const coach = random.pick(['#c2564a', '#4f7f9c', '#4f8a6c', '#c9973f']);
  const tools = { light: scene.light, random };
  page.plane((layer) => {
    for (const i of [2, 1])
      layer.at({ x: x - side * (10 + i * 378) * size, y, scale: size, flip: side === -1 }, () =>
        trainCarriage.paint(layer, { ...tools, colour: coach }),
      );
    layer.at({ x, y, scale: size, flip: side === -1 }, () =>
      train.paint(layer, { ...tools, colour: '#3f7a5c' }),
    );
    underHour(layer, scene);
  });
  if (scene.light === 'evening' || scene.light === 'night')
    page.glow([x + side * 160 * size, y - 84 * size], 190 * size, '#ffdf9a', { opacity: 0.55 });
  paintSteam(scene, [x + side * 108 * size, y - 190 * size], size);
};

/** Puffs of steam that drift back along the train. */
const paintSteam = (scene: SettingScene, [x, y]: Point, size: number): void => {
  const { page, palette, side, calm } = scene;
  const random = scene.random('steam');
  const lowest = calm === 'top' ? 344 : 40;
  page.plane(
    (layer) => {
      for (let i = 0; i < 9; i++) {
        const puff = Math.max(lowest, y - (8 + i * 9 + random.between(0, 14)) * size);
        layer.disc(
          [x - side * (i * 36 + random.between(0, 12)) * size, puff],
          (15 + i * 4) * size,
          light(palette.haze, 0.05),
          0.62 - i * 0.05,
        );
      }
    },
    { blur: 3, opacity: 0.85 },
  );
};

/** The paved platform with its pale edge. */
const paintPlatform = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const top = stage.horizon + EDGE;
  const stone = palette.ground;
  page.shape(strip(top, 1020), stone, {
    angular: true,
    tremble: 0.8,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [palette.groundLit, stone, mix(stone, palette.foreground, 0.72)],
        ),
      },
      { fill: shade(stone, 0.07), texture: 'blotch', size: 420, strength: 0.4 },
    ],
  });
  page.plane((layer) => {
    layer.shape(strip(top - 12, top + 5), shade(stone, 0.16), { angular: true, tremble: 0.6 });
    layer.shape(strip(top + 3, top + 20), light(palette.path, 0.05), {
      angular: true,
      tremble: 0.5,
    });
    paving(layer, scene, top + 20);
  });
};

const paving = (layer: Layer, { palette }: SettingScene, top: number): void => {
  const deep = 1010 - top;
  const tone = shade(palette.ground, 0.1);
  const y = (row: number): number => top + deep * (row / 6) ** 1.6;
  for (let row = 1; row < 6; row++)
    layer.line(
      [
        [-20, y(row)],
        [1020, y(row)],
      ],
      1.6 + row * 0.4,
      tone,
      { even: true, opacity: 0.5 },
    );
  for (let i = -8; i <= 8; i++)
    layer.line(
      [
        [500 + i * 78, top],
        [500 + i * 190, 1010],
      ],
      2,
      tone,
      { even: true, opacity: 0.4 },
    );
};

/** What stands on the platform: lamps, the station's house, a fence, the signal across the line. */
const paintStation = (scene: SettingScene): void => {
  const { page, palette, stage, side, light: hour } = scene;
  const size = { far: 0.9, middle: 1.1, close: 1.3, high: 0.9, low: 1.4 }[scene.shot];
  const foot = stage.horizon + EDGE + 26;
  const glow = windowGlow(hour);
  const iron = mix(palette.foreground, palette.middle, 0.2);
  page.plane((layer) => {
    const homeX = 500 - side * 452;
    house(
      layer,
      {
        x: homeX,
        y: foot + 14,
        width: 190 * size,
        height: 118 * size,
        storeys: 1,
        chimney: true,
        door: palette.accents[2],
      },
      { wall: '#e9c9a0', roof: '#8a5a5c', trim: '#fff4e2', glow, lit: side },
    );
    underHour(layer, scene);
    for (const x of [500 + side * 420, 500 - side * 250])
      if (clearOf(scene, x, 120)) lamp(layer, [x, foot + 26], 250 * size, { colour: iron, glow });
  });
};

/** Trees, hedge and signal behind the line. */
const paintBeyond = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const random = scene.random('beyond');
  const size = { far: 0.8, middle: 0.95, close: 1.1, high: 0.8, low: 1.2 }[scene.shot];
  page.plane((layer) => {
    for (let i = 0; i < 12; i++)
      bush(layer, random, [i * 94 - 20, stage.horizon + 34], {
        size: { width: 130, height: 60 },
        colour: mix(palette.haze, palette.middle, 0.72),
        lit: side,
        detail: 0.5,
      });
    for (const x of [500 + side * 452, 500 + side * 330])
      leafyTree(layer, random, {
        x,
        y: stage.horizon + 30,
        height: 210 * size,
        spread: 74 * size,
        leaf: mix(palette.haze, palette.middle, 0.8),
        bark: mix(palette.foreground, oklch(0.45, 0.06, 45), 0.5),
        lit: side,
        detail: 0.7,
      });
    layer.at(
      { x: 500 - side * 130, y: stage.horizon + 30, scale: 0.82 * size, flip: side === -1 },
      () => signal.paint(layer, { light: scene.light, colour: palette.accents[0], random }),
    );
    underHour(layer, scene, 0.05);
  });
};

export const railway: SettingPainter = {
  palettes: RAILWAY_PALETTES,

  stage: (frame) => {
    const stage = groundStage(frame);
    return {
      ...stage,
      horizon: Math.min(640, Math.max(stage.horizon, frame.calm === 'bottom' ? 410 : 590)),
    };
  },

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [
      { lift: 96, swell: 34, share: 0.34, length: 230 },
      { lift: 44, swell: 20, share: 0.55, length: 170 },
    ]);
    paintBeyond(scene);
    paintTrack(scene);
    paintTrain(scene);
    paintPlatform(scene);
    paintStation(scene);
    page.glow(
      [scene.focus[0], stage.feet - stage.heroHeight * 0.5],
      330,
      light(palette.haze, 0.04),
      { opacity: 0.34 },
    );
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { palette, side, page } = scene;
    const random = scene.random('frame');
    frontPieces(scene, [{ thing: suitcase, x: 500 + side * 452, y: 1024, size: 1.6 }]);
    const x = 500 - side * 470;
    if (hidesFace(scene.faces, { left: x - 150, right: x + 150, top: 850, bottom: 1000 })) return;
    page.plane((layer) => {
      bush(layer, random, [x, 1030], {
        size: { width: 240, height: 170 },
        colour: mix(palette.foreground, oklch(0.4, 0.09, 150), 0.3),
        lit: side,
      });
      for (let i = 0; i < 14; i++)
        layer.disc(
          [x + random.signed(100), 1000 - random.between(0, 110)],
          random.between(6, 10),
          random.pick(palette.accents),
        );
    });
  },
};
