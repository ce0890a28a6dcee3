import { light, mix, shade } from '../paint/colour.ts';
import { fir } from '../paint/foliage.ts';
import { type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { mist } from '../paint/sky.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { MOUNTAIN_PALETTES } from './palettes/mountain.ts';
import { groundStage } from './parts/ground-stage.ts';
import { ground, meadowGrass, path } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { peak } from './parts/peaks.ts';
import type { Frame, SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { boulder, pebbles } from './parts/stones.ts';

/** A high valley under peaks, and the mouth of a cave from which something glows. */

/** The ledge beside the cave, away from the light. */
const ledge = (frame: Frame): Point => [500 - frame.side * 250, groundStage(frame).horizon + 20];

/** A cave mouth in a shoulder of rock at the shaded side, with a warm glow inside. */
const paintCave = (scene: SettingScene): void => {
  const { page, palette, stage, side } = scene;
  const far = -side;
  const size = { far: 0.8, middle: 1, close: 1.2, high: 0.72, low: 1.3 }[scene.shot];
  const x = 500 + far * 385;
  const y = stage.horizon + 84;
  const rock = mix(mix(palette.middle, palette.foreground, 0.22), palette.path, 0.14);
  const points = (list: readonly (readonly [number, number])[]): Point[] =>
    list.map(([px, py]): Point => [x + far * px * size, y + py * size]);
  page.plane((layer) => {
    layer.shape(
      points(svgPoints('-190,14 -176,-90 -120,-190 -40,-268 70,-330 230,-350 240,30')),
      rock,
      {
        tremble: 3,
        frequency: 0.02,
        coats: [
          layer.shading(
            [x - far * 150 * size, y - 260 * size],
            [x + far * 120 * size, y],
            shade(rock, 0.14),
            0.9,
          ),
          layer.bloom([x - far * 90 * size, y - 210 * size], 170 * size, light(rock, 0.13), 0.7),
          { fill: shade(rock, 0.09), texture: 'dry', size: 260, strength: 0.5 },
        ],
      },
    );
    const mouth = points(svgPoints('-76,12 -84,-60 -60,-128 -6,-158 56,-132 84,-60 80,12'));
    layer.shape(mouth, shade(palette.foreground, 0.04), {
      tremble: 2.2,
      coats: [
        {
          fill: layer.radial([x, y - 20 * size], 6, 120 * size, [
            palette.accents[0],
            mix(palette.accents[0], palette.foreground, 0.55),
            shade(palette.foreground, 0.04),
          ]),
          strength: 0.95,
        },
      ],
    });
    layer.glow([x, y - 20 * size], 190 * size, palette.accents[1], {
      opacity: scene.light === 'night' ? 0.6 : 0.35,
    });
    layCaveStones(layer, scene, [x, y], { far, size, rock });
  });
};

/** Peaks of the far range and of the near one: where, how wide, how high. */
const RANGES: readonly (readonly (readonly number[])[])[] = [
  [
    [110, 420, 190],
    [430, 380, 150],
    [790, 460, 210],
  ],
  [
    [-10, 460, 250],
    [300, 300, 120],
    [640, 340, 150],
    [1000, 480, 280],
  ],
];

export const mountain: SettingPainter = {
  palettes: MOUNTAIN_PALETTES,

  stage: (frame) => {
    const [x, y] = ledge(frame);
    return groundStage(frame, [{ x, y: y + 26 }]);
  },

  paintBehind(scene) {
    const { page, palette, stage, side } = scene;
    paintOpenSky(scene);
    const random = scene.random('peaks');
    const tall = { far: 1.35, middle: 1.5, close: 1.5, high: 0.6, low: 2 }[scene.shot];
    const snowCap = mix('#fffaf2', palette.haze, 0.35);
    for (const [i, row] of RANGES.entries()) {
      page.plane((layer) => {
        for (const [x = 0, width = 0, height = 0] of row)
          peak(layer, random, [x + random.signed(40), stage.horizon + 40], {
            size: [width, height * tall],
            colours: {
              rock: mix(palette.haze, palette.far, 0.5 + i * 0.4),
              snow: snowCap,
              haze: palette.haze,
            },
            lit: side,
          });
      });
      mist(page, random, stage.horizon - 10 + i * 20, {
        colour: light(palette.haze, 0.04),
        opacity: 0.4,
      });
    }
    paintFirs(scene, tall);
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.05), { opacity: 0.36 });
    const line = ground(page, scene);
    const run = path(page, scene, { top: stage.horizon + 34, width: 170 });
    meadowGrass(page, scene, line, { run, count: 80, height: 10 });
    paintCave(scene);
    const stones = scene.random('stones');
    page.plane((layer) => {
      pebbles(layer, stones, {
        from: [60, stage.horizon + 110],
        to: [940, scene.calm === 'bottom' ? 680 : 980],
        count: 34,
        colours: [mix(palette.middle, palette.path, 0.5), palette.path],
      });
      const [x, y] = ledge(scene);
      boulder(layer, stones, {
        x,
        y: y + 66,
        width: 110,
        height: 42,
        colour: mix(palette.middle, palette.foreground, 0.3),
        lit: side,
      });
    });
  },

  paintInFront(scene) {
    const { page, palette, side } = scene;
    const random = scene.random('frame');
    page.plane((layer) => {
      const edge = side === -1 ? 1000 : 0;
      if (scene.calm !== 'top') {
        const inward = edge === 0 ? 1 : -1;
        for (const [y, reach] of [
          [-10, 190],
          [70, 110],
          [140, 70],
        ] as const)
          layer.shape(
            smooth([
              [edge - inward * 40, y - 60],
              [edge + inward * reach, y - 60],
              [edge + inward * reach * 0.8, y],
              [edge + inward * reach * 0.35, y + 70],
              [edge - inward * 40, y + 110],
            ]),
            palette.foreground,
            {
              smoothed: true,
              tremble: 3,
              coats: [
                layer.shading(
                  [edge, y],
                  [edge + inward * reach, y - 20],
                  light(palette.foreground, 0.09),
                  0.7,
                ),
              ],
            },
          );
      }
      if (scene.calm === 'bottom') return;
      for (const [x, width, height] of [
        [-20, 280, 150],
        [140, 130, 60],
        [1020, 270, 160],
        [870, 120, 54],
      ] as const)
        boulder(layer, random, {
          x,
          y: 1014,
          width,
          height,
          colour: palette.foreground,
          lit: side,
        });
    });
  },
};

const paintFirs = (scene: SettingScene, tall: number): void => {
  const { page, stage, palette } = scene;
  const firs = scene.random('firs');
  page.plane((layer) => {
    for (let i = 0; i < 16; i++) {
      const x = ((i + 0.5 + firs.signed(0.4)) / 16) * 1060 - 30;
      if (Math.abs(x - scene.focus[0]) < 110) continue;
      fir(layer, firs, {
        x,
        y: stage.horizon + 46,
        height: firs.between(70, 130) * tall,
        width: 42,
        colour: mix(palette.haze, palette.middle, 0.75),
        detail: 0.6,
      });
    }
  });
};

const layCaveStones = (
  layer: Layer,
  scene: SettingScene,
  [x, y]: Point,
  { far, size, rock }: { readonly far: number; readonly size: number; readonly rock: string },
): void => {
  const { side } = scene;
  const random = scene.random('cave stones');
  for (const [px, width, height] of [
    [-120, 90, 50],
    [96, 70, 40],
    [-70, 44, 24],
  ] as const)
    boulder(layer, random, {
      x: x + far * px * size,
      y: y + 18,
      width: width * size,
      height: height * size,
      colour: rock,
      lit: side,
    });
};
