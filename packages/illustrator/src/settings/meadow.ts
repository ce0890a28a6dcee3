import { light, mix, oklch, shade } from '../paint/colour.ts';
import { flower, leafyTree } from '../paint/foliage.ts';
import { lerp } from '../paint/geometry.ts';
import { MEADOW_PALETTES } from './palettes/meadow.ts';
import { fence } from './parts/fence.ts';
import { groundStage } from './parts/ground-stage.ts';
import { house, windowGlow } from './parts/houses.ts';
import { frameGrass, ground, meadowGrass, path, ridges, rolling } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';

/** Rolling fields with a farm in the distance and flowers up to the eye. */

/** Cut fields: stripes that follow the hill. */
const paintFields = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('fields');
  const line = rolling(stage.horizon - 6, 12, random.between(0, 6), 240);
  page.plane((layer) => {
    layer.ctx.globalAlpha = 0.3;
    for (let i = 0; i < 26; i++) {
      const x = -160 + i * 52;
      layer.line(
        [
          [x + 90, line(x) + 16],
          [x + 40, line(x) + 40],
          [x - 60, line(x) + 90],
        ],
        9,
        light(palette.middle, 0.09),
      );
    }
  });
};

const paintFarm = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('farm');
  const x = 500 - scene.side * random.between(230, 320);
  if (Math.abs(x - scene.focus[0]) < 170) return;
  const size = { far: 0.85, middle: 1, close: 1.2, high: 0.7, low: 1.3 }[scene.shot];
  const y = stage.horizon + 30;
  const look = {
    wall: mix(palette.accents[0], palette.haze, 0.34),
    roof: mix(shade(palette.accents[0], 0.2), palette.haze, 0.24),
    trim: mix('#fff6e6', palette.haze, 0.25),
    glow: windowGlow(scene.light),
    lit: scene.side,
  };
  page.plane((layer) => {
    house(
      layer,
      { x, y, width: 120 * size, height: 74 * size, storeys: 1, chimney: true, door: look.trim },
      look,
    );
    fence(layer, {
      from: x - 150 * size,
      to: x - 70 * size,
      y: () => y + 8,
      height: 26 * size,
      colour: look.trim,
    });
    fence(layer, {
      from: x + 70 * size,
      to: x + 150 * size,
      y: () => y + 8,
      height: 26 * size,
      colour: look.trim,
    });
  });
};

const paintTrees = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('trees');
  const bark = mix(palette.middle, oklch(0.42, 0.06, 40), 0.65);
  page.plane((layer) => {
    for (const [x, lift, height, spread, share] of [
      [90, -18, 96, 42, 0.5],
      [330, -26, 72, 32, 0.4],
      [705, -24, 84, 38, 0.45],
      [930, -14, 110, 48, 0.55],
    ] as const) {
      if (Math.abs(x - scene.focus[0]) < 130) continue;
      const leaf = mix(palette.haze, palette.middle, share + 0.25);
      leafyTree(layer, random, {
        x: x + random.signed(40),
        y: stage.horizon - lift,
        height,
        spread,
        leaf,
        bark: mix(bark, palette.haze, 0.4),
        detail: 0.6,
        lit: scene.side,
      });
    }
    const big = 500 + scene.side * 370;
    const tall = { far: 0.8, middle: 1, close: 1.2, high: 0.75, low: 1.35 }[scene.shot];
    leafyTree(layer, random, {
      x: big + random.signed(30),
      y: stage.horizon + 96,
      height: 350 * tall,
      spread: 138 * tall,
      leaf: shade(mix(palette.ground, palette.accents[1], 0.1), 0.04),
      bark,
      lit: scene.side,
    });
  });
};

const paintFlowers = (
  scene: SettingScene,
  run: (y: number) => { centre: number; half: number },
): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('flowers');
  const depth = 1000 - stage.horizon;
  for (let i = 0; i < 110; i++) {
    const y = lerp(stage.horizon + 70, scene.calm === 'bottom' ? 700 : 980, random.next() ** 0.8);
    const { centre, half } = run(y);
    const away = half + random.between(20, 460);
    const x = centre + (random.chance(0.5) ? away : -away);
    const near = (y - stage.horizon) / depth;
    flower(page, [x, y], lerp(0.45, 1.5, near), {
      petal: random.pick([...palette.accents, '#fff6ea']),
      stalk: shade(palette.ground, 0.08),
    });
  }
};

export const meadow: SettingPainter = {
  palettes: MEADOW_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintOpenSky(scene);
    ridges(page, scene.random('hills'), scene, [
      { lift: 84, swell: 30, share: 0.34, length: 150 },
      { lift: 44, swell: 24, share: 0.6, length: 210 },
      { lift: 8, swell: 16, share: 0.86, length: 260 },
    ]);
    paintFields(scene);
    paintFarm(scene);
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.05), { opacity: 0.35 });
    const line = ground(page, scene);
    const run = path(page, scene, { top: stage.horizon + 34, width: 190 });
    meadowGrass(page, scene, line, { run });
    paintTrees(scene);
    paintFlowers(scene, run);
  },

  paintInFront(scene) {
    frameGrass(scene);
    if (scene.calm === 'bottom') return;
    const random = scene.random('near flowers');
    scene.page.plane((layer) => {
      for (let i = 0; i < 26; i++) {
        const x = random.chance(0.5) ? random.between(-10, 290) : random.between(710, 1010);
        flower(layer, [x, random.between(960, 1020)], random.between(1.7, 2.6), {
          petal: random.pick(scene.palette.accents),
          stalk: scene.palette.foreground,
        });
      }
    });
  },
};
