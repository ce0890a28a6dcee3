import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { paintIronHat, paintPointedHat } from './dressing-up-hats.ts';
import type { FigureScene } from './figure.ts';
import { SCARF_BAND } from './hair-caps.ts';
import { HAIR } from './hair-styles.ts';

/** What is worn on the head, in head units (the helmet in hero units). */

export const paintHeadscarf = (scene: FigureScene): void => {
  const { layer, figure } = scene;
  const colour = figure.paint.accent;
  const { view, turn } = figure.pose;
  if (view === 'back') {
    layer.shape(svgPoints('-54,-26 -60,12 -52,56 0,74 52,56 60,12 54,-26 0,-66'), colour, {
      coats: [layer.shading([20, -50], [-30, 70], shade(colour, 0.18))],
    });
    return;
  }
  const shift = view === 'side' ? 8 : turn * 9;
  const band = SCARF_BAND.map(([x, y]): Point => [x + shift * (1 - Math.abs(x) / 60), y]);
  layer.limb(band, [17, 23, 24, 25, 24, 23, 17], colour, {
    coats: [
      layer.shading([30, -50], [-50, 50], shade(colour, 0.18)),
      layer.bloom([24, -54], 40, light(colour, 0.1), 0.8),
    ],
  });
  layer.limb(
    [
      [-42, 44],
      [-14 + shift, 60],
      [18 + shift, 61],
      [46, 44],
    ],
    [22, 27, 27, 22],
    colour,
    { coats: [layer.shading([10, 46], [-20, 76], shade(colour, 0.18))] },
  );
  layer.line(
    [
      [-34, 40],
      [-8 + shift, 56],
      [26 + shift, 66],
    ],
    2.4,
    shade(colour, 0.16),
    { opacity: 0.7 },
  );
};

export const paintHat = (scene: FigureScene): void => {
  const { layer, figure } = scene;
  const { cut, paint, headgear, pose } = figure;
  if (headgear === 'bubble' || cut.details.includes('helmet')) return;
  const shift = pose.turn * 6;
  if (headgear === 'hood' || cut.details.includes('bobble-hat')) {
    const wool = headgear === 'hood' ? paint.main : paint.accent;
    layer.shape(
      [
        [-56, -14],
        [-52, -42],
        [-28, -66],
        [2, -72],
        [32, -65],
        [53, -42],
        [57, -14],
        [30 + shift, -27],
        [shift, -31],
        [-30 + shift, -27],
      ],
      wool,
      {
        coats: [
          layer.shading([20, -60], [-50, -10], shade(wool, 0.18)),
          { fill: light(wool, 0.1), texture: 'bristle', size: 120, turn: 90, strength: 0.4 },
        ],
      },
    );
    layer.limb(
      [
        [-56, -12],
        [-28 + shift, -27],
        [shift, -30],
        [30 + shift, -27],
        [57, -12],
      ],
      [15, 16, 16, 16, 15],
      paint.trim,
      { tremble: 1.4, frequency: 0.1 },
    );
    if (headgear !== 'hood')
      layer.shape(ellipse([2, -79], 16), paint.trim, {
        tremble: 2.2,
        frequency: 0.14,
        coats: [layer.shading([6, -88], [-8, -66], shade(paint.trim, 0.12))],
      });
  }
  if (cut.details.includes('crown')) paintCrown(scene, shift);
  if (cut.details.includes('pointed-hat')) paintPointedHat(scene, shift);
  if (cut.details.includes('iron-hat')) paintIronHat(scene, shift);
};

const paintCrown = (scene: FigureScene, shift: number): void => {
  const { layer, figure } = scene;
  const gold = '#f3c24c';
  const y = -52;
  layer.shape(
    [
      [-31 + shift, y + 6],
      [-37 + shift, y - 26],
      [-18 + shift, y - 12],
      [shift, y - 36],
      [18 + shift, y - 12],
      [37 + shift, y - 26],
      [31 + shift, y + 6],
      [shift, y + 11],
    ],
    gold,
    {
      angular: true,
      tremble: 0.5,
      coats: [
        layer.shading([20 + shift, y - 20], [-30 + shift, y + 8], shade(gold, 0.16)),
        layer.bloom([10 + shift, y - 10], 26, light(gold, 0.12), 0.9),
      ],
    },
  );
  for (const [dx, dy] of [
    [-37, -27],
    [0, -37],
    [37, -27],
  ] as const)
    layer.disc([dx + shift, y + dy], 4.2, light(gold, 0.1));
  for (const dx of [-18, 0, 18])
    layer.disc([dx + shift, y + 1], 4, dx ? figure.paint.main : figure.paint.accent);
};

/** A clear helmet around head and hair: space and the deep sea. */
export const paintHelmet = (scene: FigureScene): void => {
  const { figure, layer, skeleton } = scene;
  if (figure.headgear !== 'bubble') return;
  const [x, y] = skeleton.head;
  const r =
    skeleton.build.headRadius * 1.36 * Math.max(1.08, HAIR[figure.looks.hairStyle].volume * 0.98);
  const cy = y - 4;
  layer.disc(
    [x, cy],
    r,
    layer.radial([x - r * 0.25, cy - r * 0.35], r * 0.08, r * 1.1, [
      [0, alpha('#ffffff', 0.2)],
      [0.5, alpha('#c9f2ee', 0.03)],
      [0.86, alpha('#bff0f0', 0.12)],
      [1, alpha('#e9ffff', 0.45)],
    ]),
  );
  layer.ctx.strokeStyle = alpha('#f4ffff', 0.85);
  layer.ctx.lineWidth = 2.6;
  layer.ctx.beginPath();
  layer.ctx.arc(x, cy, r, 0, 2 * Math.PI);
  layer.ctx.stroke();
  layer.limb(
    [
      [x - r * 0.76, cy - r * 0.28],
      [x - r * 0.62, cy - r * 0.62],
      [x - r * 0.28, cy - r * 0.84],
    ],
    [3, 10, 3],
    '#ffffff',
    { opacity: 0.75, tremble: 0.4 },
  );
  layer.limb(
    [
      [x + r * 0.82, cy + r * 0.28],
      [x + r * 0.7, cy + r * 0.54],
      [x + r * 0.48, cy + r * 0.74],
    ],
    [2, 6, 2],
    '#ffffff',
    { opacity: 0.45, tremble: 0.3 },
  );
};
