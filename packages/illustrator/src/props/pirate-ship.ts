import { shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { BRIGHT_GOLD, CHERRY, MILK, OAK } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

const PITCH = '#3b3440';

/** A sail full of wind, with two broad stripes. */
const sail = (layer: Layer, [x, y]: Point, [wide, tall]: Point, stripe: string): void => {
  const half = wide / 2;
  layer.shape(
    xy([
      x - half * 0.9,
      y,
      x + half * 0.9,
      y,
      x + half * 1.12,
      y + tall * 0.6,
      x + half,
      y + tall,
      x,
      y + tall * 0.88,
      x - half,
      y + tall,
      x - half * 0.86,
      y + tall * 0.6,
    ]),
    MILK,
    {
      tremble: 0.7,
      coats: [
        {
          draw: (ctx) => {
            ctx.fillStyle = stripe;
            for (const top of [0.2, 0.58])
              ctx.fillRect(x - wide, y + tall * top, wide * 2, tall * 0.17);
          },
        },
        layer.shading([x - half, y], [x + half, y + tall], '#cbbccb', 0.8),
      ],
    },
  );
  rod(layer, xy([x - half * 1.02, y, x + half * 1.02, y]), 7, CHERRY);
};

/** A flag with a skull that is in a good mood. */
const flag = (layer: Layer, [x, y]: Point): void => {
  slab(
    layer,
    xy([x, y, x + 40, y - 5, x + 74, y + 4, x + 70, y + 42, x + 36, y + 34, x, y + 44]),
    PITCH,
  );
  layer.shape(ellipse([x + 37, y + 15], 12, 11), '#fffaf0', { tremble: 0.3 });
  plank(layer, [x + 31, y + 22, x + 43, y + 30], '#fffaf0');
  for (const dx of [-4.5, 4.5]) layer.disc([x + 37 + dx, y + 14], 3, PITCH);
};

/** A ship with a striped sail, three round windows, and a merry black flag. */
export const pirateShip: PropPainter = {
  box: standing(400, 400),
  grip: null,
  paint(layer, { colour, light: hour }) {
    const lit = hour === 'evening' || hour === 'night';
    rod(layer, xy([-14, -80, -14, -392]), 12, CHERRY);
    rod(layer, xy([104, -90, 104, -280]), 9, CHERRY);
    rod(layer, xy([150, -92, 204, -132]), 8, CHERRY);
    flag(layer, [-10, -396]);
    sail(layer, [-14, -330], [150, 86], colour);
    sail(layer, [-14, -232], [200, 112], colour);
    sail(layer, [104, -252], [88, 112], colour);
    lump(
      layer,
      xy([
        -186, -150, -112, -146, -104, -92, 40, -84, 150, -100, 176, -112, 150, -40, 116, -2, 0, 4,
        -120, -2, -164, -40,
      ]),
      OAK,
    );
    plank(layer, [-190, -158, -106, -146], shade(OAK, 0.12));
    layer.line(xy([-172, -86, -40, -66, 60, -64, 156, -78]), 6, BRIGHT_GOLD, { even: true });
    layer.line(xy([-158, -44, -40, -28, 60, -26, 144, -38]), 4, shade(OAK, 0.14), { even: true });
    for (const x of [-84, -18, 48]) {
      layer.disc([x, -48], 14, shade(OAK, 0.2));
      layer.disc([x, -48], 10, lit ? '#ffdf9a' : '#bfe0ea');
      if (lit) layer.glow([x, -48], 34, '#ffd98a', { opacity: 0.5 });
    }
    lump(layer, xy([-164, -134, -134, -134, -134, -108, -164, -108]), lit ? '#ffdf9a' : '#bfe0ea');
    ball(layer, [176, -116], 9, { colour: BRIGHT_GOLD });
  },
};
