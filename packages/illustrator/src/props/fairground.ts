import { light, shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { BRASS, BRIGHT_GOLD, CREAM, OAK } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What a fair and a party are made of. */

const CABINS = ['#e2574c', '#f0b44c', '#5f93c6', '#7bb86e', '#b487c4', '#ef8fae'] as const;

/** A string of little flags between two poles. */
export const bunting: PropPainter = {
  box: standing(330, 230),
  grip: null,
  paint(layer) {
    for (const x of [-154, 154]) {
      rod(layer, xy([x, 0, x, -216]), 8, OAK);
      ball(layer, [x, -220], 8, { colour: BRIGHT_GOLD });
    }
    const sag = (x: number): number => -206 + 46 * (1 - (x / 154) ** 2);
    layer.line(
      [-154, -80, 0, 80, 154].map((x): Point => [x, sag(x)]),
      3,
      '#8a6a4a',
      { even: true },
    );
    for (let i = 0; i < 9; i++) {
      const x = -128 + i * 32;
      const y = sag(x);
      slab(layer, xy([x - 13, y, x + 13, y, x, y + 36]), CABINS[i % 6] ?? '#e2574c', 0.07);
    }
  },
};

/** A painted horse of a roundabout, on its golden pole. */
export const carouselHorse: PropPainter = {
  box: standing(210, 290),
  grip: null,
  seat: [-8, -150],
  paint(layer, { colour }) {
    const coat = '#fdf3e4';
    plank(layer, [-66, -12, 66, 0], shade(colour, 0.1));
    for (const x of [-40, 0, 40]) ball(layer, [x, -6], 4, { colour: BRIGHT_GOLD });
    rod(layer, xy([6, -8, 6, -286]), 9, BRASS);
    for (let y = -30; y > -280; y -= 22)
      layer.line(xy([1, y, 11, y - 8]), 2.4, '#fff1c0', { even: true });
    layer.limb(xy([-62, -122, -92, -112, -98, -76, -88, -50]), [12, 18, 16, 4], BRIGHT_GOLD);
    for (const leg of [
      [-50, -100, -64, -70, -92, -58],
      [-38, -98, -34, -62, -58, -40],
      [44, -100, 66, -80, 58, -50],
      [54, -108, 84, -98, 92, -68],
    ] as const)
      layer.limb(xy([...leg]), [24, 15, 11], coat);
    lump(
      layer,
      xy([
        -66, -112, -58, -142, -20, -148, 30, -146, 62, -136, 66, -108, 44, -92, -10, -86, -52, -92,
      ]),
      coat,
    );
    layer.limb(xy([46, -120, 70, -160, 78, -196]), [52, 40, 32], coat);
    lump(
      layer,
      xy([62, -196, 70, -218, 88, -222, 112, -194, 116, -178, 100, -172, 82, -182]),
      coat,
    );
    lump(layer, xy([72, -216, 74, -238, 86, -220]), coat);
    for (const [x, y, turn] of [
      [64, -214, 130],
      [58, -196, 150],
      [50, -176, 155],
      [44, -156, 160],
    ] as const)
      layer.dab([x, y], 38, 11, { angle: turn, colour: BRIGHT_GOLD });
    layer.disc([90, -200], 4, '#3a2740');
    layer.line(xy([84, -190, 98, -186, 112, -188]), 3, colour, { even: true });
    layer.line(xy([96, -184, 70, -156, 30, -142]), 3, colour, { even: true });
    lump(layer, xy([-34, -142, -20, -156, 18, -154, 28, -140, 22, -104, -26, -104]), colour);
    for (let i = 0; i < 4; i++) ball(layer, [-22 + i * 14, -106], 5, { colour: BRIGHT_GOLD });
    layer.shape(starPoints([0, -124], 11), '#fff3c0', { angular: true, tremble: 0.3 });
  },
};

/** One cabin of the big wheel, hung at its top. */
const cabin = (layer: Layer, [x, y]: Point, size: number, colour: string): void =>
  layer.at({ x, y, scale: size }, () => {
    rod(layer, xy([0, 0, 0, 12]), 4, '#8b93a8');
    lump(layer, xy([-26, 20, 0, 4, 26, 20, 0, 24]), shade(colour, 0.06));
    for (const dx of [-18, 18]) rod(layer, xy([dx, 18, dx, 40]), 3.4, CREAM);
    lump(layer, xy([-28, 36, 28, 36, 24, 58, 0, 62, -24, 58]), colour);
    plank(layer, [-28, 42, 28, 46], CREAM);
  });

export const bigWheel: PropPainter = {
  box: standing(470, 520),
  grip: null,
  paint(layer, { light: hour }) {
    const lit = hour === 'evening' || hour === 'night';
    const middle: Point = [0, -274];
    const { ctx } = layer;
    for (const side of [-1, 1]) rod(layer, xy([0, -274, side * 110, 0]), 15, '#e8e0ec');
    rod(layer, xy([-62, -120, 62, -120]), 9, '#d6cbdc');
    for (const [radius, width] of [
      [206, 9],
      [150, 5],
    ] as const) {
      ctx.strokeStyle = '#e2574c';
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.arc(middle[0], middle[1], radius, 0, 2 * Math.PI);
      ctx.stroke();
    }
    const spokes = 12;
    for (let i = 0; i < spokes; i++) {
      const t = (i / spokes) * 2 * Math.PI + 0.13;
      const rim: Point = [Math.cos(t) * 206, middle[1] + Math.sin(t) * 206];
      layer.line([middle, rim], 4, '#f4ecd8', { even: true, tremble: 0 });
      for (const r of [70, 112, 178])
        layer.disc(
          [Math.cos(t) * r, middle[1] + Math.sin(t) * r],
          4.4,
          lit ? '#fff0b0' : '#f6d98a',
        );
    }
    for (let i = 0; i < spokes; i++) {
      const t = (i / spokes) * 2 * Math.PI + 0.13;
      cabin(
        layer,
        [Math.cos(t) * 206, middle[1] + Math.sin(t) * 206],
        0.82,
        CABINS[i % 6] ?? '#e2574c',
      );
    }
    ball(layer, middle, 24, { colour: BRIGHT_GOLD });
    layer.shape(starPoints(middle, 17), '#fff6d8', { angular: true, tremble: 0.3 });
    plank(layer, [-130, -16, 130, 0], '#8a6a9a');
    if (lit) layer.glow(middle, 260, '#ffd98a', { opacity: 0.35 });
  },
};

/** A stall under a striped awning, with something to win in rows. */
export const stall: PropPainter = {
  box: standing(236, 252),
  grip: null,
  paint(layer, { light: hour, colour }) {
    const lit = hour === 'evening' || hour === 'night';
    panel(layer, [-98, -190, 98, -70], 4, { colour: lit ? '#ffdf9a' : '#f2dcb4', depth: 0.08 });
    for (const y of [-130, -84]) plank(layer, [-96, y, 96, y + 6], OAK);
    for (const [i, x] of [-74, -44, -14, 16, 46, 76].entries()) {
      ball(layer, [x, -144], 12, { colour: CABINS[i % 6] ?? '#e2574c' });
      lump(
        layer,
        xy([x - 9, -84, x - 6, -110, x + 6, -110, x + 9, -84]),
        CABINS[(i + 2) % 6] ?? '#e2574c',
      );
    }
    for (const x of [-104, 104]) rod(layer, xy([x, 0, x, -206]), 9, CREAM);
    plank(layer, [-110, -78, 110, -66], '#b97a44');
    for (let i = 0; i < 8; i++)
      plank(layer, [-108 + i * 27, -68, -81 + i * 27, 0], i % 2 ? CREAM : light(colour, 0.02));
    for (let i = 0; i < 8; i++) {
      const [left, right] = [-116 + i * 29, -87 + i * 29];
      slab(
        layer,
        xy([
          left * 0.82,
          -240,
          right * 0.82,
          -240,
          right,
          -190,
          (left + right) / 2,
          -176,
          left,
          -190,
        ]),
        i % 2 ? CREAM : colour,
        0.08,
      );
    }
    ball(layer, [0, -246], 7, { colour: BRIGHT_GOLD });
    for (let i = 0; i < 9; i++) {
      const x = -108 + i * 27;
      layer.disc([x, -178 + (i % 2) * 4], 4.6, lit ? '#fff4c4' : '#f7dc92');
      if (lit) layer.glow([x, -176], 26, '#ffd98a', { opacity: 0.5 });
    }
  },
};

/** A roundabout under its pointed roof. */
export const carousel: PropPainter = {
  box: standing(380, 360),
  grip: null,
  paint(layer, figure) {
    const { light: hour, colour } = figure;
    const lit = hour === 'evening' || hour === 'night';
    layer.shape(ellipse([0, -14], 172, 22, { count: 30 }), shade(colour, 0.12));
    layer.shape(ellipse([0, -22], 172, 22, { count: 30 }), '#f4dcae');
    panel(layer, [-46, -210, 46, -24], 8, { colour: lit ? '#ffd98a' : '#f0c878' });
    for (let i = 0; i < 3; i++)
      layer.shape(ellipse([-26 + i * 26, -130], 9, 34), '#fff6e0', { tremble: 0.4 });
    for (const [x, y, flip] of [
      [-112, -26, false],
      [2, -14, false],
      [116, -26, false],
    ] as const)
      layer.at({ x, y, scale: 0.66, flip }, () =>
        carouselHorse.paint(layer, { ...figure, colour: CABINS[(x + 112) % 5] ?? colour }),
      );
    for (const x of [-166, 166]) rod(layer, xy([x, -26, x, -220]), 6, BRASS);
    for (let i = 0; i < 10; i++) {
      const [left, right] = [-182 + i * 36.4, -145.6 + i * 36.4];
      slab(layer, xy([0, -338, right, -232, left, -232]), i % 2 ? CREAM : colour, 0.06);
    }
    for (let i = 0; i < 13; i++) {
      const x = -180 + i * 30;
      lump(
        layer,
        xy([x - 15, -234, x + 15, -234, x + 10, -212, x, -204, x - 10, -212]),
        i % 2 ? colour : BRIGHT_GOLD,
        0.08,
      );
      layer.disc([x, -218], 4, lit ? '#fff6cc' : '#fff2c8');
    }
    ball(layer, [0, -342], 11, { colour: BRIGHT_GOLD });
    slab(layer, xy([0, -356, 34, -350, 0, -342]), '#e2574c');
    if (lit) layer.glow([0, -130], 210, '#ffce7a', { opacity: 0.4 });
  },
};
