import { light, shade } from '../paint/colour.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { bow } from './forms.ts';
import { CREAM, GOLD } from './materials.ts';
import { ball, flank, lump, rod, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const dress: PropPainter = {
  box: standing(116, 152),
  grip: [0, -148],
  paint(layer, { colour }) {
    layer.limb(xy([0, -124, 0, -134, 6, -139, 3, -147, -4, -146]), [3.4, 3.4], '#a98a68');
    rod(layer, xy([-24, -114, 0, -126, 24, -114]), 4, '#a98a68');
    for (const side of [-1, 1])
      lump(layer, flank(side, '16,-118 30,-117 38,-102 30,-94 18,-98'), light(colour, 0.05));
    const hem: Point[] = Array.from({ length: 7 }, (_, i): Point => [54 - i * 18, i % 2 ? -1 : -7]);
    layer.shape([...xy([-16, -78, 0, -76, 16, -78, 34, -48]), ...hem, ...xy([-34, -48])], colour, {
      tremble: 0.6,
      coats: [
        { draw: (ctx) => dots(ctx, light(colour, 0.2)) },
        layer.shading([-20, -70], [50, 0], shade(colour, 0.16), 0.85),
        layer.bloom([-24, -46], 34, light(colour, 0.1), 0.6),
      ],
    });
    for (const [x, foot] of [
      [-6, -22],
      [5, 6],
      [12, 32],
    ] as const)
      layer.line(xy([x, -72, (x + foot) / 2, -44, foot, -10]), 2.2, shade(colour, 0.13), {
        opacity: 0.6,
      });
    lump(
      layer,
      xy([
        -19, -119, -10, -112, 0, -108, 10, -112, 19, -119, 19, -96, 17, -76, 0, -73, -17, -76, -19,
        -96,
      ]),
      colour,
    );
    layer.line(xy([-17, -118, -8, -109, 0, -106, 8, -109, 17, -118]), 4, CREAM, { even: true });
    lump(layer, xy([-18, -83, 0, -81, 18, -83, 19, -73, 0, -70, -19, -73]), CREAM, 0.1);
    bow(layer, [9, -76], 10, CREAM);
  },
};

const dots = (ctx: Layer['ctx'], colour: string): void => {
  ctx.fillStyle = colour;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      ctx.beginPath();
      ctx.arc(-50 + i * 20 + (row % 2) * 10, -60 + row * 15, 2.8, 0, 2 * Math.PI);
      ctx.fill();
    }
};

export const umbrella: PropPainter = {
  box: { left: -84, top: -150, right: 84, bottom: 2 },
  grip: [0, -14],
  paint(layer, { colour }) {
    rod(layer, xy([0, -148, 0, -12]), 5, '#8a6244');
    layer.limb(xy([0, -14, 2, -2, 14, -2, 15, -10]), [6, 6, 6], '#8a6244');
    lump(
      layer,
      xy([
        0, -148, 40, -138, 72, -112, 84, -78, 62, -88, 42, -78, 21, -88, 0, -78, -21, -88, -42, -78,
        -62, -88, -84, -78, -72, -112, -40, -138,
      ]),
      colour,
    );
    for (const x of [-42, 0, 42])
      layer.line(xy([0, -146, x * 0.7, -118, x, -80]), 2.6, shade(colour, 0.12), { opacity: 0.8 });
    layer.line(xy([-30, -130, -50, -116, -64, -98]), 6, light(colour, 0.14), { opacity: 0.7 });
    ball(layer, [0, -149], 4, { colour: GOLD });
  },
};

export const hat: PropPainter = {
  box: standing(96, 62),
  grip: [0, -10],
  paint(layer, { colour }) {
    lump(layer, xy([-48, -6, -20, -16, 20, -16, 48, -6, 22, 2, -22, 2]), '#e3bb74');
    lump(layer, xy([-27, -12, -24, -46, 0, -58, 24, -46, 27, -12, 0, -6]), '#eccb8c');
    lump(layer, xy([-28, -12, -27, -24, 27, -24, 28, -12, 0, -6]), colour);
  },
};

export const scarf: PropPainter = {
  box: standing(96, 84),
  grip: [0, -66],
  paint(layer, { colour }) {
    for (const [x, foot] of [
      [-24, 6],
      [16, 0],
    ] as const) {
      layer.limb(xy([x * 0.4, -60, x, -40, x, -8 - foot]), [19, 21, 22], colour);
      for (const y of [-38, -24])
        layer.line(xy([x - 10, y, x, y + 1, x + 10, y]), 5, CREAM, { even: true });
      for (let i = -2; i <= 2; i++)
        layer.dab([x + i * 4.4, -10 - foot], 11, 2, { angle: 90, colour: shade(colour, 0.05) });
    }
    layer.limb(
      xy([-38, -60, -14, -78, 16, -78, 38, -60, 16, -50, -14, -50, -36, -58]),
      [17, 19, 19, 18, 18, 18, 16],
      colour,
    );
    lump(layer, xy([-14, -66, 6, -70, 12, -52, -6, -44]), light(colour, 0.05));
  },
};
