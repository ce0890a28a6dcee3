import { light, mix, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What stands in the worlds of long ago. */

const ROCK = '#8f6f6d';
const LAVA = '#f0803c';
const SMOKE = '#d9cfd2';

/** Three puffs that drift off, the highest the palest. */
const paintPuffs = (layer: Layer): void => {
  for (const [x, y, r, pale] of [
    [44, -408, 44, 0.1],
    [-18, -392, 40, 0.06],
    [14, -352, 38, 0],
  ] as const) {
    const tint = light(SMOKE, pale * 0.5);
    layer.shape(ellipse([x, y], r * 1.16, r, { turn: 0, count: 20 }), tint, {
      tremble: 2,
      coats: [
        layer.shading([x - r * 0.2, y - r * 0.4], [x + r * 0.4, y + r], shade(SMOKE, 0.12), 0.8),
      ],
    });
  }
};

const RUNNELS = [
  '-26,-302 -34,-262 -24,-226 -40,-190',
  '8,-300 14,-240 2,-200 16,-150 8,-120',
  '34,-300 50,-268 46,-238',
] as const;

export const volcano: PropPainter = {
  box: { left: -240, top: -452, right: 240, bottom: 2 },
  grip: null,
  lamp: { at: [0, -306], radius: 150, colour: '#ffb35c' },
  paint(layer) {
    paintPuffs(layer);
    layer.glow([0, -310], 92, LAVA, { opacity: 0.5 });
    layer.shape(
      xy([
        -236, 0, -190, -54, -138, -134, -92, -230, -64, -300, 60, -300, 94, -226, 140, -130, 188,
        -58, 236, 0,
      ]),
      ROCK,
      {
        tremble: 3,
        frequency: 0.02,
        coats: [
          layer.shading([-60, -260], [150, 0], shade(ROCK, 0.18), 0.95),
          layer.bloom([-90, -170], 120, light(ROCK, 0.12), 0.7),
          { fill: shade(ROCK, 0.1), texture: 'dry', size: 210, strength: 0.5 },
        ],
      },
    );
    layer.shape(ellipse([-2, -300], 63, 15, { turn: 0, count: 18 }), mix(LAVA, '#ffd46a', 0.4), {
      tremble: 1,
    });
    for (const [i, run] of RUNNELS.entries())
      layer.limb(
        run.split(' ').map((pair): Point => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return [x, y];
        }),
        [20, 16, 13, 7],
        i === 1 ? mix(LAVA, '#ffd46a', 0.25) : LAVA,
        { tremble: 1.2 },
      );
  },
};

const FERN = '#5c8f4c';

/** A frond that arches away from the middle, its leaflets in pairs. */
const frond = (layer: Layer, reach: number, rise: number, tint: string): void => {
  const at = (t: number): Point => [
    reach * t,
    -rise * Math.sin(t * 2.1) * (1 - 0.12 * t) - rise * 0.12 * t,
  ];
  const steps = Array.from({ length: 14 }, (_, i) => (i + 1) / 14);
  layer.limb([at(0), at(0.3), at(0.6), at(1)], [6, 5, 4, 2], shade(tint, 0.1));
  for (const t of steps) {
    const [x, y] = at(t);
    const [bx, by] = at(t - 0.06);
    const along = (Math.atan2(y - by, x - bx) * 180) / Math.PI;
    const long = 30 * (1 - t * 0.72);
    for (const side of [-1, 1])
      layer.dab([x, y], long, 5.5 * (1 - t * 0.4), {
        angle: along + side * 62,
        colour: side < 0 ? light(tint, 0.05) : tint,
      });
  }
};

export const fern: PropPainter = {
  box: { left: -128, top: -148, right: 128, bottom: 8 },
  grip: null,
  paint(layer) {
    for (const [reach, rise, pale] of [
      [-58, 128, -0.06],
      [62, 132, -0.06],
      [-112, 82, 0],
      [112, 86, 0],
      [-22, 138, 0.02],
      [24, 120, 0.05],
      [-84, 58, 0.05],
      [86, 52, 0.05],
    ] as const)
      frond(layer, reach, rise, pale < 0 ? shade(FERN, -pale) : light(FERN, pale));
  },
};

const SANDSTONE = '#e3bd7c';

/** Two sides of a pyramid in its courses of stone, one in the sun. */
export const pyramid: PropPainter = {
  box: standing(520, 330),
  grip: null,
  paint(layer) {
    slab(layer, xy([-258, 0, 36, -326, 100, 0]), SANDSTONE, 0.06);
    slab(layer, xy([100, 0, 36, -326, 258, 0]), shade(SANDSTONE, 0.14), 0.1);
    for (let course = 1; course < 9; course++) {
      const t = course / 9;
      const y = -326 * t;
      const left = -258 + (36 + 258) * t;
      const middle = 100 + (36 - 100) * t;
      const right = 258 + (36 - 258) * t;
      layer.line(xy([left + 4, y, middle, y]), 2.6, shade(SANDSTONE, 0.12), { opacity: 0.7 });
      layer.line(xy([middle, y, right - 4, y]), 2.6, shade(SANDSTONE, 0.24), { opacity: 0.6 });
      const stones = 10 - course;
      for (let i = 1; i < stones; i++) {
        const x = left + ((middle - left) * (i + (course % 2) * 0.5)) / stones;
        if (x < middle - 8)
          layer.line(xy([x, y, x + 3, y + 32]), 2.2, shade(SANDSTONE, 0.12), { opacity: 0.55 });
      }
    }
  },
};
