import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { paintFeatures } from './face.ts';
import type { FigureScene } from './figure.ts';
import { paintBackHair, paintFrontHair } from './hair.ts';
import { HAIR } from './hair-styles.ts';
import { paintHat, paintHeadscarf } from './headgear.ts';

/** Outline of a face that turns to the right. */
const faceOutline = (turn: number): Point[] => [
  [0, -50],
  [30, -43],
  [48, -20],
  [51 + turn, 6],
  [45 + turn * 3, 28],
  [27 + turn * 5, 45],
  [2 + turn * 8, 52],
  [-24 + turn * 5, 46],
  [-44 + turn * 3, 28],
  [-51 + turn, 6],
  [-48, -20],
  [-30, -43],
];

/** A face in profile, looking right: forehead, a button nose, lips, chin. */
const PROFILE: readonly Point[] = svgPoints(`
  -8,-50 22,-47 42,-30 47,-8 49,4 57,13 55,18 48,20 50,27 47,33 46,41 34,50 10,52 -22,46
  -46,26 -52,-4 -42,-34
`);

const inHead = (scene: FigureScene, draw: () => void): void => {
  const { head, headTilt, build } = scene.skeleton;
  scene.layer.at({ x: head[0], y: head[1], turn: headTilt, scale: build.headRadius / 52 }, draw);
};

/** What of the head lies behind the body: hair that falls over the back. */
export const paintHeadBehind = (scene: FigureScene): void => {
  inHead(scene, () => {
    if (scene.figure.looks.hairStyle === 'headscarf') {
      const colour = shade(scene.figure.paint.accent, 0.08);
      scene.layer.shape(
        svgPoints('-52,-20 -60,20 -56,64 -20,84 30,84 58,62 60,20 52,-20 0,-62'),
        colour,
        { coats: [scene.layer.shading([20, -40], [-30, 80], shade(colour, 0.16))] },
      );
    } else paintBackHair(scene);
  });
};

/** The aid behind an ear whose middle is at (x, y), and its thin tube. */
const paintHearingAid = ({ layer, figure }: FigureScene, [x, y]: Point): void => {
  const aid = figure.paint.accent;
  layer.limb(
    [
      [x - 5, y - 13],
      [x - 11, y - 4],
      [x - 8, y + 8],
    ],
    [5.4, 7.6, 5],
    aid,
    { tremble: 0.2 },
  );
  layer.line(
    [
      [x - 4, y - 13],
      [x + 2, y - 8],
      [x + 1, y + 1],
    ],
    2,
    light(aid, 0.16),
    { even: true },
  );
  layer.disc([x + 1, y + 2], 3.4, light(aid, 0.1));
};

/** From behind, hair would hide a hearing aid: the ear that wears it shows beside the hair. */
const paintEarFromBehind = (scene: FigureScene): void => {
  const { layer, skin } = scene;
  const ear: Point = [-51, 8];
  layer.shape(ellipse(ear, 9, 13, { turn: 12 }), skin.base, { tremble: 0.4 });
  paintHearingAid(scene, [-47, 8]);
};

const paintEar = (scene: FigureScene): void => {
  const { layer, figure, skin } = scene;
  const side = figure.pose.view === 'side';
  const x = side ? -8 : -(50 - figure.pose.turn * 14);
  const y = side ? 8 : 8;
  layer.shape(ellipse([x, y], side ? 9 : 10, 13, { turn: -12 }), skin.base, {
    tremble: 0.4,
    coats: [layer.bloom([x, y + 2], 10, skin.deep, 0.7)],
  });
  if (!side && figure.pose.turn < 0.5)
    layer.shape(ellipse([51, y], 7 * (1 - figure.pose.turn), 12, { turn: 12 }), skin.base, {
      tremble: 0.4,
    });
  if (figure.looks.hearingAid) paintHearingAid(scene, [x, y]);
};

/** The skull with its face, hair and hat. */
export const paintHead = (scene: FigureScene): void => {
  inHead(scene, () => {
    const { layer, figure, skin } = scene;
    const { view, turn } = figure.pose;
    const style = HAIR[figure.looks.hairStyle];
    const earFirst = style.earsShow && !figure.looks.hearingAid && view === 'front';
    if (earFirst) paintEar(scene);
    const outline = view === 'side' ? PROFILE : faceOutline(view === 'back' ? 0 : turn);
    layer.shape(outline, skin.base, {
      tremble: 0.6,
      coats: [
        layer.shading([24, -20], [-56, 36], skin.shade, 0.62),
        {
          fill: layer.linear([16, -20], [-54, 30], [alpha(skin.shade, 0), alpha(skin.shade, 0.5)]),
        },
        {
          fill: layer.linear([0, -50], [0, -8], [alpha(skin.deep, 0.6), alpha(skin.base, 0)]),
          texture: 'grain',
          size: 240,
          strength: 0.75,
        },
        layer.bloom([turn * 20 + 12, -4], 46, light(skin.base, 0.05), 0.7),
        { draw: () => paintFeatures(scene) },
      ],
    });
    paintFrontHair(scene);
    if (figure.looks.hairStyle === 'headscarf') paintHeadscarf(scene);
    const earShows =
      view === 'side' ? style.earsShow || figure.looks.hearingAid : figure.looks.hearingAid;
    if (earShows && !earFirst && view !== 'back') paintEar(scene);
    if (figure.looks.hearingAid && view === 'back') paintEarFromBehind(scene);
    paintHat(scene);
  });
};
