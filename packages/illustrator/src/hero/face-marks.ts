import { alpha, lightnessOf, mix, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Figure, FigureScene } from './figure.ts';

/** Mouth, cheeks, freckles, wrinkles and beard, in head units (radius 52). */

/** Skin darker than this gets eye whites and a darker mouth, or the face is lost at night. */
export const DARK_SKIN = 0.62;

export const paintMouth = (scene: FigureScene, x: number, y: number): void => {
  const { layer, figure, skin } = scene;
  const { ctx } = layer;
  const dark = lightnessOf(skin.base) < DARK_SKIN;
  const line = dark ? shade(skin.base, 0.26) : shade(mix(skin.base, '#8a2f3b', 0.62), 0.08);
  ctx.strokeStyle = line;
  ctx.lineWidth = 2.8;
  const curve = (from: Point, control: Point, to: Point): void => {
    ctx.beginPath();
    ctx.moveTo(from[0], from[1]);
    ctx.quadraticCurveTo(control[0], control[1], to[0], to[1]);
    ctx.stroke();
  };
  switch (figure.face.mouth) {
    case 'smile':
      curve([x - 10, y - 2], [x, y + 8], [x + 10, y - 2.4]);
      return;
    case 'smirk':
      curve([x - 8, y + 1], [x + 3, y + 6.5], [x + 11, y - 4]);
      ctx.lineWidth = 1.7;
      curve([x + 9, y - 6], [x + 12, y - 4.5], [x + 12.6, y - 1.6]);
      return;
    case 'small':
      curve([x - 5, y], [x, y + 3.6], [x + 5.4, y]);
      return;
    case 'firm':
      curve([x - 9, y], [x, y + 3.4], [x + 9.4, y - 1.6]);
      return;
    case 'frown':
      curve([x - 8, y + 4], [x, y - 4], [x + 8, y + 4]);
      return;
    case 'wavy':
      ctx.beginPath();
      ctx.moveTo(x - 9, y + 2);
      ctx.bezierCurveTo(x - 4, y - 4, x + 2, y + 6, x + 9, y);
      ctx.stroke();
      return;
    case 'o':
    case 'yawn':
      layer.shape(ellipse([x, y + 3], 5.4, 6.8), '#6d2430', {
        tremble: 0.2,
        coats: [{ draw: () => layer.disc([x, y + 9], 4, '#e58a83') }],
      });
      return;
    case 'laugh': {
      paintLaugh(layer, x, y, ctx);
    }
  }
};

/** Cheeks, freckles, wrinkles: what lies on the skin. */
export const paintSkinMarks = (scene: FigureScene, shift: number): void => {
  const { layer, figure, skin } = scene;
  const { turn, view } = figure.pose;
  const blush = mix(skin.base, '#e0524a', 0.48);
  const sides = view === 'side' ? [1] : [-1, 1];
  for (const side of sides) {
    const far = side > 0 && view === 'front';
    const x = view === 'side' ? 24 : shift * 0.95 + side * (29 - (far ? turn * 6.6 : 0));
    const radius = 14 * (far ? 0.86 : 1);
    const opacity = 0.72 * figure.face.blush;
    layer.disc(
      [x, 20],
      radius,
      layer.radial([x, 20], 0, radius, [
        [0, alpha(blush, opacity)],
        [0.6, alpha(blush, opacity * 0.55)],
        [1, alpha(blush, 0)],
      ]),
    );
    if (figure.looks.freckles)
      for (const [i, j] of [
        [0, 0],
        [6, -3],
        [-5, -3],
        [2, -6],
        [-2, 4],
      ] as const)
        layer.disc([x - side * 2 + i, 14 + j], 1.2, skin.deep, 0.75);
    paintWrinkles(layer, x, figure, { side, skin });
  }
  if (figure.face.tear) {
    const x = shift * 0.95 - 27;
    layer.shape(
      [
        [x, 12],
        [x + 3, 19],
        [x, 23],
        [x - 3, 19],
      ],
      '#bfe6f6',
      { tremble: 0.1 },
    );
  }
};

export const paintBeard = (scene: FigureScene, shift: number): void => {
  const { layer, figure, hair } = scene;
  const { beard } = figure.traits;
  if (beard === 'none') return;
  const t = shift * 0.6;
  if (beard === 'full')
    layer.shape(
      [
        [-47 + t * 0.3, 6],
        [-38 + t, 22],
        [-18 + t, 27],
        [t * 1.6, 23],
        [18 + t * 1.6, 27],
        [36 + t, 22],
        [46 + t * 0.4, 6],
        [45 + t, 36],
        [26 + t, 58],
        [2 + t, 66],
        [-24 + t, 58],
        [-45 + t, 36],
      ],
      hair.base,
      {
        tremble: 1.6,
        frequency: 0.09,
        coats: [
          layer.shading([10, 20], [-20, 64], hair.shade, 0.9),
          { fill: hair.light, texture: 'bristle', size: 150, turn: 85, strength: 0.4 },
        ],
      },
    );
  layer.limb(
    [
      [-15 + shift, 27],
      [shift * 1.1, 22],
      [15 + shift, 27],
    ],
    [6, 9, 6],
    hair.base,
    { tremble: 0.8 },
  );
};

const paintWrinkles = (
  layer: Layer,
  x: number,
  figure: Figure,
  { side, skin }: { readonly side: number; readonly skin: FigureScene['skin'] },
): void => {
  if (figure.traits.wrinkles) {
    layer.line(
      [
        [x + side * 9, 2],
        [x + side * 13, 5],
        [x + side * 14, 9],
      ],
      1.3,
      skin.deep,
      { opacity: 0.6 },
    );
    layer.line(
      [
        [x - side * 9, 24],
        [x - side * 6, 29],
        [x - side * 7, 34],
      ],
      1.4,
      skin.deep,
      { opacity: 0.55 },
    );
  }
};

const paintLaugh = (layer: Layer, x: number, y: number, ctx: Layer['ctx']): void => {
  const open: Point[] = [
    [x - 11.5, y - 2.4],
    [x, y - 0.6],
    [x + 11.5, y - 2.8],
    [x + 8.6, y + 8],
    [x, y + 12.4],
    [x - 8.6, y + 8],
  ];
  layer.shape(open, '#6d2430', {
    tremble: 0.2,
    coats: [
      {
        draw: () => {
          layer.disc([x, y + 13], 7, '#e58a83');
          ctx.fillStyle = '#fff8ee';
          ctx.beginPath();
          ctx.ellipse(x, y - 2.8, 9.2, 4, 0, 0, 2 * Math.PI);
          ctx.fill();
        },
      },
    ],
  });
};
