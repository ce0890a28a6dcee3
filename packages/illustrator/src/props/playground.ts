import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import { cord, panel, ring } from './forms.ts';
import { CREAM, OAK } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const seesaw: PropPainter = {
  box: standing(310, 132),
  grip: null,
  seat: [-104, -46],
  paint(layer, { colour }) {
    slab(layer, xy([-14, -64, 14, -64, 44, 0, -44, 0]), '#5f93b6');
    slab(layer, xy([-7, -44, 7, -44, 18, -10, -18, -10]), shade('#5f93b6', 0.14));
    layer.at({ x: 0, y: -68, turn: -14 }, () => {
      plank(layer, [-150, -9, 150, 9], colour);
      for (const side of [-1, 1]) {
        layer.limb(flank(side, '80,-6 78,-34 92,-34 90,-6'), [5, 5, 5], '#f3c24e');
        panel(layer, [side * 122 - 24, -15, side * 122 + 24, -4], 5, { colour: CREAM });
        for (const at of [34, 56])
          plank(layer, [side * at - 6, -9, side * at + 6, 9], light(colour, 0.12));
      }
    });
    ball(layer, [0, -68], 12, { colour: '#f3c24e' });
  },
};

export const trampoline: PropPainter = {
  box: standing(270, 102),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-62, 62]) rod(layer, xy([x, -80, x * 1.02, -30]), 7, '#7b7690');
    layer.shape(ellipse([0, -62], 128, 38, { turn: 0, count: 30 }), colour, {
      coats: [
        layer.shading([-30, -80], [120, -30], shade(colour, 0.16), 0.85),
        layer.bloom([-70, -78], 80, light(colour, 0.1), 0.7),
      ],
    });
    layer.shape(ellipse([0, -65], 103, 27, { turn: 0, count: 28 }), CREAM, { tremble: 0.3 });
    layer.shape(ellipse([0, -64], 97, 24, { turn: 0, count: 28 }), '#4d4866', {
      tremble: 0.3,
      coats: [layer.bloom([-30, -72], 70, '#7a7398', 0.8)],
    });
    layer.shape(
      starPoints([0, -63], 24).map(([x, y]): Point => [x, -63 + (y + 63) * 0.4]),
      '#f3c24e',
      {
        angular: true,
        tremble: 0.2,
      },
    );
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 2 * Math.PI;
      layer.disc([Math.cos(t) * 115, -62 + Math.sin(t) * 32], 3, CREAM, 0.9);
    }
    for (const [x, top] of [
      [-106, -44],
      [-40, -34],
      [40, -34],
      [106, -44],
    ] as const) {
      layer.limb(xy([x, top, x * 1.03, -18, x * 1.02, 0]), [8, 8, 8], '#8f8aa4');
      ball(layer, [x * 1.02, -3], 6, { colour: '#4d4866', ry: 4 });
    }
  },
};

export const hoop: PropPainter = {
  box: standing(136, 136),
  grip: [0, -130],
  paint(layer, { colour }) {
    ring(layer, [0, -67], 61, { width: 11, colour });
    for (let i = 0; i < 12; i += 2) {
      const arc = Array.from({ length: 4 }, (_, j): Point => {
        const t = ((i * 30 + j * 8) * Math.PI) / 180;
        return [Math.cos(t) * 61, -67 + Math.sin(t) * 61];
      });
      layer.line(arc, 9, i % 4 ? '#f3c24e' : CREAM, { even: true, tremble: 0.2 });
    }
  },
};

export const skippingRope: PropPainter = {
  box: standing(156, 86),
  grip: [-58, -72],
  paint(layer, { colour }) {
    cord(
      layer,
      xy([
        -54, -48, -50, -22, -22, -6, 20, -10, 30, -30, 8, -44, -14, -30, -2, -8, 34, -3, 56, -22,
        58, -46,
      ]),
      6,
      '#5f8fc0',
    );
    for (const [x, turn] of [
      [-56, -14],
      [60, 12],
    ] as const)
      layer.at({ x, y: -46, turn }, () => {
        lump(layer, xy([-7, -34, 0, -38, 7, -34, 8, -20, 6, 0, 0, 3, -6, 0, -8, -20]), colour);
        for (const y of [-28, -21])
          layer.line(xy([-7, y, 0, y + 1, 7, y]), 3, CREAM, { even: true });
        ball(layer, [0, 1], 5, { colour: '#f3c24e' });
      });
  },
};

export const rope: PropPainter = {
  box: standing(124, 74),
  grip: [0, -40],
  paint(layer) {
    const hemp = '#d8ac6c';
    const coil = (y: number, rx: number, ry: number, colour: string): void => {
      const turn = ellipse([0, y], rx, ry, { turn: 0, count: 22 });
      cord(layer, [...turn, turn[0] ?? [0, 0]], 11, colour);
    };
    coil(-24, 48, 19, shade(hemp, 0.06));
    coil(-34, 47, 18, hemp);
    coil(-44, 46, 17, light(hemp, 0.04));
    cord(layer, xy([40, -36, 52, -26, 47, -12, 52, -6, 60, -4]), 10, light(hemp, 0.03));
    for (const turn of [-24, 2, 26])
      layer.dab([58, -4], 13, 2.2, { angle: turn, colour: shade(hemp, 0.04) });
    ball(layer, [56, -4.4], 6.4, { colour: '#c8574a', ry: 7.4 });
  },
};

export const flag: PropPainter = {
  box: { left: -14, top: -186, right: 122, bottom: 2 },
  grip: [0, -34],
  paint(layer, { colour }) {
    rod(layer, xy([0, 0, 0, -176]), 7, OAK);
    ball(layer, [0, -179], 7, { colour: '#eabb46' });
    const cloth = xy([
      3, -172, 34, -178, 66, -168, 92, -164, 119, -171, 115, -134, 119, -102, 92, -96, 64, -102, 34,
      -112, 3, -106,
    ]);
    const field = (ctx: typeof layer.ctx): void => {
      ctx.strokeStyle = CREAM;
      ctx.lineWidth = 15;
      ctx.beginPath();
      ctx.moveTo(0, -139);
      ctx.bezierCurveTo(40, -152, 74, -122, 124, -138);
      ctx.stroke();
    };
    layer.shape(cloth, colour, {
      tremble: 0.5,
      coats: [
        { draw: field },
        layer.shading([70, -170], [52, -100], shade(colour, 0.16), 0.5),
        layer.shading([86, -150], [122, -110], shade(colour, 0.18), 0.8),
        layer.bloom([30, -162], 44, light(colour, 0.12), 0.7),
      ],
    });
    layer.shape(starPoints([36, -140], 19), '#f6cc55', { angular: true, tremble: 0.3 });
  },
};

export const swing: PropPainter = {
  box: standing(240, 230),
  grip: null,
  seat: [0, -78],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      for (const foot of [84, 118])
        rod(layer, xy([side * foot, 0, side * 100, -222]), 9, '#8a6a54');
    rod(layer, xy([-112, -224, 112, -224]), 11, '#8a6a54');
    for (const x of [-26, 26])
      layer.line(xy([x, -222, x, -150, x, -76]), 3, '#d9c39a', { even: true });
    plank(layer, [-36, -78, 36, -68], colour);
  },
};

export const slide: PropPainter = {
  box: standing(300, 200),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-128, -96]) rod(layer, xy([x, 0, x + 12, -196]), 9, '#c8574a');
    for (let i = 1; i < 8; i++)
      rod(layer, xy([-126 + i * 1.5, -i * 22, -94 + i * 1.5, -i * 22]), 6, '#c8574a');
    plank(layer, [-118, -158, -62, -148], '#c8574a');
    layer.limb(
      xy([-66, -152, -20, -128, 50, -60, 104, -20, 146, -14]),
      [26, 26, 26, 26, 24],
      colour,
      { coats: [layer.shading([0, -120], [30, -60], shade(colour, 0.15), 0.9)] },
    );
    layer.limb(
      xy([-66, -164, -18, -140, 54, -72, 108, -32, 146, -26]),
      [5, 5, 5, 5, 5],
      light(colour, 0.08),
    );
    rod(layer, xy([10, -94, 10, 0]), 8, '#c8574a');
  },
};
