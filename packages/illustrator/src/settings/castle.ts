import { light, mix, oklch, shade } from '../paint/colour.ts';
import { flower, leafyTree } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import { lerp } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { mist } from '../paint/sky.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { CASTLE_PALETTES } from './palettes/castle.ts';
import { groundStage } from './parts/ground-stage.ts';
import { type HouseLook, windowGlow } from './parts/houses.ts';
import { frameGrass, ground, meadowGrass, type PathRun, path, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { bush } from './parts/plants.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { pennant, tower } from './parts/towers.ts';

/** A castle with many towers on its hill, banners along the road to its gate. */

/** The towers: middle, foot above the castle's own foot, width, height; far ones first. */
const TOWERS = [
  [-118, 6, 40, 150],
  [120, 6, 40, 138],
  [-46, 10, 50, 226],
  [52, 10, 46, 190],
  [4, 12, 60, 268],
  [-170, -4, 46, 112],
  [172, -4, 46, 120],
] as const;

const paintCastle = (
  layer: Layer,
  [x, y]: Point,
  size: number,
  { look, scene }: { readonly look: HouseLook; readonly scene: SettingScene },
): void => {
  const { palette } = scene;
  layer.at({ x, y, scale: size }, () => {
    for (const [i, [dx, lift, width, height]] of TOWERS.entries()) {
      const back = i < 5;
      const wall = back ? mix(look.wall, palette.haze, 0.22) : look.wall;
      const flag = i === 4 || i > 4 ? palette.accents[1] : undefined;
      tower(
        layer,
        { x: dx, y: -lift, width, height, ...(flag ? { flag } : {}) },
        { ...look, wall },
      );
    }
    layer.shape(svgPoints('-196,4 -196,-66 196,-66 196,4'), look.wall, {
      angular: true,
      tremble: 0.8,
      coats: [
        layer.shading([scene.side * 120, -70], [-scene.side * 220, 0], shade(look.wall, 0.16), 0.9),
        { fill: light(look.wall, 0.06), texture: 'dry', size: 160, strength: 0.45 },
      ],
    });
    for (let i = 0; i < 13; i++)
      layer.shape(
        [
          [-196 + i * 31, -64],
          [-178 + i * 31, -64],
          [-178 + i * 31, -80],
          [-196 + i * 31, -80],
        ],
        look.wall,
        { angular: true, tremble: 0.4 },
      );
    layer.shape(
      svgPoints('-30,5 -30,-34 -18,-52 0,-58 18,-52 30,-34 30,5'),
      shade(palette.accents[0], 0.12),
      {
        tremble: 0.6,
        coats: [
          {
            fill: shade(palette.accents[0], 0.22),
            texture: 'bristle',
            size: 60,
            turn: 90,
            strength: 0.7,
          },
        ],
      },
    );
    if (look.glow) layer.glow([0, -24], 90, look.glow, { opacity: 0.5 });
  });
};

const paintBanners = (
  scene: SettingScene,
  run: (y: number) => { centre: number; half: number },
): void => {
  const { page, palette, stage } = scene;
  page.plane((layer) => {
    for (const [i, t] of [0.1, 0.24, 0.46].entries()) {
      const y = lerp(stage.horizon + 50, 900, t);
      const { centre, half } = run(y);
      const size = lerp(26, 96, t);
      for (const side of [-1, 1]) {
        const x = centre + side * (half + size * 0.9);
        if (Math.abs(x - scene.focus[0]) < 190 && y > stage.feet - 260) continue;
        pennant(layer, [x, y], size, {
          colour: palette.accents[i % 2 ? 2 : 0],
          wind: -scene.side as -1 | 1,
        });
      }
    }
  });
};

export const castle: SettingPainter = {
  palettes: CASTLE_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [
      { lift: 66, swell: 34, share: 0.3, length: 140 },
      { lift: 28, swell: 22, share: 0.55, length: 220 },
    ]);
    const size = { far: 0.95, middle: 1.02, close: 1.1, high: 0.7, low: 1.35 }[scene.shot];
    const x = scene.focus[0] - side * 230;
    const stone = mix(oklch(0.84, 0.035, 60), palette.haze, 0.28);
    const look: HouseLook = {
      wall: {
        morning: stone,
        noon: stone,
        evening: mix(stone, palette.far, 0.36),
        night: mix(stone, palette.far, 0.62),
      }[scene.light],
      roof: mix(palette.accents[0], palette.haze, 0.16),
      trim: stone,
      glow: windowGlow(scene.light),
      lit: side,
    };
    paintHill(scene, x, size, look);
    mist(page, scene.random('mist'), stage.horizon + 30, {
      colour: light(palette.haze, 0.04),
      opacity: 0.24,
      count: 6,
    });
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.05), { opacity: 0.3 });
    const line = ground(page, scene);
    const run = path(page, scene, { top: stage.horizon + 34, width: 210 });
    meadowGrass(page, scene, line, { run, count: 110, height: 10 });
    const random = scene.random('trees');
    const tall = { far: 0.85, middle: 1, close: 1.2, high: 0.7, low: 1.3 }[scene.shot];
    page.plane((layer) => {
      const treeX = 500 + side * 385;
      leafyTree(layer, random, {
        x: treeX,
        y: stage.horizon + 92,
        height: 300 * tall,
        spread: 108 * tall,
        leaf: mix(palette.ground, palette.middle, 0.3),
        bark: mix(palette.foreground, oklch(0.42, 0.06, 40), 0.4),
        lit: side,
      });
      for (const [dx, drop, width] of [
        [-70, 100, 96],
        [64, 108, 84],
      ] as const)
        bush(layer, random, [treeX + dx, stage.horizon + drop], {
          size: { width, height: width * 0.7 },
          colour: palette.ground,
          lit: side,
        });
    });
    paintBanners(scene, run);
    paintBlooms(scene, run);
  },

  paintInFront(scene) {
    frameGrass(scene);
    if (scene.calm === 'bottom') return;
    const random = scene.random('frame');
    scene.page.plane((layer) => {
      for (const [x, width] of [
        [-6, 230],
        [1006, 210],
      ] as const)
        bush(layer, random, [x, 1030], {
          size: { width, height: width * 0.72 },
          colour: scene.palette.foreground,
          lit: scene.side,
        });
      for (let i = 0; i < 20; i++) {
        const left = random.chance(0.5);
        const x = left ? random.between(-10, 120) : random.between(880, 1010);
        layer.disc(
          [x, random.between(890, 990)],
          random.between(5, 10),
          random.pick([scene.palette.accents[0], light(scene.palette.accents[0], 0.08)]),
        );
      }
    });
  },
};

const paintBlooms = (scene: SettingScene, run: (y: number) => PathRun): void => {
  const { stage, page, palette } = scene;
  const blooms = scene.random('flowers');
  for (let i = 0; i < 46; i++) {
    const y = lerp(stage.horizon + 80, scene.calm === 'bottom' ? 690 : 980, blooms.next());
    const { centre, half } = run(y);
    const away = half + blooms.between(20, 380);
    flower(
      page,
      [centre + (blooms.chance(0.5) ? away : -away), y],
      lerp(0.5, 1.3, (y - stage.horizon) / (1000 - stage.horizon)),
      { petal: blooms.pick([...palette.accents, '#fff6ea']), stalk: shade(palette.ground, 0.07) },
    );
  }
};

const paintHill = (scene: SettingScene, x: number, size: number, look: HouseLook): void => {
  const { page, stage, palette, side } = scene;
  page.plane((layer) => {
    const foot = stage.horizon + 2;
    layer.shape(
      [
        [x - 420, foot + 90],
        [x - 260, foot + 16],
        [x - 120, foot - 6],
        [x + 120, foot - 6],
        [x + 260, foot + 16],
        [x + 420, foot + 90],
      ],
      mix(palette.haze, palette.middle, 0.82),
      { coats: [layer.shading([x, foot], [x, foot + 90], light(palette.haze, 0.02), 0.8)] },
    );
    paintCastle(layer, [x, foot], size, { look, scene });
    const random = scene.random('castle bushes');
    for (let i = 0; i < 9; i++)
      bush(layer, random, [x - 230 * size + i * 58 * size, foot + 12 + random.next() * 10], {
        size: { width: 46, height: 30 },
        colour: mix(palette.haze, palette.middle, 0.95),
        lit: side,
        detail: 0.5,
      });
  });
};
