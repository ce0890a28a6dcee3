import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { CREAM, GOLD, NAVY, PINE } from './materials.ts';
import { ball, flank, lump, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const schoolUniform: PropPainter = {
  box: standing(138, 204),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      rod(layer, xy([0, -12, side * 20, -6, side * 38, 0]), 9, shade(PINE, 0.06));
    rod(layer, xy([0, -6, 0, -192]), 8, PINE);
    ball(layer, [0, -195], 8, { colour: GOLD });
    layer.limb(
      xy([-58, -150, -30, -162, 0, -168, 30, -162, 58, -150]),
      [7, 8, 9, 8, 7],
      shade(PINE, 0.04),
    );
    for (const side of [-1, 1])
      lump(
        layer,
        flank(side, '36,-158 56,-150 64,-110 66,-66 52,-60 44,-100 38,-130'),
        shade(NAVY, 0.05),
        0.14,
      );
    for (const side of [-1, 1])
      lump(layer, flank(side, '51,-68 66,-72 66,-62 52,-58'), CREAM, 0.08);
    lump(layer, xy([-22, -164, 0, -158, 22, -164, 20, -80, -20, -80]), '#fffaf0', 0.1);
    tie(layer, colour);
    for (const side of [-1, 1]) {
      lump(
        layer,
        flank(side, '20,-164 42,-158 49,-120 47,-84 50,-44 24,-40 -1,-42 1,-96 12,-130'),
        NAVY,
        0.16,
      );
      slab(
        layer,
        flank(side, '18,-166 32,-140 24,-132 30,-124 2,-92 14,-132'),
        light(NAVY, 0.07),
        0.1,
      );
    }
    panel(layer, [-40, -70, -18, -64], 2, { colour: light(NAVY, 0.09) });
    panel(layer, [18, -70, 40, -64], 2, { colour: light(NAVY, 0.09) });
    for (const y of [-82, -62]) ball(layer, [3, y], 4.2, { colour: GOLD });
    lump(layer, xy([19, -122, 37, -122, 36, -106, 28, -97, 20, -106]), GOLD, 0.12);
    layer.shape(starPoints([28, -112], 7), '#fffaf0', { angular: true, tremble: 0.2 });
  },
};

/** A striped school tie, knot and blade. */
const tie = (layer: Layer, colour: string): void => {
  const stripes = (ctx: Layer['ctx']): void => {
    ctx.strokeStyle = GOLD;
    ctx.lineWidth = 4.5;
    for (let y = -150; y < -70; y += 15) {
      ctx.beginPath();
      ctx.moveTo(-14, y + 12);
      ctx.lineTo(14, y - 4);
      ctx.stroke();
    }
  };
  layer.shape(xy([-5, -146, 5, -146, 9, -104, 0, -90, -9, -104]), colour, {
    angular: true,
    tremble: 0.3,
    coats: [{ draw: stripes }, layer.shading([-4, -140], [12, -90], shade(colour, 0.16), 0.7)],
  });
  slab(layer, xy([-8, -158, 8, -158, 5, -144, -5, -144]), light(colour, 0.04));
  for (const side of [-1, 1])
    slab(layer, flank(side, '0,-154 20,-168 22,-154 9,-144'), '#fffdf7', 0.1);
};

export const judoSuit: PropPainter = {
  box: standing(132, 96),
  grip: [0, -42],
  paint(layer, { colour }) {
    const cloth = '#f4f3f8';
    const fold = '#aeb2d2';
    lump(
      layer,
      xy([-60, -4, -62, -16, -58, -26, 58, -26, 63, -16, 60, -3, 0, 1]),
      shade(cloth, 0.08),
      0.12,
    );
    layer.line(xy([-56, -14, 0, -11, 57, -14]), 2.4, fold);
    lump(
      layer,
      xy([
        -58, -22, -60, -50, -54, -80, -30, -88, 0, -86, 30, -88, 54, -80, 60, -50, 58, -22, 0, -18,
      ]),
      cloth,
      0.12,
    );
    for (const side of [-1, 1]) {
      lump(
        layer,
        flank(side, '32,-86 52,-80 56,-58 48,-30 36,-30 42,-56'),
        shade(cloth, 0.035),
        0.1,
      );
      layer.line(xy([side * 33, -82, side * 42, -56, side * 36, -32]), 2, fold, { opacity: 0.9 });
    }
    lump(layer, xy([-18, -89, 0, -84, 18, -89, 12, -74, 0, -58, -12, -74]), '#c6cae4', 0.1);
    layer.limb(xy([14, -81, 7, -66, -12, -46, -26, -26]), [12, 12, 12, 12], '#fffefb', {
      coats: [layer.shading([-10, -80], [20, -30], fold, 0.6)],
    });
    layer.limb(xy([-14, -81, -7, -66, 12, -46, 26, -26]), [12, 12, 12, 12], '#fffefb', {
      coats: [layer.shading([-10, -70], [26, -30], fold, 0.7)],
    });
    lump(layer, xy([-62, -48, 0, -44, 62, -48, 63, -33, 0, -28, -63, -33]), colour, 0.15);
    layer.line(xy([-56, -40, -24, -38, -10, -37]), 2, light(colour, 0.12), { opacity: 0.8 });
    for (const [side, x, y] of [
      [-1, -24, -4],
      [1, 27, -7],
    ] as const)
      layer.limb(xy([side * 4, -38, side * 16, -26, x, y]), [11, 12, 12], shade(colour, 0.05), {
        coats: [layer.shading([0, -40], [x, y], shade(colour, 0.16), 0.7)],
      });
    lump(layer, xy([-12, -46, 0, -49, 12, -46, 13, -32, 0, -28, -13, -32]), light(colour, 0.05));
    layer.line(xy([-8, -32, 0, -39, 8, -44]), 2.2, shade(colour, 0.12));
  },
};

export const wings: PropPainter = {
  box: standing(232, 142),
  grip: [0, -50],
  paint(layer, { colour }) {
    const card = '#d9ab70';
    for (const side of [-1, 1]) {
      for (const [row, tint] of [shade(card, 0.05), '#f0cf96', '#fff1d2'].entries())
        for (let i = 0; i < 5 - row; i++) {
          const turn = side * (138 - i * 22 - row * 6);
          const long = (74 - row * 21) * (1 - i * 0.05) + (i === 3 - row ? 6 : 0);
          layer.at({ x: side * (20 + i * 12 - row * 1), y: -64 - i * 9 - row * 3, turn }, () =>
            feather(layer, long, tint, row === 0 ? colour : null),
          );
        }
      layer.limb(flank(side, '8,-50 22,-80 54,-112 92,-126'), [13, 16, 14, 8], light(card, 0.02), {
        coats: [layer.shading([side * 10, -120], [side * 40, -60], shade(card, 0.14), 0.7)],
      });
      for (const [x, y] of [
        [26, -84],
        [54, -110],
        [80, -121],
      ] as const)
        layer.shape(starPoints([side * x, y], 6.4), light(colour, 0.03), {
          angular: true,
          tremble: 0.2,
        });
    }
    for (const side of [-1, 1])
      layer.limb(flank(side, '6,-68 20,-46 15,-20 5,-12'), [6, 6.4, 6.4, 6], '#4f86b0', {
        tremble: 0.3,
      });
    panel(layer, [-13, -74, 13, -12], 8, { colour: '#5f97c0' });
    layer.shape(ellipse([0, -43], 8.4), GOLD, {
      coats: [layer.shading([-4, -50], [8, -36], shade(GOLD, 0.14), 0.8)],
    });
  },
};

/** A feather cut from card, its quill at the origin and its tip upward. */
const feather = (layer: Layer, long: number, tint: string, tip: string | null): void => {
  const dip = (ctx: Layer['ctx']): void => {
    if (tip === null) return;
    ctx.fillStyle = tip;
    ctx.beginPath();
    ctx.arc(0, -long * 1.08, long * 0.36, 0, 2 * Math.PI);
    ctx.fill();
  };
  layer.shape(
    xy([
      -4,
      0,
      -10,
      -long * 0.4,
      -11,
      -long * 0.75,
      0,
      -long,
      11,
      -long * 0.75,
      10,
      -long * 0.4,
      4,
      0,
    ]),
    tint,
    {
      tremble: 0.5,
      coats: [{ draw: dip }, layer.shading([-6, -long], [12, 0], shade(tint, 0.14), 0.75)],
    },
  );
  layer.line(xy([0, -4, 0, -long * 0.5, 0, -long * 0.82]), 1.8, shade(tint, 0.13), {
    opacity: 0.8,
  });
};
