import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { cord, panel, ring } from './forms.ts';
import { CHERRY, CREAM, MILK, SILVER, STEEL } from './materials.ts';
import { ball, lump, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const sailingBoat: PropPainter = {
  box: standing(230, 250),
  grip: null,
  seat: [-30, -46],
  paint(layer, { colour }) {
    rod(layer, xy([0, -40, 0, -246]), 8, CHERRY);
    layer.shape(xy([8, -60, 10, -236, 40, -170, 92, -66]), MILK, {
      tremble: 0.8,
      coats: [layer.shading([20, -200], [84, -66], '#d6c6d2', 0.9)],
    });
    layer.shape(xy([-8, -66, -8, -210, -44, -140, -76, -70]), colour, {
      tremble: 0.8,
      coats: [layer.shading([-20, -190], [-60, -70], shade(colour, 0.12), 0.9)],
    });
    slab(layer, xy([0, -246, 34, -238, 0, -228]), '#e4574a');
    lump(layer, xy([-104, -48, 0, -42, 112, -54, 88, -12, 60, 0, -62, 0, -88, -12]), CHERRY);
    layer.line(xy([-98, -40, 0, -34, 104, -44]), 6, MILK, { even: true });
  },
};

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
        ball(layer, [Math.cos(t) * 10, -166 + Math.sin(t) * 10], 8, { colour: '#fffaf2' });
      }
      ball(layer, [0, -166], 6, { colour: '#f3b23f' });
      layer.line(xy([-26, -186, -31, -140, -30, -96]), 4, '#ffffff', { opacity: 0.65 });
    });
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
      ring(layer, [x + 4, y + 3], 3.4, { width: 1.8, colour: SILVER });
    layer.limb(xy([-3, 0, 2, -20, 10, -46]), [12, 11, 10], '#c89a66', { tremble: 0.3 });
    for (const [x, y] of [
      [-2, -8],
      [9, -46],
    ] as const)
      ball(layer, [x, y], 6.6, { colour: '#5a3a2a', ry: 4.6 });
    ball(layer, [25, -42], 14, { colour: '#5f93b6' });
    ball(layer, [25, -42], 8, { colour: light('#5f93b6', 0.14) });
    rod(layer, xy([25, -42, 36, -34]), 3.4, '#4a4460');
    ball(layer, [38, -33], 4.4, { colour: '#d9463c' });
    rod(layer, xy([116, -62, 116, -70]), 3, '#8a5a3c');
    ball(layer, [116, -48], 12, { colour: '#fffaf0', ry: 13 });
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
    ring(layer, [0, -60], 42, { width: 30, colour: CREAM });
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
      ball(layer, [x, y], 5, { colour: '#f3c24e' });
    }
  },
};

export const submarine: PropPainter = {
  box: standing(300, 186),
  grip: null,
  seat: [2, -154],
  paint(layer) {
    const yellow = '#f2bd3f';
    layer.limb(xy([18, -128, 18, -176, 22, -181, 40, -180]), [9, 9, 10], STEEL);
    ball(layer, [42, -180], 8, { colour: '#bfe0ea' });
    for (const side of [-1, 1])
      lump(layer, ellipse([-136, -66 + side * 22], 7, 22, { turn: side * -10 }), '#c8574a');
    ball(layer, [-134, -66], 9, { colour: '#8a5a3c' });
    lump(layer, xy([-112, -76, -140, -112, -128, -120, -84, -104]), '#dd5a46');
    lump(layer, xy([-112, -52, -138, -24, -126, -14, -84, -30]), '#c8483c');
    lump(layer, xy([-36, -106, -32, -142, -22, -150, 28, -150, 38, -142, 44, -106]), '#dd5a46');
    panel(layer, [-42, -156, 46, -144], 6, { colour: '#c8483c' });
    lump(
      layer,
      xy([
        -128, -66, -112, -94, -64, -114, 20, -118, 92, -110, 134, -84, 146, -62, 132, -36, 90, -16,
        10, -8, -68, -14, -112, -36,
      ]),
      yellow,
      0.17,
    );
    layer.line(xy([-106, -40, 0, -24, 128, -42]), 7, '#dd5a46', { even: true, opacity: 0.95 });
    layer.line(xy([-84, -92, -10, -108, 60, -104]), 6, light(yellow, 0.14), { opacity: 0.7 });
    for (const x of [-66, -12, 42]) {
      ball(layer, [x, -66], 22, { colour: '#b9793a' });
      ball(layer, [x, -66], 16, { colour: '#a9dcea' });
      layer.line(xy([x - 8, -60, x - 5, -70, x + 3, -77]), 4, '#ffffff', { opacity: 0.85 });
    }
    lump(layer, xy([92, -88, 116, -82, 132, -66, 124, -54, 100, -54, 90, -66]), '#b9793a');
    lump(layer, xy([97, -82, 114, -77, 126, -65, 120, -59, 102, -59, 96, -68]), '#a9dcea');
    for (const [x, y, r] of [
      [-146, -118, 5],
      [-134, -140, 7],
      [-146, -160, 4],
    ] as const)
      layer.disc([x, y], r, '#eef9fc', 0.75);
  },
};
