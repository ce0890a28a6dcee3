import type { Point } from '../paint/geometry.ts';
import type { FigureScene } from './figure.ts';
import { BACK_CAP, SIDE_CAP } from './hair-caps.ts';
import { curlMarks, hairCoats, paintExtra } from './hair-extras.ts';
import type { HairPiece } from './hair-shapes.ts';
import { HAIR } from './hair-styles.ts';

const paintPiece = (scene: FigureScene, piece: HairPiece, colour: string): void => {
  const shift = piece.drift * scene.figure.pose.turn;
  const sideView = scene.figure.pose.view === 'side' ? -8 : 0;
  const points = piece.points.map(([x, y]): Point => {
    // Only what lies over the forehead follows the turn; the hair at the sides stays on the skull.
    const share = piece.drift > 0 ? Math.max(0, 1 - Math.abs(x) / 52) : 1;
    return [x + shift * share + sideView, y];
  });
  const ys = points.map(([, y]) => y);
  scene.layer.shape(points, colour, {
    tremble: piece.tremble ?? 1,
    frequency: 0.05,
    coats: hairCoats(scene, Math.min(...ys), Math.max(...ys)),
  });
};

const paintStrands = (scene: FigureScene): void => {
  const { layer, hair, figure } = scene;
  const style = HAIR[figure.looks.hairStyle];
  const t = figure.pose.turn * 12;
  const crown: Point = [t * 0.4, -58];
  const ends: readonly Point[] =
    style.strands === 'fringe'
      ? [
          [-28 + t, -22],
          [-48, -6],
          [3 + t, -24],
          [32 + t * 0.6, -24],
          [50, -6],
        ]
      : [
          [-42, -10],
          [-30, -28],
          [0 + t, -40],
          [28, -30],
          [46, -10],
        ];
  if (style.strands === 'none') return;
  for (const [i, [x, y]] of ends.entries()) {
    const middle: Point = [(crown[0] + x) / 2 + x * 0.08, (crown[1] + y) / 2 - 7];
    layer.line([crown, middle, [x, y]], 2.1, i % 2 ? hair.light : hair.shade, {
      opacity: 0.6,
      tremble: 0.2,
    });
  }
};

/** Hair behind the head. */
export const paintBackHair = (scene: FigureScene): void => {
  const style = HAIR[scene.figure.looks.hairStyle];
  if (scene.figure.pose.view === 'back') return;
  for (const extra of style.backExtras) paintExtra(scene, extra, true);
  for (const piece of style.back) paintPiece(scene, piece, scene.hair.shade);
};

/** Hair over the face's rim, or all of it when the head is seen from behind or in profile. */
export const paintFrontHair = (scene: FigureScene): void => {
  const { layer, figure, hair } = scene;
  const style = HAIR[figure.looks.hairStyle];
  const { view } = figure.pose;
  if (figure.looks.hairStyle === 'bald' || figure.looks.hairStyle === 'headscarf') return;
  if (view === 'front') {
    for (const piece of style.front) paintPiece(scene, piece, hair.base);
    for (const extra of style.frontExtras) paintExtra(scene, extra, false);
    paintStrands(scene);
    return;
  }
  const curly = style.volume > 1.2 && style.frontExtras.length > 0;
  if (view === 'back') {
    for (const piece of style.back) paintPiece(scene, { ...piece, drift: 0 }, hair.base);
    layer.shape(BACK_CAP, hair.base, {
      tremble: curly ? 4 : 1.4,
      coats: hairCoats(scene, -60, 50),
    });
    for (const extra of style.backExtras) paintExtra(scene, extra, true);
    if (curly) curlMarks(scene, [0, -10], 62, 90);
    else
      for (const x of [-34, -12, 12, 34])
        layer.line(
          [
            [0, -56],
            [x * 0.8, -20],
            [x, 36],
          ],
          2.2,
          x < 0 ? hair.shade : hair.light,
          { opacity: 0.55 },
        );
    return;
  }
  layer.shape(SIDE_CAP, hair.base, { tremble: curly ? 4 : 1.4, coats: hairCoats(scene, -60, 40) });
  if (curly) curlMarks(scene, [-18, -22], 40, 46);
  else
    for (const [x, y] of [
      [-48, 20],
      [-30, 30],
      [-12, -2],
      [20, -22],
    ] as const)
      layer.line(
        [
          [0, -58],
          [x * 0.7, y * 0.4 - 24],
          [x, y],
        ],
        2.1,
        x < -20 ? hair.shade : hair.light,
        { opacity: 0.55 },
      );
};
