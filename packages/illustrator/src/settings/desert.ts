import { light, mix, shade } from '../paint/colour.ts';
import { type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import { mist } from '../paint/sky.ts';
import { DESERT_PALETTES } from './palettes/desert.ts';
import { cactus, palm } from './parts/desert-plants.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, ridges } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { boulder, pebbles } from './parts/stones.ts';

/** Dunes and table mountains, cacti, and an oasis of palms far off. */

/** A table mountain with its layers of rock. */
const mesa = (
  layer: Layer,
  random: Random,
  at: Point,
  {
    size: [width, height],
    colour,
    haze,
  }: {
    readonly size: readonly [width: number, height: number];
    readonly colour: string;
    readonly haze: string;
  },
): void => {
  const [x, y] = at;
  const half = width / 2;
  layer.shape(
    [
      [x - half * 1.25, y + 6],
      [x - half * 0.9, y - height * 0.4],
      [x - half * 0.8, y - height],
      [x + half * 0.75, y - height * random.between(0.94, 1.04)],
      [x + half * 0.85, y - height * 0.45],
      [x + half * 1.3, y + 6],
    ],
    colour,
    {
      angular: true,
      tremble: 3,
      frequency: 0.03,
      coats: [
        layer.shading([x, y - height], [x + half * 1.2, y], shade(colour, 0.1), 0.8),
        { fill: light(colour, 0.07), texture: 'bristle', size: 240, strength: 0.55 },
        layer.shading([x, y - height * 0.3], [x, y + 8], haze, 0.9),
      ],
    },
  );
};

const paintOasis = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const x = 500 + scene.side * 260;
  if (Math.abs(x - scene.focus[0]) < 150) return;
  const random = scene.random('oasis');
  const size = { far: 0.9, middle: 1, close: 1.15, high: 0.75, low: 1.35 }[scene.shot];
  const y = stage.horizon + 26;
  const leaf = mix(palette.accents[2], palette.haze, 0.22);
  const bark = mix(mix(palette.foreground, palette.middle, 0.4), palette.haze, 0.2);
  page.plane((layer) => {
    layer.shape(
      smooth([
        [x - 90 * size, y + 8],
        [x, y + 1],
        [x + 90 * size, y + 8],
        [x, y + 18],
      ]),
      mix(palette.sky[0], palette.haze, 0.3),
      { smoothed: true },
    );
    palm(layer, random, [x - 40 * size, y + 6], { height: 120 * size, leaf, bark, lean: -22 });
    palm(layer, random, [x + 22 * size, y + 4], { height: 150 * size, leaf, bark, lean: 26 });
    palm(layer, random, [x + 62 * size, y + 8], { height: 96 * size, leaf, bark, lean: 18 });
  });
};

const paintRipples = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('ripples');
  const lowest = scene.calm === 'bottom' ? 690 : 990;
  page.plane((layer) => {
    for (let i = 0; i < 70; i++) {
      const t = random.next();
      const y = stage.horizon + 70 + t * (lowest - stage.horizon - 70);
      const x = random.between(-60, 1000);
      const long = 40 + t * 150;
      layer.line(
        [
          [x, y],
          [x + long * 0.35, y - 5],
          [x + long * 0.7, y - 1],
          [x + long, y - 6],
        ],
        1.4 + t * 2,
        random.chance(0.5) ? shade(palette.ground, 0.08) : light(palette.ground, 0.06),
        { opacity: 0.55 },
      );
    }
    pebbles(layer, random, {
      from: [0, stage.horizon + 120],
      to: [1000, lowest],
      count: 36,
      colours: [shade(palette.ground, 0.14), mix(palette.middle, palette.ground, 0.4)],
    });
  });
};

export const desert: SettingPainter = {
  palettes: DESERT_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintOpenSky(scene);
    const random = scene.random('mesas');
    const tall = { far: 0.85, middle: 1, close: 1.1, high: 0.5, low: 1.5 }[scene.shot];
    page.plane((layer) => {
      for (const [x, width, height, share] of [
        [130, 230, 130, 0.45],
        [410, 120, 84, 0.36],
        [800, 260, 165, 0.52],
        [960, 130, 96, 0.4],
      ] as const)
        mesa(layer, random, [x + random.signed(50), stage.horizon + 4], {
          size: [width, height * tall],
          colour: mix(palette.haze, palette.far, share + 0.2),
          haze: palette.haze,
        });
    });
    mist(page, random, stage.horizon - 14, { colour: light(palette.haze, 0.03), opacity: 0.3 });
    ridges(page, scene.random('dunes'), scene, [
      { lift: 22, swell: 20, share: 0.5, length: 170 },
      { lift: -8, swell: 22, share: 0.8, length: 240 },
    ]);
    paintOasis(scene);
    page.glow([scene.focus[0], stage.horizon + 20], 330, light(palette.haze, 0.05), {
      opacity: 0.32,
    });
    ground(page, scene, { swell: 24, length: 260 });
    paintRipples(scene);
    const cacti = scene.random('cacti');
    const size = { far: 0.8, middle: 1, close: 1.25, high: 0.7, low: 1.4 }[scene.shot];
    page.plane((layer) => {
      for (const [x, drop, height] of [
        [500 - scene.side * 370, 110, 300],
        [500 - scene.side * 250, 62, 150],
        [500 + scene.side * 415, 74, 190],
      ] as const) {
        if (Math.abs(x - scene.focus[0]) < 170) continue;
        const y = stage.horizon + drop;
        cactus(layer, cacti, [x, y], {
          height: height * size,
          colour: mix(palette.accents[2], palette.foreground, 0.12),
          lit: scene.side,
        });
        boulder(layer, cacti, {
          x: x + 44 * size,
          y: y + 8,
          width: 54 * size,
          height: 26 * size,
          colour: mix(palette.middle, palette.foreground, 0.25),
          lit: scene.side,
        });
      }
    });
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    const { palette } = scene;
    const random = scene.random('frame');
    scene.page.plane((layer) => {
      for (const [x, width, height] of [
        [-10, 240, 130],
        [120, 120, 56],
        [1010, 260, 150],
        [890, 110, 50],
      ] as const)
        boulder(layer, random, {
          x,
          y: 1012,
          width,
          height,
          colour: palette.foreground,
          lit: scene.side,
        });
      for (const x of [66, 940])
        for (let i = 0; i < 9; i++)
          layer.dab([x, 1000], random.between(60, 130), 7, {
            angle: -90 + (i - 4) * 17,
            colour: random.chance(0.5) ? light(palette.foreground, 0.06) : palette.foreground,
          });
    });
  },
};
