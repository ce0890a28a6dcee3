import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { paintFeatures } from './face.ts';
import type { FigureScene } from './figure.ts';
import { paintBackHair, paintFrontHair } from './hair.ts';
import { HAIR, SCARF_BAND } from './hair-styles.ts';

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
const PROFILE: readonly Point[] = [
  [-8, -50],
  [22, -47],
  [42, -30],
  [47, -8],
  [49, 4],
  [57, 13],
  [55, 18],
  [48, 20],
  [50, 27],
  [47, 33],
  [46, 41],
  [34, 50],
  [10, 52],
  [-22, 46],
  [-46, 26],
  [-52, -4],
  [-42, -34],
];

const inHead = (scene: FigureScene, draw: () => void): void => {
  const { head, headTilt, build } = scene.skeleton;
  scene.layer.at({ x: head[0], y: head[1], turn: headTilt, scale: build.headRadius / 52 }, draw);
};

/** What of the head lies behind the body: hair that falls over the back. */
export function paintHeadBehind(scene: FigureScene): void {
  inHead(scene, () => {
    if (scene.figure.looks.hairStyle === 'headscarf') {
      const colour = shade(scene.figure.paint.accent, 0.08);
      scene.layer.shape(
        [
          [-52, -20],
          [-60, 20],
          [-56, 64],
          [-20, 84],
          [30, 84],
          [58, 62],
          [60, 20],
          [52, -20],
          [0, -62],
        ],
        colour,
        { coats: [scene.layer.shading([20, -40], [-30, 80], shade(colour, 0.16))] },
      );
    } else paintBackHair(scene);
  });
}

function paintEar(scene: FigureScene): void {
  const { layer, figure, skin } = scene;
  const side = figure.pose.view === 'side';
  const x = side ? -8 : -(50 - figure.pose.turn * 14);
  const y = side ? 8 : 8;
  layer.shape(ellipse(x, y, side ? 9 : 10, 13, -12), skin.base, {
    tremble: 0.4,
    coats: [layer.bloom([x, y + 2], 10, skin.deep, 0.7)],
  });
  if (!side && figure.pose.turn < 0.5)
    layer.shape(ellipse(51, y, 7 * (1 - figure.pose.turn), 12, 12), skin.base, { tremble: 0.4 });
  if (!figure.looks.hearingAid) return;
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
  layer.disc(x + 1, y + 2, 3.4, light(aid, 0.1));
}

/** The skull with its face, hair and hat. */
export function paintHead(scene: FigureScene): void {
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
    paintHat(scene);
  });
}

function paintHeadscarf(scene: FigureScene): void {
  const { layer, figure } = scene;
  const colour = figure.paint.accent;
  const { view, turn } = figure.pose;
  if (view === 'back') {
    layer.shape(
      [
        [-54, -26],
        [-60, 12],
        [-52, 56],
        [0, 74],
        [52, 56],
        [60, 12],
        [54, -26],
        [0, -66],
      ],
      colour,
      {
        coats: [layer.shading([20, -50], [-30, 70], shade(colour, 0.18))],
      },
    );
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
}

function paintHat(scene: FigureScene): void {
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
      layer.shape(ellipse(2, -79, 16), paint.trim, {
        tremble: 2.2,
        frequency: 0.14,
        coats: [layer.shading([6, -88], [-8, -66], shade(paint.trim, 0.12))],
      });
  }
  if (cut.details.includes('crown')) paintCrown(scene, shift);
}

function paintCrown(scene: FigureScene, shift: number): void {
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
    layer.disc(dx + shift, y + dy, 4.2, light(gold, 0.1));
  for (const dx of [-18, 0, 18])
    layer.disc(dx + shift, y + 1, 4, dx ? figure.paint.main : figure.paint.accent);
}

/** A clear helmet around head and hair: space and the deep sea. */
export function paintHelmet(scene: FigureScene): void {
  const { figure, layer, skeleton } = scene;
  if (figure.headgear !== 'bubble') return;
  const [x, y] = skeleton.head;
  const r =
    skeleton.build.headRadius * 1.36 * Math.max(1.08, HAIR[figure.looks.hairStyle].volume * 0.98);
  const cy = y - 4;
  layer.disc(
    x,
    cy,
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
}
