import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { BEECH, BRASS, CREAM, OAK, STEEL } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What stands and hangs in a school: board, desk, pegs, globe. */

const SLATE = '#3f6b5c';
const CHALK = '#f6f1e2';

/** A framed board with a chalk picture on it, from left top to right bottom. */
export const chalkBoard = (
  layer: Layer,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void => {
  panel(layer, [left, top, right, bottom], 6, { colour: OAK });
  const rim = (right - left) * 0.035;
  layer.shape(
    xy([
      left + rim,
      top + rim,
      right - rim,
      top + rim,
      right - rim,
      bottom - rim,
      left + rim,
      bottom - rim,
    ]),
    SLATE,
    {
      angular: true,
      tremble: 0.3,
      coats: [
        { fill: light(SLATE, 0.12), texture: 'dry', size: 320, strength: 0.4 },
        layer.shading([left, top], [right, bottom], shade(SLATE, 0.08), 0.7),
      ],
    },
  );
  const scale = (right - left) / 220;
  layer.at({ x: left, y: top, scale }, () => chalkPicture(layer, (bottom - top) / scale));
  plank(layer, [left + rim, bottom - 2, right - rim, bottom + 5 * scale], shade(OAK, 0.06));
  for (const [x, colour] of [
    [0.3, CHALK],
    [0.36, '#f2c14e'],
    [0.7, '#ef8f7f'],
  ] as const)
    panel(
      layer,
      [
        left + (right - left) * x,
        bottom - 5 * scale,
        left + (right - left) * x + 10 * scale,
        bottom,
      ],
      1,
      { colour, depth: 0.06 },
    );
};

/** A house, a sun, a tree and some sums; no letters, for a book is read in many tongues. */
const chalkPicture = (layer: Layer, tall: number): void => {
  const { ctx } = layer;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const stroke = (points: readonly number[], colour: string, width = 2.6): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.globalAlpha = 0.86;
    ctx.beginPath();
    for (const [i, [x, y]] of xy(points).entries())
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    ctx.stroke();
  };
  const round = (x: number, y: number, radius: number, colour: string): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2.6;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.stroke();
  };
  const foot = tall - 26;
  stroke([24, foot, 24, foot - 34, 44, foot - 54, 64, foot - 34, 64, foot, 24, foot], CHALK);
  stroke([38, foot, 38, foot - 18, 50, foot - 18, 50, foot], '#f2c14e');
  stroke([84, foot, 84, foot - 22], '#e8b58a', 3.4);
  round(84, foot - 36, 14, '#a8d48a');
  stroke([18, foot, 100, foot], CHALK, 2);
  round(92, 34, 11, '#f2c14e');
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 2 * Math.PI;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    stroke([92 + c * 15, 34 + s * 15, 92 + c * 21, 34 + s * 21], '#f2c14e', 2.2);
  }
  for (const [row, dots] of [
    [0, [1, 2]],
    [1, [2, 2]],
  ] as const) {
    const y = 42 + row * 36;
    let x = 128;
    for (const [i, count] of dots.entries()) {
      for (let k = 0; k < count; k++, x += 13) layer.disc([x, y], 4.2, i ? '#ef8f7f' : '#9fcbe8');
      if (i === 0) {
        stroke([x, y, x + 9, y], CHALK, 2);
        stroke([x + 4.5, y - 4.5, x + 4.5, y + 4.5], CHALK, 2);
        x += 20;
      }
    }
    stroke([x, y - 3, x + 9, y - 3], CHALK, 2);
    stroke([x, y + 3, x + 9, y + 3], CHALK, 2);
  }
  stroke([128, foot - 6, 140, foot - 16, 152, foot - 4, 164, foot - 16, 176, foot - 4], '#9fcbe8');
  ctx.restore();
};

export const blackboard: PropPainter = {
  box: standing(250, 270),
  grip: null,
  paint(layer) {
    for (const side of [-1, 1]) rod(layer, xy([side * 60, -250, side * 96, 0]), 11, BEECH);
    rod(layer, xy([-84, -70, 84, -70]), 9, BEECH);
    chalkBoard(layer, [-120, -266, 120, -92]);
  },
};

export const schoolDesk: PropPainter = {
  box: standing(176, 132),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-66, 62]) {
      rod(layer, xy([x, 0, x, -86]), 8, STEEL);
      rod(layer, xy([x - 12, -2, x + 14, -2]), 7, STEEL);
    }
    plank(layer, [-74, -96, 72, -74], shade(OAK, 0.08));
    slab(layer, xy([-86, -92, -70, -108, 74, -108, 86, -92, 86, -86, -86, -86]), OAK);
    slab(layer, xy([-44, -96, -38, -105, 4, -105, 6, -96]), CREAM, 0.05);
    for (const y of [-103, -100]) layer.line(xy([-34, y, 0, y]), 1.3, '#9fb2c9', { even: true });
    panel(layer, [34, -126, 54, -100], 4, { colour });
    for (const [x, tint] of [
      [38, '#f2c14e'],
      [44, '#5f93c6'],
      [50, '#7bb86e'],
    ] as const)
      rod(layer, xy([x, -122, x + 2, -138]), 3.4, tint);
  },
};

/** A rail of pegs with what hangs on it: coats, a bag, a scarf, a sun hat. */
export const coatPegs: PropPainter = {
  box: { left: -150, top: -232, right: 150, bottom: 2 },
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-128, 128]) rod(layer, xy([x, 0, x, -38]), 9, BEECH);
    plank(layer, [-146, -52, 146, -36], OAK);
    plank(layer, [-146, -226, 146, -204], OAK);
    const coats = ['#5f93c6', colour, '#f0b44c', '#6fae78'];
    for (const [i, x] of [-108, -38, 36, 108].entries()) {
      ball(layer, [x, -208], 6, { colour: BRASS });
      if (i === 2) satchel(layer, x);
      else coat(layer, x, coats[i] ?? colour);
    }
    for (const [x, tint] of [
      [-84, '#e2574c'],
      [64, '#5fa7a0'],
    ] as const)
      for (const dx of [0, 22])
        lump(
          layer,
          xy([
            x + dx,
            -14,
            x + dx + 4,
            -34,
            x + dx + 14,
            -34,
            x + dx + 14,
            -10,
            x + dx + 22,
            -8,
            x + dx + 22,
            0,
            x + dx,
            0,
          ]),
          tint,
        );
  },
};

/** A coat on its peg; the peg is at (x, −206). */
export const coat = (layer: Layer, x: number, colour: string): void => {
  lump(
    layer,
    xy([
      x - 6,
      -206,
      x + 6,
      -206,
      x + 25,
      -186,
      x + 31,
      -118,
      x + 24,
      -112,
      x + 20,
      -128,
      x + 25,
      -92,
      x,
      -86,
      x - 25,
      -92,
      x - 20,
      -128,
      x - 24,
      -112,
      x - 31,
      -118,
      x - 25,
      -186,
    ]),
    colour,
  );
  lump(layer, xy([x - 16, -196, x, -214, x + 16, -196, x, -184]), shade(colour, 0.09));
  layer.line(xy([x, -184, x + 1, -140, x, -92]), 2.4, shade(colour, 0.16), { even: true });
  for (const y of [-168, -144, -120]) layer.disc([x + 6, y], 3, CREAM);
};

/** A school bag by its strap on a peg at (x, −206). */
export const satchel = (layer: Layer, x: number): void => {
  layer.limb(xy([x - 20, -150, x - 6, -206, x + 6, -206, x + 20, -150]), [5, 5, 5, 5], '#8a5a3e');
  panel(layer, [x - 30, -160, x + 30, -96], 10, { colour: '#d9574a' });
  panel(layer, [x - 31, -162, x + 31, -126], 9, { colour: '#e7705f' });
  panel(layer, [x - 6, -134, x + 6, -118], 3, { colour: BRASS });
};

export const globe: PropPainter = {
  box: standing(104, 132),
  grip: null,
  paint(layer) {
    lump(layer, xy([-36, 0, -28, -12, 28, -12, 36, 0]), BEECH);
    rod(layer, xy([0, -10, 0, -34]), 8, BRASS);
    layer.ctx.strokeStyle = BRASS;
    layer.ctx.lineWidth = 6;
    layer.ctx.beginPath();
    layer.ctx.arc(0, -78, 49, 0.1 * Math.PI, 1.12 * Math.PI);
    layer.ctx.stroke();
    ball(layer, [0, -78], 43, { colour: '#6fb3d6' });
    for (const land of [
      xy([-30, -104, -12, -110, -4, -98, -16, -88, -14, -74, -26, -66, -34, -84]),
      xy([4, -92, 22, -102, 36, -84, 28, -70, 14, -76, 12, -56, 2, -62, 0, -80]),
      xy([-14, -56, -2, -52, -8, -42, -18, -46]),
    ])
      lump(layer, land, '#8cbf6a', 0.1);
    layer.shape(ellipse([-16, -96], 9, 6, { turn: -30, count: 14 }), '#ffffff', { opacity: 0.4 });
  },
};
