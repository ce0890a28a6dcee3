import { alpha, lightnessOf, mix } from '../paint/colour.ts';
import { ellipse, smooth } from '../paint/geometry.ts';
import { DARK_SKIN, paintBeard, paintMouth, paintSkinMarks } from './face-marks.ts';
import type { FigureScene } from './figure.ts';
import { EYE_PAINT } from './looks-colours.ts';

/** Features of a face in head units (radius 52, middle at 0, 0). */

const INK = '#2a1d2b';
/** Where an eye sits: the far one moves in and narrows as the head turns. */
interface EyePlace {
  readonly x: number;
  readonly y: number;
  readonly side: -1 | 1;
  readonly narrow: number;
}

const eyePlaces = (scene: FigureScene): readonly EyePlace[] => {
  const { turn, view } = scene.figure.pose;
  if (view === 'side') return [{ x: 27, y: 4, side: 1, narrow: 0.8 }];
  const shift = turn * 20;
  return [
    { x: shift - 20.5, y: 5, side: -1, narrow: 1 },
    { x: shift + 20.5 - turn * 4, y: 5, side: 1, narrow: 1 - turn * 0.18 },
  ];
};

const paintEye = (scene: FigureScene, place: EyePlace): void => {
  const { layer, figure, hair } = scene;
  const { ctx } = layer;
  const { face } = figure;
  const { x, y, side } = place;
  ctx.strokeStyle = INK;
  if (face.eyes === 'arch' || face.eyes === 'shut') {
    const dip = face.eyes === 'arch' ? -9 : 7;
    const base = face.eyes === 'arch' ? y + 2 : y;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(x - 8, base);
    ctx.quadraticCurveTo(x, base + dip, x + 8, base);
    ctx.stroke();
  } else paintOpenEye(scene, place);
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
};

const paintGlasses = (scene: FigureScene): void => {
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
};

/** All features of a face, in head units; nothing when the head is seen from behind. */
export const paintFeatures = (scene: FigureScene): void => {
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
    layer.disc([nose, 13], 7, layer.radial([nose, 13], 0, 7, [tip, alpha(tip, 0)]));
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
};

/** An eye with its iris, lights and lid. */
const paintOpenEye = (scene: FigureScene, place: EyePlace): void => {
  const { layer, figure, skin } = scene;
  const { ctx } = layer;
  const { face, pose, looks } = figure;
  const { x, y, side } = place;
  const rw = 6.2 * place.narrow;
  const rh = 8.3;
  const grow = face.eyes === 'wide' ? 1.15 : 1;
  const [gx, gy] = [pose.gaze[0] * 1.3, pose.gaze[1] * 1.4];
  if (lightnessOf(skin.base) < DARK_SKIN || face.eyes === 'wide')
    layer.shape(ellipse([x, y], rw * 1.4 * grow, rh * 1.14 * grow), '#fbf1e4', { tremble: 0.2 });
  layer.shape(ellipse([x + gx, y + gy], rw * grow, rh * grow), INK, {
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
  layer.disc([x + gx + 2.1, y + gy - 3.2], 2.4, '#fffdf5');
  layer.disc([x + gx - 2, y + gy + 3.4], 1.1, '#fffdf5', 0.75);
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
};
