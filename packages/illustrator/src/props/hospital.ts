import { light, shade } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { CREAM, LINEN, STEEL, TIN } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What makes people well again, kindly painted. */

const FRAME = '#dfe4ea';

export const hospitalBed: PropPainter = {
  box: standing(380, 190),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-140, 140]) {
      rod(layer, xy([x, -20, x, -58]), 10, STEEL);
      wheel(layer, [x, -13], 13, FRAME);
    }
    plank(layer, [-168, -70, 168, -52], FRAME);
    panel(layer, [-184, -170, -164, -40], 9, { colour: TIN });
    panel(layer, [164, -128, 182, -40], 9, { colour: TIN });
    panel(layer, [-164, -94, 164, -66], 12, { colour: LINEN });
    slab(layer, xy([-164, -82, -158, -124, -88, -92, -84, -82]), shade(LINEN, 0.04));
    lump(
      layer,
      xy([-166, -106, -154, -142, -120, -146, -84, -122, -88, -100, -124, -104]),
      '#fffdf6',
    );
    lump(
      layer,
      xy([
        -78, -72, -84, -100, -40, -108, 60, -106, 150, -104, 168, -92, 164, -60, 0, -54, -60, -56,
      ]),
      colour,
    );
    layer.limb(xy([-82, -98, -78, -82, -70, -62]), [14, 16, 14], CREAM);
    for (const [x, y] of [
      [-30, -84],
      [10, -94],
      [44, -78],
      [86, -92],
      [122, -76],
    ] as const)
      star(layer, x, y, light(colour, 0.2));
    for (const x of [-20, 30, 80]) rod(layer, xy([x, -62, x, -34]), 5, TIN);
    rod(layer, xy([-24, -34, 84, -34]), 6, TIN);
    panel(layer, [150, -122, 190, -84], 4, { colour: '#f4e7cf' });
    layer.line(xy([158, -104, 166, -112, 172, -98, 182, -108]), 2.4, '#d9574a', { even: true });
  },
};

const star = (layer: Layer, x: number, y: number, colour: string): void => {
  for (let k = 0; k < 5; k++) layer.dab([x, y], 9, 3, { angle: k * 72 - 90, colour });
};

export const dripStand: PropPainter = {
  box: standing(92, 290),
  grip: [0, -130],
  paint(layer) {
    for (const x of [-36, 0, 36]) {
      rod(layer, xy([0, -26, x, -8]), 6, STEEL);
      ball(layer, [x, -6], 6, { colour: '#4a4058' });
    }
    rod(layer, xy([0, -20, 0, -276]), 7, TIN);
    layer.limb(xy([-30, -262, -26, -280, 0, -284, 26, -280, 30, -262]), [5, 5, 5, 5, 5], TIN);
    layer.limb(xy([28, -190, 34, -150, 20, -110, 30, -76]), [3, 3, 3, 3], '#9adcf0');
    panel(layer, [12, -262, 46, -196], 10, { colour: '#cfeef4', depth: 0.07 });
    lump(layer, xy([14, -228, 30, -232, 45, -228, 44, -204, 30, -197, 15, -204]), '#7fc6de', 0.08);
    panel(layer, [19, -250, 39, -236], 3, { colour: '#ffffff', depth: 0.03 });
    panel(layer, [-22, -146, 16, -102], 7, { colour: '#f4e7cf' });
    panel(layer, [-15, -140, 9, -122], 3, { colour: '#54746a' });
    ball(layer, [-9, -112], 4, { colour: '#7bb86e' });
    ball(layer, [3, -112], 4, { colour: '#e2574c' });
  },
};

/** A sticking plaster, with a star on its pad. */
export const plaster: PropPainter = {
  box: standing(96, 70),
  grip: [0, -34],
  paint(layer) {
    const skin = '#efb58a';
    layer.at({ x: 0, y: -34, turn: -24 }, () => {
      panel(layer, [-48, -17, 48, 17], 17, { colour: skin, depth: 0.1 });
      panel(layer, [-18, -17, 18, 17], 3, { colour: light(skin, 0.1), depth: 0.05 });
      for (const x of [-38, -30, 30, 38])
        for (const y of [-8, 0, 8]) layer.disc([x, y], 1.6, shade(skin, 0.12));
      star(layer, 0, 1, '#e2574c');
    });
  },
};

export const crutches: PropPainter = {
  box: standing(120, 230),
  grip: [-18, -120],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      layer.at({ x: side * 22, y: 0, turn: side * 9 }, () => {
        rod(layer, xy([0, -6, 0, -120]), 8, TIN);
        rod(layer, xy([-4, -110, -10, -210]), 6, TIN);
        rod(layer, xy([4, -110, 10, -210]), 6, TIN);
        panel(layer, [-20, -222, 20, -204], 8, { colour });
        rod(layer, xy([-10, -140, 10, -140]), 10, colour);
        ball(layer, [0, -5], 7, { colour: '#4a4058' });
      });
  },
};
