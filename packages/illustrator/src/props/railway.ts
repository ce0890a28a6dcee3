import { light, shade } from '../paint/colour.ts';
import { panel } from './forms.ts';
import { BRASS, INK, IVORY, STEEL } from './materials.ts';
import { ball, glass, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What belongs to a railway beside the engine. */

export const trainCarriage: PropPainter = {
  box: standing(372, 172),
  grip: null,
  paint(layer, { light: hour, colour }) {
    const lit = hour === 'evening' || hour === 'night';
    rod(layer, xy([-186, -44, 186, -44]), 9, STEEL);
    plank(layer, [-172, -52, 172, -34], INK);
    panel(layer, [-176, -158, 176, -44], 12, { colour });
    plank(layer, [-176, -84, 176, -76], IVORY);
    panel(layer, [-184, -170, 184, -152], 9, { colour: shade(colour, 0.2) });
    for (const x of [-118, -60, 20, 78])
      glass(layer, xy([x, -94, x, -142, x + 46, -142, x + 46, -94]), lit ? '#ffe7a6' : '#cfe8ee');
    panel(layer, [-166, -146, -130, -48], 5, { colour: light(colour, 0.06) });
    glass(layer, xy([-160, -100, -160, -138, -136, -138, -136, -100]), lit ? '#ffe7a6' : '#cfe8ee');
    ball(layer, [-136, -88], 4, { colour: BRASS });
    panel(layer, [134, -146, 168, -48], 5, { colour: light(colour, 0.06) });
    for (const x of [-138, -92, 92, 138]) wheel(layer, [x, -21], 21, '#c9a25c');
  },
};

export const signal: PropPainter = {
  box: standing(120, 320),
  grip: null,
  paint(layer) {
    plank(layer, [-22, -14, 22, 0], STEEL);
    rod(layer, xy([0, -4, 0, -308]), 13, IVORY);
    for (let y = -40; y > -220; y -= 22) rod(layer, xy([10, y, 26, y]), 3.4, INK);
    rod(layer, xy([26, -18, 26, -236]), 3.4, INK);
    ball(layer, [0, -310], 9, { colour: BRASS });
    layer.at({ x: 0, y: -276, turn: -24 }, () => {
      slab(layer, xy([-6, -13, 56, -13, 48, 0, 56, 13, -6, 13]), '#d9473c');
      plank(layer, [32, -13, 40, 13], IVORY);
    });
    panel(layer, [-26, -262, -6, -216], 6, { colour: INK });
    ball(layer, [-16, -251], 7, { colour: '#7a3a38' });
    ball(layer, [-16, -229], 8, { colour: '#8ff0a8' });
    layer.glow([-16, -229], 34, '#8ff0a8', { opacity: 0.5 });
  },
};
