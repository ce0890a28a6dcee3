import { alpha, lightnessOf, mix, shade } from '../paint/colour.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { FigureScene } from './figure.ts';
import { EYE_PAINT } from './looks-colours.ts';

/** Features of a face in head units (radius 52, middle at 0, 0). */

const INK = '#2a1d2b';
/** Skin darker than this gets eye whites and a darker mouth, or the face is lost at night. */
const DARK_SKIN = 0.62;

/** Where an eye sits: the far one moves in and narrows as the head turns. */
interface EyePlace {
  readonly x: number;
  readonly y: number;
  readonly side: -1 | 1;
  readonly narrow: number;
}

function eyePlaces(scene: FigureScene): readonly EyePlace[] {
  const { turn, view } = scene.figure.pose;
  if (view === 'side') return [{ x: 27, y: 4, side: 1, narrow: 0.8 }];
  const shift = turn * 20;
  return [
    { x: shift - 20.5, y: 5, side: -1, narrow: 1 },
    { x: shift + 20.5 - turn * 4, y: 5, side: 1, narrow: 1 - turn * 0.18 },
  ];
}

function paintEye(scene: FigureScene, place: EyePlace): void {
  const { layer, figure, skin, hair } = scene;
  const { ctx } = layer;
  const { face, pose, looks } = figure;
  const { x, y, side } = place;
  const rw = 6.2 * place.narrow;
  const rh = 8.3;
  ctx.strokeStyle = INK;
  if (face.eyes === 'arch' || face.eyes === 'shut') {
    const dip = face.eyes === 'arch' ? -9 : 7;
    const base = face.eyes === 'arch' ? y + 2 : y;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(x - 8, base);
    ctx.quadraticCurveTo(x, base + dip, x + 8, base);
    ctx.stroke();
  } else {
    const grow = face.eyes === 'wide' ? 1.15 : 1;
    const [gx, gy] = [pose.gaze[0] * 1.3, pose.gaze[1] * 1.4];
    if (lightnessOf(skin.base) < DARK_SKIN || face.eyes === 'wide')
      layer.shape(ellipse(x, y, rw * 1.4 * grow, rh * 1.14 * grow), '#fbf1e4', { tremble: 0.2 });
    layer.shape(ellipse(x + gx, y + gy, rw * grow, rh * grow), INK, {
      tremble: 0.2,
      coats: [
        {
          draw: () => {
            layer.ctx.fillStyle = alpha(EYE_PAINT[looks.eyes], 0.9);
            layer.ctx.beginPath();
            layer.ctx.ellipse(x + gx, y + gy + 4.6, rw * 0.76, rh * 0.5, 0, 0, 2 * Math.PI);
            layer.ctx.fill();
          },
        },
      ],
    });
    layer.disc(x + gx + 2.1, y + gy - 3.2, 2.4, '#fffdf5');
    layer.disc(x + gx - 2, y + gy + 3.4, 1.1, '#fffdf5', 0.75);
    const lid = face.eyes === 'half' ? 0.15 : 0.5;
    if (face.eyes === 'half')
      layer.shape(
        [
          [x - rw * 1.3, y - rh * 1.2],
          [x + rw * 1.3, y - rh * 1.2],
          [x + rw * 1.25, y - rh * 0.2],
          [x, y - rh * 0.35],
          [x - rw * 1.25, y - rh * 0.2],
        ],
        skin.base,
        { tremble: 0.1 },
      );
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.3;
    ctx.beginPath();
    ctx.moveTo(x - rw * 1.15, y - rh * lid);
    ctx.quadraticCurveTo(x, y - rh * (lid + 0.88), x + rw * 1.15, y - rh * lid);
    ctx.stroke();
    if (figure.traits.lashes) {
      ctx.lineWidth = 1.7;
      ctx.beginPath();
      ctx.moveTo(x + side * rw, y - rh * 0.6);
      ctx.lineTo(x + side * (rw + 4.4), y - rh * 0.95);
      ctx.moveTo(x + side * rw * 1.1, y - rh * 0.3);
      ctx.lineTo(x + side * (rw + 4.7), y - rh * 0.45);
      ctx.stroke();
    }
  }
  const brow = face.brow;
  const inner = y - 16.5 - brow.lift - brow.inner;
  const outer = y - 16.5 - brow.lift + brow.inner * 0.4;
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const browColour = mix(hair.base, INK, lightnessOf(hair.base) > 0.7 ? 0.25 : 0.35);
  layer.line(
    [
      [x - 8.5 * place.narrow, left],
      [x, y - 19 - brow.lift - brow.inner * 0.4],
      [x + 8.5 * place.narrow, right],
    ],
    3.6,
    browColour,
    { opacity: 0.92, tremble: 0.2 },
  );
}

function paintMouth(scene: FigureScene, x: number, y: number): void {
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
      layer.shape(ellipse(x, y + 3, 5.4, 6.8), '#6d2430', {
        tremble: 0.2,
        coats: [{ draw: () => layer.disc(x, y + 9, 4, '#e58a83') }],
      });
      return;
    case 'laugh': {
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
              layer.disc(x, y + 13, 7, '#e58a83');
              ctx.fillStyle = '#fff8ee';
              ctx.beginPath();
              ctx.ellipse(x, y - 2.8, 9.2, 4, 0, 0, 2 * Math.PI);
              ctx.fill();
            },
          },
        ],
      });
    }
  }
}

/** Cheeks, freckles, wrinkles: what lies on the skin. */
function paintSkinMarks(scene: FigureScene, shift: number): void {
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
      x,
      20,
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
        layer.disc(x - side * 2 + i, 14 + j, 1.2, skin.deep, 0.75);
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
}

function paintGlasses(scene: FigureScene): void {
  const { layer, figure } = scene;
  if (figure.looks.glasses === 'none') return;
  const { ctx } = layer;
  const colour = lightnessOf(scene.skin.base) < DARK_SKIN ? '#f0b64a' : '#3c4f74';
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.8;
  const places = eyePlaces(scene);
  for (const { x, y, narrow } of places) {
    const half = 13.6 * (0.4 + 0.6 * narrow);
    ctx.fillStyle = 'rgba(255,255,255,.14)';
    ctx.beginPath();
    if (figure.looks.glasses === 'round') ctx.ellipse(x, y + 0.5, half, 13.6, 0, 0, 2 * Math.PI);
    else ctx.roundRect(x - half, y - 11, half * 2, 23, 5);
    ctx.fill();
    ctx.stroke();
  }
  const [first, second] = places;
  if (first && second) {
    ctx.beginPath();
    ctx.moveTo(first.x + 13, 4);
    ctx.quadraticCurveTo((first.x + second.x) / 2, 0, second.x - 12.5, 4);
    ctx.stroke();
  }
  if (first) {
    ctx.beginPath();
    ctx.moveTo(first.x - 13, 3);
    ctx.lineTo(figure.pose.view === 'side' ? -12 : -48, -1);
    ctx.stroke();
  }
}

function paintBeard(scene: FigureScene, shift: number): void {
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
}

/** All features of a face, in head units; nothing when the head is seen from behind. */
export function paintFeatures(scene: FigureScene): void {
  const { layer, figure, skin } = scene;
  const { pose } = figure;
  if (pose.view === 'back') return;
  const side = pose.view === 'side';
  const shift = pose.turn * 20;
  paintSkinMarks(scene, shift);
  for (const place of eyePlaces(scene)) paintEye(scene, place);
  paintBeard(scene, shift);
  if (!side) {
    const nose = shift * 1.25;
    const tip = alpha(mix(skin.base, '#e0524a', 0.35), 0.4);
    layer.disc(nose, 13, 7, layer.radial([nose, 13], 0, 7, [tip, alpha(tip, 0)]));
    layer.line(
      smooth(
        [
          [nose - 4, 13.5],
          [nose + 1 + pose.turn * 4, 17.4],
          [nose + 4.4, 13.8],
        ],
        false,
        1,
      ),
      2.3,
      skin.deep,
      { even: true, tremble: 0, opacity: 0.9 },
    );
  }
  paintMouth(scene, side ? 35 : shift * 1.12, 29);
  paintGlasses(scene);
}
