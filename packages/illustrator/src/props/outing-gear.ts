import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { cord, panel, ring } from './forms.ts';
import { ball, lump, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What one takes to the water, to the snow, to the sheep and to the sewing box. */

const CREAM = '#fff4e0';
const WOOD = '#a8703f';
const STEEL = '#c6cbd8';

export const surfboard: PropPainter = {
  box: standing(92, 268),
  grip: null,
  paint(layer, { colour }) {
    const stripes = (ctx: Layer['ctx']): void => {
      for (const [x, width, tint] of [
        [0, 22, CREAM],
        [0, 8, '#f3b23f'],
      ] as const) {
        ctx.fillStyle = tint;
        ctx.fillRect(x - width / 2, -280, width, 290);
      }
      ctx.fillStyle = '#4fa3bf';
      ctx.beginPath();
      ctx.moveTo(-60, 10);
      ctx.lineTo(-60, -58);
      ctx.bezierCurveTo(-30, -96, -16, -34, 4, -58);
      ctx.bezierCurveTo(22, -84, 34, -40, 60, -66);
      ctx.lineTo(60, 10);
      ctx.fill();
    };
    layer.at({ x: 2, y: 0, turn: 4 }, () => {
      layer.shape(
        xy([
          0, -264, 16, -240, 32, -190, 39, -130, 36, -66, 24, -14, 12, 0, -12, 0, -24, -14, -36,
          -66, -39, -130, -32, -190, -16, -240,
        ]),
        colour,
        {
          tremble: 0.6,
          coats: [
            { draw: stripes },
            layer.shading([-6, -200], [40, -20], shade(colour, 0.17), 0.6),
            layer.bloom([-18, -200], 60, light(colour, 0.14), 0.6),
          ],
        },
      );
      for (let i = 0; i < 5; i++) {
        const t = (i / 5) * 2 * Math.PI;
        ball(layer, Math.cos(t) * 10, -166 + Math.sin(t) * 10, 8, '#fffaf2');
      }
      ball(layer, 0, -166, 6, '#f3b23f');
      layer.line(xy([-26, -186, -31, -140, -30, -96]), 4, '#ffffff', { opacity: 0.65 });
    });
  },
};

const ski = (layer: Layer, colour: string): void => {
  layer.limb(xy([0, -4, 0, -110, 1, -196, 7, -222, 18, -234]), [17, 17, 17, 16, 9], colour, {
    tremble: 0.4,
    coats: [layer.shading([-4, -160], [14, 0], shade(colour, 0.16), 0.8)],
  });
  for (const y of [-186, -172, -30])
    layer.line(xy([-7, y, 0, y - 2, 7, y]), 6, CREAM, { even: true });
  panel(layer, [-10, -116, 10, -76], 5, '#4a4460');
  panel(layer, [-8, -108, 8, -100], 3, STEEL);
  layer.line(xy([-4, -160, -4, -140, -4, -122]), 2.6, light(colour, 0.16), { opacity: 0.8 });
};

export const skis: PropPainter = {
  box: standing(176, 248),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      layer.at({ x: side * 52, y: 0, turn: side * 8 }, () => {
        rod(layer, xy([0, 0, 0, -180]), 5, STEEL);
        panel(layer, [-5, -204, 5, -174], 4, '#4a4460');
        layer.shape(ellipse(0, -16, 12, 4), colour, { tremble: 0.3 });
        layer.limb(xy([4, -182, 13, -172, 6, -162]), [2.6, 2.6], '#4a4460', { tremble: 0.1 });
      });
    }
    layer.at({ x: -12, y: 0, turn: -3, flip: true }, () => ski(layer, shade(colour, 0.05)));
    layer.at({ x: 12, y: 0, turn: 3 }, () => ski(layer, colour));
  },
};

export const fishingRod: PropPainter = {
  box: { left: -22, top: -214, right: 136, bottom: 2 },
  grip: [2, -14],
  paint(layer) {
    layer.limb(xy([0, -8, 26, -92, 60, -164, 104, -208]), [8, 6, 4, 2.4], '#b5763f', {
      tremble: 0.3,
    });
    layer.line(xy([104, -208, 118, -150, 112, -96, 116, -58]), 1.6, '#fffaf0', {
      even: true,
      tremble: 0.2,
    });
    for (const [x, y] of [
      [26, -94],
      [49, -144],
      [78, -184],
    ] as const)
      ring(layer, [x + 4, y + 3], 3.4, 1.8, STEEL);
    layer.limb(xy([-3, 0, 2, -20, 10, -46]), [12, 11, 10], '#c89a66', { tremble: 0.3 });
    for (const [x, y] of [
      [-2, -8],
      [9, -46],
    ] as const)
      ball(layer, x, y, 6.6, '#5a3a2a', 4.6);
    ball(layer, 25, -42, 14, '#5f93b6');
    ball(layer, 25, -42, 8, light('#5f93b6', 0.14));
    rod(layer, xy([25, -42, 36, -34]), 3.4, '#4a4460');
    ball(layer, 38, -33, 4.4, '#d9463c');
    rod(layer, xy([116, -62, 116, -70]), 3, '#8a5a3c');
    ball(layer, 116, -48, 12, '#fffaf0', 13);
    lump(
      layer,
      xy([104, -47, 105, -54, 110, -60, 116, -62, 122, -60, 127, -54, 128, -47, 116, -44]),
      '#dd4a3f',
    );
    layer.line(xy([116, -36, 116, -28, 116, -20]), 1.6, '#fffaf0', { even: true, tremble: 0.2 });
    layer.limb(xy([116, -22, 117, -10, 110, -7, 106, -13]), [2.2, 2.2, 2], '#7d8496', {
      tremble: 0.1,
    });
  },
};

export const lifebuoy: PropPainter = {
  box: standing(124, 122),
  grip: [0, -112],
  paint(layer) {
    const red = '#dd4a3f';
    const arc = (from: number, to: number, radius: number): Point[] =>
      Array.from({ length: 9 }, (_, i): Point => {
        const t = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
        return [Math.cos(t) * radius, -60 + Math.sin(t) * radius];
      });
    ring(layer, [0, -60], 42, 30, CREAM);
    for (const middle of [45, 135, 225, 315]) {
      const outer = arc(middle - 21, middle + 21, 57.5);
      const inner = arc(middle + 21, middle - 21, 26.5);
      layer.shape([...outer, ...inner], red, {
        smoothed: true,
        tremble: 0.3,
        coats: [
          layer.shading([-20, -84], [50, -10], shade(red, 0.17), 0.85),
          layer.bloom([-34, -92], 30, light(red, 0.12), 0.7),
        ],
      });
    }
    for (const from of [-34, 56, 146, 236])
      cord(layer, arc(from - 11, from + 79, 59), 4.6, '#e9cf9c');
    for (const at of [45, 135, 225, 315]) {
      const [x, y] = arc(at, at, 58)[0] ?? [0, 0];
      ball(layer, x, y, 5, '#f3c24e');
    }
  },
};

export const scissors: PropPainter = {
  box: standing(84, 114),
  grip: [0, -20],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      layer.at({ x: 0, y: -54, turn: side * 19 }, () => {
        const blade = side < 0 ? shade(STEEL, 0.05) : STEEL;
        lump(layer, xy([-8, 4, -8, -30, -5, -52, 1, -58, 7, -52, 8, -30, 8, 4]), blade, 0.16);
        layer.line(xy([-4, -6, -4, -28, -2, -48]), 2.4, '#ffffff', { opacity: 0.8 });
        rod(layer, xy([0, 2, side * -4, 20]), 9, side < 0 ? shade(colour, 0.05) : colour);
        ring(layer, [side * -7, 33], 13, 8, side < 0 ? shade(colour, 0.05) : colour);
      });
    ball(layer, 0, -54, 5.4, '#f3c24e');
  },
};

export const needleAndThread: PropPainter = {
  box: standing(108, 96),
  grip: [-14, -42],
  paint(layer, { colour }) {
    panel(layer, [-46, -16, 18, 0], 6, '#d8a868');
    panel(layer, [-39, -68, 11, -12], 6, colour);
    for (let i = 0; i < 9; i++)
      layer.line(
        xy([-38, -17 - i * 5.6, -14, -14 - i * 5.6, 10, -18 - i * 5.6]),
        1.7,
        i % 2 ? shade(colour, 0.13) : light(colour, 0.1),
        { opacity: 0.85 },
      );
    panel(layer, [-46, -82, 18, -66], 6, '#d8a868');
    ball(layer, -14, -75, 5, shade('#d8a868', 0.18), 3);
    layer.limb(xy([10, -24, 30, -8, 44, -22, 32, -44, 26, -66, 43, -76]), [2.8, 2.8], colour, {
      tremble: 0.2,
    });
    layer.at({ x: 43, y: -76, turn: 8 }, () => {
      layer.limb(xy([0, -14, 0, 20, 0, 70]), [6.4, 5.4, 1.4], '#dfe3ec', {
        tremble: 0.1,
        coats: [layer.shading([-1, 0], [3, 20], '#7d8496', 0.9)],
      });
      layer.line(xy([0, -9, 0, -2, 0, 5]), 2.8, '#6b6f86');
    });
  },
};

export const crook: PropPainter = {
  box: { left: -16, top: -250, right: 62, bottom: 2 },
  grip: [0, -104],
  paint(layer) {
    layer.limb(
      xy([0, -4, 1, -90, -1, -186, 4, -222, 22, -242, 44, -232, 52, -210, 42, -192, 32, -194]),
      [11, 11, 11, 11, 11, 11, 10, 10, 8],
      WOOD,
      {
        tremble: 0.6,
        coats: [
          layer.shading([-2, -160], [8, 0], shade(WOOD, 0.14), 0.7),
          { fill: light(WOOD, 0.1), texture: 'bristle', size: 120, turn: 90, strength: 0.5 },
        ],
      },
    );
    ball(layer, 33, -194, 6, light(WOOD, 0.06));
    layer.limb(xy([0, -168, 16, -158, 12, -138, 22, -126]), [5, 6, 5], '#d9574a');
    layer.limb(xy([-5, -170, 0, -167, 5, -170]), [8, 8], '#d9574a');
    ball(layer, 8, -152, 8, '#eabb46');
    layer.line(xy([3, -149, 8, -148, 13, -149]), 2, '#8a5a2c', { even: true });
  },
};
