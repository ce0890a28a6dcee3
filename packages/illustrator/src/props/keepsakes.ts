import { light, shade } from '../paint/colour.ts';
import { BEECH, CREAM, GOLD, INK, OLD_GOLD, SILVER, STEEL } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const bell: PropPainter = {
  box: standing(64, 78),
  grip: [0, -72],
  paint(layer) {
    const brass = '#e5b243';
    rod(layer, xy([0, -56, 0, -76]), 9, BEECH);
    ball(layer, [0, -4], 7, { colour: shade(brass, 0.16) });
    lump(
      layer,
      xy([0, -60, 16, -54, 20, -28, 30, -10, 30, -5, -30, -5, -30, -10, -20, -28, -16, -54]),
      brass,
    );
  },
};

export const present: PropPainter = {
  box: standing(92, 96),
  grip: null,
  paint(layer, { colour }) {
    plank(layer, [-38, -56, 38, 0], colour);
    plank(layer, [-43, -70, 43, -52], light(colour, 0.05));
    plank(layer, [-8, -70, 8, 0], '#fbe3a0');
    for (const side of [-1, 1]) {
      lump(layer, flank(side, '0,-70 12,-92 34,-92 32,-76'), '#fbe3a0');
      lump(layer, flank(side, '0,-70 26,-60 30,-50 16,-54'), '#f0cf7a');
    }
    ball(layer, [0, -72], 7, { colour: '#f0cf7a' });
  },
};

export const crown: PropPainter = {
  box: standing(76, 58),
  grip: [0, -8],
  paint(layer) {
    slab(layer, xy([-34, -4, -38, -46, -18, -26, 0, -56, 18, -26, 38, -46, 34, -4]), GOLD);
    plank(layer, [-34, -14, 34, 0], shade(GOLD, 0.06));
    for (const [x, y] of [
      [-38, -47],
      [0, -57],
      [38, -47],
    ] as const)
      ball(layer, [x, y], 5, { colour: CREAM });
    for (const [x, colour] of [
      [-20, '#5f93c6'],
      [0, '#d9463c'],
      [20, '#5f93c6'],
    ] as const)
      ball(layer, [x, -8], 5, { colour });
  },
};

/** A knight's, with a feather on top as long as an arm. */
export const helmet: PropPainter = {
  box: standing(108, 128),
  grip: [0, -8],
  paint(layer) {
    const plume = '#d9463c';
    lump(
      layer,
      xy([-2, -74, -10, -104, 10, -126, 40, -118, 52, -92, 44, -66, 36, -90, 14, -98]),
      plume,
    );
    layer.line(xy([0, -76, 4, -104, 24, -114, 42, -98]), 2.4, light(plume, 0.16));
    lump(
      layer,
      xy([0, -80, 26, -72, 36, -48, 34, -8, 20, 0, -20, 0, -34, -8, -36, -48, -26, -72]),
      SILVER,
      0.16,
    );
    slab(layer, xy([-36, -46, 0, -54, 36, -46, 34, -20, 0, -10, -34, -20]), STEEL);
    for (const y of [-40, -31, -22]) rod(layer, xy([-24, y, 0, y - 4, 24, y]), 3.4, INK);
    rod(layer, xy([0, -80, 0, -54]), 5, OLD_GOLD);
    for (const x of [-33, 33]) ball(layer, [x, -42], 5, { colour: OLD_GOLD });
  },
};

export const wand: PropPainter = {
  box: standing(56, 112),
  grip: [0, -14],
  lamp: { at: [0, -88], radius: 170, colour: '#fff0a8' },
  paint(layer) {
    rod(layer, xy([0, 0, 0, -72]), 6, '#8a5a8c');
    layer.glow([0, -86], 52, '#fff2b8', { opacity: 0.7 });
    layer.shape(starPoints([0, -86], 25), '#ffd65c', {
      angular: true,
      tremble: 0.4,
      coats: [layer.shading([-10, -100], [16, -68], shade('#ffd65c', 0.14), 0.9)],
    });
  },
};

export const medal: PropPainter = {
  box: standing(50, 86),
  grip: [0, -74],
  paint(layer, { colour }) {
    slab(layer, xy([-19, -84, -5, -84, 7, -42, -6, -38]), colour);
    slab(layer, xy([19, -84, 5, -84, -7, -42, 6, -38]), light(colour, 0.08));
    ball(layer, [0, -22], 22, { colour: GOLD });
    layer.shape(starPoints([0, -22], 13), '#fff0b4', { angular: true, tremble: 0.3 });
  },
};
