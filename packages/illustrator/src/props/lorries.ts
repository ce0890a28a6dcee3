import { light, shade } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { INK, IVORY, STEEL } from './materials.ts';
import { ball, glass, lump, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** Vans and lorries with a task. */

/** A van's body with its windows, driving to the right. */
const van = (layer: Layer, colour: string, stripe: string): void => {
  lump(
    layer,
    xy([-112, -24, -114, -120, -96, -138, 40, -138, 70, -122, 98, -78, 116, -64, 118, -24, 0, -16]),
    colour,
  );
  glass(layer, xy([34, -82, 34, -124, 60, -118, 84, -82]));
  glass(layer, xy([-16, -86, -16, -122, 22, -122, 22, -86]));
  slab(layer, xy([-112, -66, 112, -66, 116, -50, -113, -50]), stripe, 0.08);
  ball(layer, [112, -44], 8, { colour: '#fff0b8' });
  for (const x of [-68, 70]) wheel(layer, [x, -26], 26, IVORY);
};

/** The lamp on the roof, and its light. */
const blueLamp = (layer: Layer, x: number, y: number): void => {
  layer.glow([x, y - 8], 46, '#8fc4ff', { opacity: 0.5 });
  lump(layer, xy([x - 15, y, x - 12, y - 16, x, y - 20, x + 12, y - 16, x + 15, y]), '#4f93e0');
};

export const ambulance: PropPainter = {
  box: standing(236, 160),
  grip: null,
  paint(layer) {
    blueLamp(layer, 8, -136);
    van(layer, '#fdf8ee', '#e2574c');
    // A heart: the red cross is a protected sign.
    lump(
      layer,
      xy([-58, -86, -80, -108, -78, -122, -66, -126, -58, -116, -50, -126, -38, -122, -36, -108]),
      '#e2574c',
    );
  },
};

export const policeCar: PropPainter = {
  box: standing(232, 146),
  grip: null,
  paint(layer) {
    blueLamp(layer, -6, -120);
    lump(layer, xy([-72, -66, -56, -110, -20, -124, 34, -120, 62, -94, 76, -66]), '#fdf8ee');
    glass(layer, xy([-52, -70, -42, -104, -6, -110, -6, -70]));
    glass(layer, xy([4, -70, 4, -110, 36, -106, 56, -70]));
    lump(
      layer,
      xy([-112, -18, -112, -52, -96, -70, 60, -72, 100, -58, 114, -40, 112, -16, 0, -12]),
      '#4f7fc4',
    );
    for (let i = 0; i < 7; i++) plank(layer, [-96 + i * 28, -50, -82 + i * 28, -38], IVORY);
    ball(layer, [104, -42], 9, { colour: '#fff0b8' });
    for (const x of [-66, 66]) wheel(layer, [x, -26], 27, IVORY);
  },
};

export const racingCar: PropPainter = {
  box: standing(262, 106),
  grip: null,
  seat: [-14, -52],
  paint(layer, { colour }) {
    plank(layer, [-126, -98, -84, -84], INK);
    rod(layer, xy([-104, -84, -96, -50]), 7, INK);
    lump(
      layer,
      xy([-118, -22, -112, -52, -60, -68, -34, -52, 20, -54, 54, -46, 112, -32, 126, -18, 0, -14]),
      colour,
    );
    lump(layer, xy([-62, -60, -50, -84, -28, -76, -24, -54]), shade(colour, 0.06));
    glass(layer, xy([14, -52, 24, -70, 34, -52]));
    ball(layer, [-72, -42], 17, { colour: IVORY });
    layer.line(xy([-74, -32, -72, -50]), 4, INK, { even: true });
    slab(layer, xy([92, -26, 130, -24, 130, -12, 92, -12]), INK);
    layer.line(xy([-40, -34, 20, -38, 84, -30]), 5, IVORY, { even: true });
    for (const [x, r] of [
      [-78, 29],
      [76, 25],
    ] as const)
      wheel(layer, [x, -r], r, '#f2c14e');
  },
};

const cab = (layer: Layer, colour: string): void => {
  lump(
    layer,
    xy([62, -30, 62, -142, 78, -152, 118, -150, 138, -104, 146, -88, 146, -30, 100, -24]),
    colour,
  );
  glass(layer, xy([80, -94, 80, -136, 112, -136, 128, -94]));
  ball(layer, [140, -50], 9, { colour: '#fff0b8' });
  plank(layer, [132, -34, 152, -22], STEEL);
};

export const binLorry: PropPainter = {
  box: standing(308, 184),
  grip: null,
  paint(layer) {
    plank(layer, [-140, -44, 140, -26], INK);
    cab(layer, '#f2a03c');
    lump(layer, xy([-126, -42, -132, -120, -112, -168, 40, -172, 56, -160, 56, -42]), '#6fae5c');
    for (const x of [-70, -24, 22]) rod(layer, xy([x, -160, x, -50]), 6, shade('#6fae5c', 0.1));
    panel(layer, [-152, -120, -112, -40], 6, { colour: shade('#6fae5c', 0.14) });
    layer.at({ x: -142, y: -40, scale: 0.9, turn: -14 }, () => {
      panel(layer, [-20, -56, 18, 0], 5, { colour: '#5f7f94' });
      panel(layer, [-24, -66, 22, -54], 4, { colour: '#4c6a80' });
    });
    lump(layer, xy([-26, -90, 0, -118, 26, -90, 0, -80]), '#dff0c4');
    ball(layer, [98, -158], 8, { colour: '#ffb347' });
    for (const x of [-96, -46, 104]) wheel(layer, [x, -26], 26, IVORY);
  },
};

export const lorry: PropPainter = {
  box: standing(308, 184),
  grip: null,
  paint(layer, { colour, random }) {
    plank(layer, [-142, -44, 140, -26], INK);
    for (let i = 0; i < 11; i++)
      ball(
        layer,
        [-112 + i * 15, -122 - random.between(0, 26) * (1 - Math.abs(i - 5) / 6)],
        random.between(13, 20),
        {
          colour: i % 2 ? '#a98a6a' : '#b99a78',
        },
      );
    cab(layer, colour);
    slab(layer, xy([-142, -46, -154, -126, 60, -126, 52, -46]), '#f2b63c');
    for (const x of [-110, -60, -10, 36])
      rod(layer, xy([x, -122, x + 3, -50]), 6, shade('#f2b63c', 0.1));
    for (const x of [-98, -44, 104]) wheel(layer, [x, -28], 28, light(STEEL, 0.14));
  },
};

export const helicopter: PropPainter = {
  box: standing(310, 186),
  grip: null,
  floats: true,
  seat: [34, -64],
  paint(layer, { colour }) {
    rod(layer, xy([-30, -96, -140, -112]), 15, shade(colour, 0.05));
    slab(layer, xy([-150, -108, -144, -152, -124, -152, -124, -104]), light(colour, 0.06));
    layer.shape(xy([-172, -128, -128, -134, -128, -128, -172, -122]), INK, { opacity: 0.5 });
    lump(
      layer,
      xy([
        -54, -66, -48, -108, -10, -128, 50, -128, 98, -106, 112, -70, 88, -38, 20, -30, -34, -40,
      ]),
      colour,
    );
    glass(layer, xy([36, -70, 40, -116, 74, -108, 98, -72]));
    panel(layer, [-18, -112, 20, -74], 8, { colour: '#cfe8ee' });
    layer.line(xy([-44, -60, 20, -56, 104, -62]), 6, IVORY, { even: true });
    rod(layer, xy([20, -128, 20, -160]), 9, INK);
    layer.shape(xy([-126, -170, 20, -162, 150, -176, 150, -168, 20, -154, -126, -162]), INK, {
      opacity: 0.62,
    });
    ball(layer, [20, -162], 9, { colour: STEEL });
    for (const x of [-12, 62]) rod(layer, xy([x, -36, x, -10]), 6, STEEL);
    layer.limb(xy([-50, -8, 0, -6, 90, -6, 108, -14]), [7, 7, 7, 6], STEEL);
  },
};
