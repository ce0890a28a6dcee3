import { alpha, light, mix, shade } from '../paint/colour.ts';
import { hidesFace } from '../paint/face-zone.ts';
import { clamp, limb, type Point, smooth, terrain } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import { mist } from '../paint/sky.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { SNOW_PALETTES } from './palettes/snow.ts';
import { groundStage } from './parts/ground-stage.ts';
import { rolling } from './parts/land.ts';
import { paintOpenSky } from './parts/open-sky.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { paintCabin, snowyFir } from './parts/snowy-woods.ts';

/** Deep snow among white firs; a cabin with a chimney far off. */

const paintWoods = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('woods');
  const tall = { far: 1, middle: 1, close: 1, high: 0.6, low: 1.45 }[scene.shot];
  for (const [i, row] of [
    { lift: -26, height: 120, width: 44, share: 0.34, count: 20 },
    { lift: 14, height: 185, width: 66, share: 0.7, count: 12 },
  ].entries()) {
    const line = rolling(stage.horizon + row.lift, 14, i * 2, 170);
    const colour = mix(palette.haze, i ? palette.middle : palette.far, row.share);
    page.plane((layer) => {
      for (let k = 0; k < row.count; k++) {
        const x = ((k + 0.5 + random.signed(0.4)) / row.count) * 1080 - 40;
        const open = clamp(Math.abs(x - scene.focus[0]) / 200, 0.4, 1);
        snowyFir(layer, random, {
          x,
          y: line(x) + 12,
          height: row.height * tall * open * random.between(0.75, 1.15),
          width: row.width,
          colour,
          snow: mix(palette.groundLit, palette.haze, 0.4 - i * 0.2),
          detail: 0.6,
        });
      }
      layer.shape(terrain(line), mix(palette.ground, palette.haze, 0.5 - i * 0.25), {
        smoothed: true,
        tremble: 2,
        coats: [
          layer.shading(
            [0, stage.horizon + 130],
            [0, stage.horizon],
            light(palette.groundLit, 0.02),
            0.9,
          ),
        ],
      });
    });
    mist(page, random, stage.horizon + row.lift + 12, {
      colour: light(palette.haze, 0.04),
      opacity: 0.26,
      count: 5,
    });
  }
};

/** Snow under the figures: drifts with blue hollows and lit crests, and a trodden track. */
const paintSnowfield = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const top = stage.horizon + 44;
  const random = scene.random('drifts');
  page.shape(terrain(rolling(top, 12, 1, 240)), palette.ground, {
    smoothed: true,
    tremble: 1.6,
    coats: [
      {
        fill: page.linear(
          [0, top],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 1)],
            [0.4, alpha(palette.groundLit, 0.35)],
            [0.7, alpha(palette.ground, 0)],
            [1, alpha(shade(palette.ground, 0.16), 0.9)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.06), texture: 'blotch', size: 460, strength: 0.5 },
      { fill: palette.groundLit, texture: 'grain', size: 260, strength: 0.25 },
    ],
  });
  const lowest = scene.calm === 'bottom' ? 660 : 960;
  page.plane((layer) => {
    for (let i = 0; i < 7; i++) {
      const y = top + 50 + ((lowest - top - 60) * i) / 6;
      const x = random.between(0, 1000);
      const half = random.between(150, 320);
      layer.shape(
        smooth([
          [x - half, y + 12],
          [x - half * 0.3, y - 10],
          [x + half * 0.3, y - 6],
          [x + half, y + 14],
          [x, y + 26],
        ]),
        palette.ground,
        {
          smoothed: true,
          opacity: 0.8,
          tremble: 2,
          coats: [
            layer.shading([x, y + 24], [x, y - 10], palette.groundLit, 1),
            layer.shading([x, y], [x, y + 26], shade(palette.ground, 0.07), 0.6),
          ],
        },
      );
    }
    paintTrack(layer, scene, top);
  });
};

export const snow: SettingPainter = {
  palettes: SNOW_PALETTES,

  stage: (frame) => groundStage(frame),

  paintBehind(scene) {
    const { page, palette, stage } = scene;
    paintOpenSky(scene);
    page.plane((layer) => {
      const peaks: Point[] = svgPoints(
        '-60,20 90,-96 210,-20 360,-130 520,-30 660,-112 800,-24 930,-90 1060,10',
      );
      const colour = mix(palette.haze, palette.far, 0.42);
      layer.shape(
        [
          ...peaks.map(([x, y]): Point => [x, stage.horizon + y * 1.1 - 12]),
          [1060, 1000],
          [-60, 1000],
        ],
        colour,
        {
          angular: true,
          tremble: 4,
          frequency: 0.02,
          coats: [
            layer.shading(
              [0, stage.horizon - 60],
              [0, stage.horizon - 170],
              light(palette.groundLit, 0.02),
              1,
            ),
            { fill: light(colour, 0.08), texture: 'dry', size: 330, strength: 0.5 },
          ],
        },
      );
    });
    mist(page, scene.random('mist'), stage.horizon - 30, {
      colour: light(palette.haze, 0.04),
      opacity: 0.4,
    });
    paintWoods(scene);
    page.glow([scene.focus[0], stage.horizon], 320, light(palette.haze, 0.06), { opacity: 0.4 });
    paintSnowfield(scene);
    paintCabin(scene);
    const random = scene.random('near firs');
    const tall = { far: 0.85, middle: 1, close: 1.2, high: 0.65, low: 1.35 }[scene.shot];
    page.plane((layer) => {
      for (const [x, drop, height, width] of [
        [20, 80, 420, 190],
        [150, 44, 260, 120],
        [985, 84, 450, 200],
        [868, 46, 290, 130],
      ] as const) {
        if (Math.abs(x - scene.focus[0]) < 180) continue;
        snowyFir(layer, random, {
          x: x + random.signed(24),
          y: stage.horizon + drop,
          height: height * tall,
          width: width * tall,
          colour: mix(palette.middle, palette.far, 0.12),
          snow: palette.groundLit,
        });
      }
    });
  },

  paintInFront(scene) {
    const { page, palette } = scene;
    const random = scene.random('frame');
    const edge = scene.side === -1 ? 1000 : 0;
    const inward = edge === 0 ? 1 : -1;
    page.plane((layer) => {
      for (const [y, reach] of [
        [70, 250],
        [190, 170],
      ] as const) {
        const tip = edge + inward * reach;
        const bough = {
          left: Math.min(edge, tip),
          right: Math.max(edge, tip),
          top: y - 60,
          bottom: y + 80,
        };
        if ((scene.calm === 'top' && y > 100) || hidesFace(scene.faces, bough)) continue;
        layer.limb(
          [
            [edge - inward * 20, y - 40],
            [edge + inward * reach * 0.5, y],
            [edge + inward * reach, y + 46],
          ],
          [22, 13, 4],
          palette.foreground,
        );
        for (let i = 0; i < 60; i++) {
          const t = random.next();
          layer.dab([edge + inward * reach * t, y - 40 + 84 * t], random.between(26, 54), 4, {
            angle: inward > 0 ? random.between(30, 130) : random.between(50, 150),
            colour: random.chance(0.3) ? light(palette.foreground, 0.07) : palette.foreground,
          });
        }
        for (let i = 0; i < 9; i++)
          layer.dab([edge + (inward * (reach * i)) / 9, y - 46 + (84 * i) / 9], 36, 8, {
            angle: inward > 0 ? 14 : 166,
            colour: palette.groundLit,
          });
      }
      if (scene.calm === 'bottom') return;
      frameDrifts(layer, palette);
    });
  },
};

const frameDrifts = (layer: Layer, palette: Palette): void => {
  for (const [x, width] of [
    [-30, 420],
    [1030, 400],
  ] as const) {
    layer.shape(
      smooth(
        limb(
          [
            [x - width / 2, 1040],
            [x, 962],
            [x + width / 2, 1040],
          ],
          [60, 110, 60],
        ),
      ),
      shade(palette.ground, 0.1),
      { smoothed: true, coats: [layer.shading([x, 1020], [x, 905], palette.groundLit, 0.9)] },
    );
  }
};

const paintTrack = (layer: Layer, scene: SettingScene, top: number): void => {
  const { stage, palette } = scene;
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const size = 4 + t * 15;
    const x = scene.focus[0] - 150 * (1 - t) + Math.sin(t * 5) * 40 + (i % 2 ? size : -size);
    layer.ctx.save();
    layer.ctx.translate(x, top + 24 + (stage.feet - top) * t);
    layer.ctx.scale(1, 0.45);
    layer.disc([0, 0], size, palette.path, 0.75);
    layer.ctx.restore();
  }
};
