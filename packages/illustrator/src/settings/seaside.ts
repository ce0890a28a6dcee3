import { alpha, light, mix, shade } from '../paint/colour.ts';
import { grass, tints } from '../paint/foliage.ts';
import { lerp, type Point, smooth, terrain } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { SEASIDE_PALETTES } from './palettes/seaside.ts';
import { groundStage } from './parts/ground-stage.ts';
import { windowGlow } from './parts/houses.ts';
import { ridge, rolling } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import { paintSea, seaDepth } from './parts/sea.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { boulder, pebbles } from './parts/stones.ts';
import { tower } from './parts/towers.ts';

/** How far white walls sink into the dusk. */
const DUSK: Record<SettingScene['light'], number> = {
  morning: 0,
  noon: 0,
  evening: 0.3,
  night: 0.58,
};

/** A bay: sea with a headland and a lighthouse, wet sand, dunes at the edges. */

const paintHeadland = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const { side } = scene;
  const foot = stage.horizon + 10;
  const rise = { far: 70, middle: 84, close: 96, high: 46, low: 130 }[scene.shot];
  const at = (x: number): number => (side === 1 ? x : 1000 - x);
  const land = mix(
    palette.haze,
    mix(
      palette.far,
      mix(palette.foreground, palette.ground, 0.5),
      scene.light === 'night' ? 0.2 : 0.5,
    ),
    0.62,
  );
  page.plane((layer) => {
    layer.shape(
      smooth(
        [
          [at(-60), foot],
          [at(-60), foot - rise * 1.1],
          [at(70), foot - rise],
          [at(170), foot - rise * 0.86],
          [at(250), foot - rise * 0.4],
          [at(300), foot - 6],
          [at(320), foot + 4],
        ].map(([x = 0, y = 0]): Point => [x, y]),
      ),
      land,
      {
        smoothed: true,
        tremble: 2.4,
        coats: [
          layer.shading([0, foot - rise], [0, foot], shade(land, 0.12), 0.8),
          { fill: light(land, 0.1), texture: 'dry', size: 230, strength: 0.45 },
        ],
      },
    );
    const look = {
      wall: mix(mix('#fff8ec', palette.haze, 0.2), palette.far, DUSK[scene.light]),
      roof: mix(mix(palette.accents[0], palette.haze, 0.2), palette.far, DUSK[scene.light]),
      trim: '#fff8ec',
      glow: windowGlow(scene.light),
      lit: side,
    };
    tower(
      layer,
      { x: at(150), y: foot - rise * 0.84, width: rise * 0.34, height: rise * 1.1, roof: true },
      look,
    );
    if (look.glow) layer.glow([at(150), foot - rise * 1.96], 200, '#ffe9b0', { opacity: 0.8 });
  });
};

const paintSail = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('sail');
  const x = 500 + scene.side * random.between(120, 240);
  if (Math.abs(x - scene.focus[0]) < 120) return;
  const size = { far: 1, middle: 1.15, close: 1.3, high: 0.8, low: 1.2 }[scene.shot];
  page.plane((layer) =>
    layer.at({ x, y: stage.horizon + 20, scale: size }, () => {
      layer.shape(
        svgPoints('-26,0 28,0 20,12 -18,12'),
        mix(palette.accents[0], palette.haze, 0.3),
        { angular: true },
      );
      layer.line(svgPoints('0,0 0,-30 0,-62'), 2, mix(palette.foreground, palette.haze, 0.4), {
        even: true,
      });
      layer.shape(svgPoints('3,-4 3,-60 26,-8'), mix('#fffaf0', palette.haze, 0.15), {
        angular: true,
        coats: [layer.shading([3, -50], [26, -6], mix('#d9c8d8', palette.haze, 0.3), 0.8)],
      });
      layer.shape(svgPoints('-3,-4 -3,-52 -22,-8'), mix(palette.accents[1], palette.haze, 0.3), {
        angular: true,
      });
    }),
  );
};

/** The water's edge: foam, wet sand, then the dry beach. */
const paintBeach = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('beach');
  const shore = rolling(stage.horizon + seaDepth(scene), 13, random.between(0, 6), 150);
  const below = (line: (x: number) => number, by: number) => (x: number) => line(x) + by;
  page.shape(terrain(below(shore, -7), 20), light(palette.sky[2], 0.04), {
    smoothed: true,
    tremble: 4,
    frequency: 0.03,
    opacity: 0.9,
  });
  page.shape(terrain(shore, 20), palette.path, {
    smoothed: true,
    tremble: 3,
    coats: [
      {
        fill: page.linear(
          [0, stage.horizon + seaDepth(scene)],
          [0, stage.horizon + seaDepth(scene) + 60],
          [alpha(palette.sky[2], 0.65), alpha(palette.path, 0)],
        ),
      },
    ],
  });
  const top = stage.horizon + seaDepth(scene) + 44;
  const dry = rolling(top, 16, random.between(0, 6), 210);
  page.shape(terrain(dry, 24), palette.ground, {
    smoothed: true,
    tremble: 3,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 1)],
            [0.45, alpha(palette.groundLit, 0.2)],
            [1, alpha(shade(palette.ground, 0.18), 0.95)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.08), texture: 'blotch', size: 380, strength: 0.45 },
      { fill: light(palette.ground, 0.06), texture: 'grain', size: 300, strength: 0.3 },
    ],
  });
  page.plane((layer) => {
    paintSand(layer, scene, random, top);
  });
};

const duneGrass = (layer: Layer, scene: SettingScene, [x, y]: Point, reach: number): void => {
  const random = scene.random(`dune ${x}`);
  const sand = shade(scene.palette.ground, 0.16);
  const inward = x < 500 ? 1 : -1;
  layer.shape(
    smooth(
      [
        [x - inward * 90, y + 60],
        [x - inward * 80, y - reach * 0.5],
        [x + inward * 20, y - reach * 0.42],
        [x + inward * reach, y],
        [x + inward * reach * 1.6, y + 60],
      ].map(([px = 0, py = 0]): Point => [px, py]),
    ),
    mix(sand, scene.palette.foreground, 0.35),
    {
      smoothed: true,
      tremble: 3,
      coats: [layer.shading([x, y - reach * 0.4], [x, y + 60], shade(sand, 0.2), 0.9)],
    },
  );
  grass(layer, random, {
    from: Math.min(x - inward * 60, x + inward * reach * 1.1),
    to: Math.max(x - inward * 60, x + inward * reach * 1.1),
    heightAt: (px) => y - reach * 0.28 + (Math.abs(px - x) / reach) * reach * 0.36,
    count: 130,
    height: 88,
    lean: inward * 14,
    colours: tints(scene.palette.foreground),
  });
};

export const seaside: SettingPainter = {
  palettes: SEASIDE_PALETTES,

  stage: (frame) => {
    const stage = groundStage(frame);
    const side = frame.seed % 2 === 0 ? -1 : 1;
    return { ...stage, perches: [{ x: 500 + side * 330, y: stage.feet - 62 }] };
  },

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintOpenSky(scene);
    ridge(page, rolling(stage.horizon - 16, 12, 2, 220), mix(palette.haze, palette.far, 0.42), {
      haze: palette.haze,
    });
    paintSea(scene);
    paintHeadland(scene);
    paintSail(scene);
    page.glow([scene.focus[0], stage.horizon + 40], 320, light(palette.haze, 0.04), {
      opacity: 0.3,
    });
    paintBeach(scene);
    const perch = stage.perches[0];
    const rock = mix(palette.foreground, palette.path, 0.4);
    if (perch)
      page.plane((layer) => {
        boulder(layer, scene.random('rock'), {
          x: perch.x,
          y: stage.feet + 6,
          width: 150,
          height: 70,
          colour: rock,
          lit: scene.side,
        });
        boulder(layer, scene.random('rock 2'), {
          x: perch.x + 80,
          y: stage.feet + 14,
          width: 70,
          height: 36,
          colour: rock,
          lit: scene.side,
        });
      });
  },

  paintInFront(scene) {
    if (scene.calm === 'bottom') return;
    scene.page.plane((layer) => {
      duneGrass(layer, scene, [-10, 985], 190);
      duneGrass(layer, scene, [1010, 992], 160);
    });
  },
};

const paintSand = (layer: Layer, scene: SettingScene, random: Random, top: number): void => {
  const { palette } = scene;
  for (let i = 0; i < 34; i++) {
    const y = lerp(top + 30, 985, random.next());
    const x = random.between(-40, 1000);
    const long = lerp(50, 180, (y - top) / (1000 - top));
    layer.line(
      [
        [x, y],
        [x + long * 0.4, y - 4],
        [x + long, y + 2],
      ],
      2.2,
      shade(palette.ground, 0.09),
      { opacity: 0.5 },
    );
  }
  pebbles(layer, random, {
    from: [0, top + 60],
    to: [1000, scene.calm === 'bottom' ? 680 : 990],
    count: 40,
    colours: [
      light(palette.ground, 0.06),
      shade(palette.ground, 0.12),
      palette.accents[2],
      '#fff6ea',
    ],
  });
};
