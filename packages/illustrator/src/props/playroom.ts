import { shade } from '../paint/colour.ts';
import { panel } from './forms.ts';
import { BEECH, BRASS, CHERRY, INK, OAK, STEEL } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** Music, light and water for small hands. */

const BARS = ['#e2574c', '#f09a4c', '#f2c14e', '#7bb86e', '#5fa7c8', '#5f78c6', '#b487c4'] as const;

export const xylophone: PropPainter = {
  box: standing(180, 96),
  grip: null,
  paint(layer) {
    for (const [a, b] of [
      [-14, -26],
      [-62, -48],
    ] as const)
      layer.limb(xy([-84, a, 0, (a + b) / 2, 84, b]), [9, 9, 9], OAK);
    for (const [i, colour] of BARS.entries()) {
      const x = -72 + i * 24;
      const cut = i * 4.6;
      panel(layer, [x - 10, -78 + cut, x + 10, -2 - cut], 4, { colour });
      for (const y of [-66 + cut * 0.8, -14 - cut * 0.8]) layer.disc([x, y], 2.4, '#fff6e0');
    }
    rod(layer, xy([-20, -52, 62, -90]), 4, BEECH);
    ball(layer, [-22, -51], 9, { colour: '#d9574a' });
  },
};

export const violin: PropPainter = {
  box: standing(110, 200),
  grip: [0, -128],
  paint(layer) {
    rod(layer, xy([0, -100, 0, -180]), 11, INK);
    ball(layer, [0, -188], 9, { colour: CHERRY });
    for (const side of [-1, 1])
      for (const y of [-172, -182]) ball(layer, [side * 11, y], 4, { colour: INK });
    lump(
      layer,
      xy([
        0, -112, 26, -104, 30, -82, 20, -66, 34, -48, 38, -20, 0, 0, -38, -20, -34, -48, -20, -66,
        -30, -82, -26, -104,
      ]),
      '#b8683a',
    );
    for (const side of [-1, 1])
      layer.line(xy([side * 16, -68, side * 12, -54, side * 18, -40]), 3.4, '#5a3324', {
        even: true,
      });
    plank(layer, [-11, -52, 11, -46], '#f0d2a0');
    slab(layer, xy([-9, -36, 9, -36, 6, -8, -6, -8]), INK);
    for (const x of [-4, 0, 4])
      layer.line(xy([x, -182, x, -20]), 1.1, '#fdf3dc', { even: true, tremble: 0 });
    rod(layer, xy([50, -4, 28, -172]), 4, BEECH);
    layer.line(xy([54, -8, 33, -170]), 1.6, '#fffaf0', { even: true, tremble: 0 });
  },
};

export const microphone: PropPainter = {
  box: standing(56, 118),
  grip: [0, -40],
  paint(layer, { colour }) {
    slab(layer, xy([-9, 0, 9, 0, 14, -70, -14, -70]), INK);
    panel(layer, [-17, -78, 17, -66], 4, { colour });
    ball(layer, [0, -94], 22, { colour: STEEL });
    for (const d of [-10, 0, 10]) {
      layer.line(xy([-18, -94 + d, 18, -94 + d]), 1.4, shade(STEEL, 0.14), { even: true });
      layer.line(xy([d, -112, d, -76]), 1.4, shade(STEEL, 0.14), { even: true });
    }
  },
};

export const torch: PropPainter = {
  box: standing(150, 60),
  grip: [-24, -26],
  lamp: { at: [44, -26], radius: 190, colour: '#ffe7a6' },
  paint(layer, { colour }) {
    layer.glow([56, -26], 44, '#fff0b8', { opacity: 0.8 });
    panel(layer, [-66, -40, 16, -12], 8, { colour });
    for (const x of [-56, -46, -36]) plank(layer, [x, -40, x + 4, -12], shade(colour, 0.12));
    panel(layer, [-16, -46, 0, -38], 3, { colour: '#f2c14e' });
    slab(layer, xy([12, -40, 42, -54, 42, 2, 12, -12]), INK);
    layer.limb(xy([44, -50, 47, -26, 44, -2]), [6, 9, 6], '#fff4cc');
  },
};

export const wateringCan: PropPainter = {
  box: standing(160, 104),
  grip: [-4, -96],
  paint(layer, { colour }) {
    const { ctx } = layer;
    ctx.strokeStyle = shade(colour, 0.08);
    ctx.lineWidth = 8;
    ctx.beginPath();
    ctx.ellipse(-4, -62, 34, 36, 0, Math.PI, 2 * Math.PI);
    ctx.stroke();
    layer.limb(xy([24, -22, 46, -40, 64, -74]), [18, 13, 10], colour);
    slab(layer, xy([52, -84, 78, -68, 72, -60, 48, -76]), BRASS);
    panel(layer, [-40, -64, 34, 0], 10, { colour });
    plank(layer, [-42, -66, 36, -58], shade(colour, 0.07));
    for (const [x, y] of [
      [-22, -30],
      [8, -38],
      [-2, -16],
    ] as const)
      for (let k = 0; k < 5; k++) layer.dab([x, y], 8, 3, { angle: k * 72, colour: '#fff6e0' });
    for (const [x, y] of [
      [74, -52],
      [80, -40],
      [70, -36],
    ] as const)
      layer.dab([x, y], 9, 3, { angle: 70, colour: '#8fd0ea' });
  },
};
