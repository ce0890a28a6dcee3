import { alpha, light, mix, oklch, shade } from '../paint/colour.ts';
import { lerp, limb, type Point, smooth, terrain } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import type { Random } from '../paint/random.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { UNDERWATER_PALETTES } from './palettes/underwater.ts';
import { groundStage } from './parts/ground-stage.ts';
import { rolling } from './parts/land.ts';
import { branchCoral, bubbles, kelp, smallFish, tubes } from './parts/reef.ts';
import type { SettingPainter, SettingScene } from './parts/setting-painter.ts';
import { boulder } from './parts/stones.ts';

/** A reef in clear water: rays from above, coral and weed, shoals of small fish. */

const paintWater = (scene: SettingScene): void => {
  const { page, palette, side } = scene;
  const [top, middle, deep] = palette.sky;
  page.flood(
    page.linear(
      [0, 0],
      [0, 1000],
      [
        [0, top],
        [0.22, mix(top, middle, 0.75)],
        [0.55, middle],
        [1, deep],
      ],
    ),
  );
  page.wash(light(top, 0.03), 'blotch', 760, { opacity: 0.3, blend: 'soft-light' });
  page.wash(shade(deep, 0.04), 'blotch', 520, { opacity: 0.28 });
  const random = scene.random('rays');
  const x = 500 + side * 180;
  page.plane(
    (layer) => {
      for (let i = 0; i < 8; i++) {
        const t = -1 + i * 0.28 + random.signed(0.07);
        const wide = random.between(22, 66);
        layer.ctx.fillStyle = layer.linear(
          [0, 0],
          [0, 860],
          [alpha('#fffbe2', 0.62), alpha('#fffbe2', 0)],
        );
        layer.ctx.beginPath();
        layer.ctx.moveTo(x + t * 130 - wide * 0.4, -20);
        layer.ctx.lineTo(x + t * 130 + wide * 0.4, -20);
        layer.ctx.lineTo(x + t * 560 + wide * 1.8 - side * 120, 900);
        layer.ctx.lineTo(x + t * 560 - wide * 1.2 - side * 120, 900);
        layer.ctx.fill();
      }
    },
    { opacity: scene.light === 'night' ? 0.2 : 0.4, blur: 13, blend: 'soft-light' },
  );
  if (scene.calm === 'top') return;
  paintRipples(page, random);
};

const paintShoals = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const random = scene.random('shoals');
  page.plane((layer) => {
    for (let s = 0; s < 3; s++) {
      const cx = s === 0 ? random.between(90, 300) : random.between(640, 900);
      const cy = lerp(scene.calm === 'top' ? 350 : 120, stage.horizon - 60, random.next());
      const colour = mix(palette.haze, palette.accents[s % 3] ?? palette.far, 0.4 + s * 0.12);
      const flip = random.chance(0.5);
      for (let i = 0; i < 13; i++)
        smallFish(
          layer,
          [cx + random.signed(84), cy + random.signed(44)],
          random.between(0.5, 0.9),
          { colour, flip },
        );
    }
  });
};

const paintReef = (scene: SettingScene): void => {
  const { page, palette, stage } = scene;
  const floor = stage.horizon;
  const random = scene.random('reef');
  paintFarReef(scene, random, floor);
  const line = rolling(floor + 40, 10, 1, 240);
  page.shape(terrain(line), palette.ground, {
    smoothed: true,
    tremble: 2.4,
    coats: [
      {
        fill: page.linear(
          [0, floor + 40],
          [0, 1000],
          [
            [0, alpha(palette.groundLit, 0.95)],
            [0.45, alpha(palette.groundLit, 0.2)],
            [1, alpha(mix(palette.foreground, palette.middle, 0.3), 0.9)],
          ],
        ),
      },
      { fill: shade(palette.ground, 0.07), texture: 'grain', size: 300, strength: 0.4 },
    ],
  });
  paintSandRipples(page, random, floor, palette);
  page.plane((layer) => {
    const colours = [
      palette.accents[0],
      palette.accents[2],
      palette.accents[1],
      mix(palette.accents[2], palette.haze, 0.35),
    ];
    plantCorals(layer, scene, random, { colours, floor });
  });
};

export const underwater: SettingPainter = {
  palettes: UNDERWATER_PALETTES,

  stage: (frame) => {
    const ground = groundStage(frame);
    const horizon = frame.calm === 'bottom' ? Math.max(560, ground.horizon + 170) : 790;
    const feet = frame.calm === 'bottom' ? 400 : 600;
    return {
      ...ground,
      horizon,
      feet,
      heroHeight: Math.min(ground.heroHeight, 470),
      medium: 'water',
      perches: [],
    };
  },

  paintBehind(scene) {
    const { page, stage, side } = scene;
    paintWater(scene);
    paintShoals(scene);
    paintReef(scene);
    const random = scene.random('bubbles');
    page.plane((layer) => {
      bubbles(layer, random, [500 - side * 330, stage.horizon - 40], 8);
      bubbles(layer, random, [500 + side * 400, stage.horizon - 90], 5);
    });
    page.glow([scene.focus[0], stage.feet], 360, light(scene.palette.haze, 0.1), { opacity: 0.35 });
  },

  paintInFront(scene) {
    const { page, palette } = scene;
    const random = scene.random('frame');
    page.plane((layer) => {
      const low = scene.calm === 'bottom';
      for (const [x, height] of [
        [-6, 640],
        [44, 460],
        [1008, 600],
        [952, 420],
      ] as const) {
        if (low && (x === 44 || x === 952)) continue;
        kelp(layer, random, [x, 1030], {
          height: low ? height * 0.9 : height,
          colour: palette.foreground,
        });
      }
      if (low) return;
      const hump = smooth(limb(svgPoints('-60,1020 120,985 300,1030'), [90, 120, 60]));
      layer.shape(hump, palette.foreground, { smoothed: true, tremble: 3 });
      layer.shape(
        hump.map(([x, y]): Point => [1010 - x * 0.9, y]),
        palette.foreground,
        { smoothed: true, tremble: 3 },
      );
      branchCoral(layer, random, [180, 1000], { height: 120, colour: palette.foreground });
      branchCoral(layer, random, [850, 1004], { height: 130, colour: palette.foreground });
    });
  },
};

const plantCorals = (
  layer: Layer,
  scene: SettingScene,
  random: Random,
  { colours, floor }: { readonly colours: string[]; readonly floor: number },
): void => {
  const { palette, side } = scene;
  for (const [i, [x, drop, size]] of (
    [
      [110, 74, 150],
      [225, 56, 100],
      [900, 80, 160],
      [792, 58, 104],
      [330, 48, 70],
      [690, 50, 74],
    ] as const
  ).entries()) {
    if (Math.abs(x - scene.focus[0]) < 110) continue;
    const colour = mix(colours[i % 4] ?? palette.far, palette.haze, i > 3 ? 0.35 : 0.14);
    const at: Point = [x + random.signed(26), floor + drop];
    boulder(layer, random, {
      x: at[0] + 40,
      y: at[1] + 8,
      width: size * 0.8,
      height: size * 0.34,
      colour: mix(palette.middle, palette.ground, 0.4),
      lit: side,
    });
    if (i % 2) tubes(layer, random, at, { height: size, colour });
    else branchCoral(layer, random, at, { height: size, colour });
    kelp(layer, random, [at[0] - 30, at[1] + 4], {
      height: size * 1.7,
      colour: mix(oklch(0.62, 0.11, 165), palette.haze, scene.light === 'night' ? 0.6 : 0.2),
    });
  }
};

const paintSandRipples = (page: Layer, random: Random, floor: number, palette: Palette): void => {
  page.plane(
    (layer) => {
      for (let i = 0; i < 46; i++) {
        const y = lerp(floor + 54, 960, random.next());
        const x = random.between(-50, 1000);
        const long = lerp(40, 130, (y - floor) / (1000 - floor));
        layer.line(
          [
            [x, y],
            [x + long * 0.3, y - 5],
            [x + long * 0.7, y + 3],
            [x + long, y - 3],
          ],
          2.2,
          light(palette.groundLit, 0.05),
          { opacity: 0.6 },
        );
      }
    },
    { opacity: 0.6, blend: 'soft-light' },
  );
};

const paintFarReef = (scene: SettingScene, random: Random, floor: number): void => {
  const { palette, page } = scene;
  for (const [i, lift] of [64, 28].entries()) {
    const colour = mix(palette.haze, palette.far, 0.4 + i * 0.34);
    page.plane((layer) => {
      const line = rolling(floor - lift, 26, i * 3 + random.next() * 4, 120);
      layer.shape(terrain(line, 26), colour, {
        smoothed: true,
        tremble: 4,
        coats: [layer.shading([0, floor - lift + 30], [0, floor + 70], palette.haze, 0.8)],
      });
      for (let k = 0; k < 7; k++) {
        const x = random.between(0, 1000);
        if (Math.abs(x - scene.focus[0]) < 120) continue;
        if (random.chance(0.5))
          branchCoral(layer, random, [x, line(x) + 10], {
            height: random.between(60, 100),
            colour,
          });
        else kelp(layer, random, [x, line(x) + 10], { height: random.between(120, 230), colour });
      }
    });
  }
};

const paintRipples = (page: Layer, random: Random): void => {
  page.plane(
    (layer) => {
      for (let i = 0; i < 24; i++) {
        const y = random.next() ** 1.6 * 70;
        const px = random.between(-50, 1000);
        const long = random.between(60, 190);
        layer.line(
          [
            [px, y],
            [px + long * 0.3, y + 6],
            [px + long * 0.7, y - 3],
            [px + long, y + 5],
          ],
          2.4,
          '#fffdf0',
          { opacity: 0.5 },
        );
      }
    },
    { opacity: 0.8 },
  );
};
