import { light, shade } from '../paint/colour.ts';
import { BEECH, LINEN } from './materials.ts';
import { lump, plank, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const bed: PropPainter = {
  box: standing(320, 170),
  grip: null,
  seat: [0, -62],
  paint(layer, { colour }) {
    lump(layer, xy([-156, 0, -156, -130, -146, -160, -120, -166, -112, -150, -112, 0]), BEECH);
    plank(layer, [-118, -66, 150, -26], shade(BEECH, 0.05));
    lump(layer, xy([-112, -70, -112, -108, -80, -116, -44, -108, -40, -78, -64, -66]), LINEN);
    lump(
      layer,
      xy([-70, -30, -66, -90, 10, -98, 120, -92, 148, -80, 152, -24, 120, -14, -60, -18]),
      colour,
    );
    for (let i = 0; i < 5; i++)
      layer.line(
        xy([-44 + i * 40, -90, -40 + i * 40, -54, -46 + i * 40, -18]),
        5,
        light(colour, 0.1),
        { opacity: 0.7 },
      );
    lump(layer, xy([140, 0, 140, -98, 150, -112, 160, -98, 160, 0]), BEECH);
  },
};

export const blanket: PropPainter = {
  box: standing(130, 66),
  grip: null,
  paint(layer, { colour }) {
    for (const [i, y] of [0, -20, -40].entries()) {
      const tint = [colour, light(colour, 0.06), light(colour, 0.11)][i] ?? colour;
      lump(
        layer,
        xy([
          -60 + i * 3,
          y,
          -62 + i * 3,
          y - 12,
          -56 + i * 3,
          y - 24,
          54,
          y - 24,
          62 - i * 2,
          y - 12,
          58,
          y,
        ]),
        tint,
      );
      for (const x of [-34, -6, 22])
        layer.line(xy([x, y - 23, x + 3, y - 12, x, y - 1]), 7, LINEN, { opacity: 0.75 });
    }
  },
};

export const pillow: PropPainter = {
  box: standing(92, 52),
  grip: [0, -24],
  paint(layer, { colour }) {
    lump(
      layer,
      xy([-44, -4, -40, -24, -44, -48, 0, -42, 44, -48, 40, -24, 44, -4, 0, -8]),
      light(colour, 0.14),
    );
    layer.line(xy([-30, -14, 0, -18, 30, -14]), 2, shade(colour, 0.02), { opacity: 0.6 });
  },
};
