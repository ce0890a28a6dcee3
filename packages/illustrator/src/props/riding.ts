import { light, shade } from '../paint/colour.ts';
import { panel } from './forms.ts';
import { BEECH, BRIGHT_GOLD, CREAM, INK, OAK, STEEL } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** Small things that a child rides, rolls and rows. */

export const scooter: PropPainter = {
  box: standing(176, 170),
  grip: null,
  paint(layer, { colour }) {
    rod(layer, xy([50, -22, 30, -150]), 9, STEEL);
    rod(layer, xy([4, -152, 54, -162]), 8, INK);
    for (const x of [4, 54]) ball(layer, [x, x < 9 ? -152 : -162], 8, { colour });
    layer.limb(xy([-70, -26, -20, -26, 34, -28, 52, -44]), [13, 14, 14, 10], colour);
    for (const x of [-66, 60]) wheel(layer, [x, -19], 19, CREAM);
    for (const [dx, tint] of [
      [0, '#e2574c'],
      [8, '#f2c14e'],
    ] as const)
      layer.dab([2, -150 + dx], 34, 4, { angle: 100 + dx * 2, colour: tint });
  },
};

export const skateboard: PropPainter = {
  box: standing(190, 56),
  grip: [0, -34],
  paint(layer, { colour }) {
    for (const x of [-54, 54]) {
      slab(layer, xy([x - 12, -32, x + 12, -32, x + 7, -14, x - 7, -14]), STEEL);
      ball(layer, [x - 10, -12], 13, { colour: '#f2c14e' });
      ball(layer, [x + 12, -12], 13, { colour: '#f2c14e' });
    }
    layer.limb(xy([-92, -50, -70, -36, 0, -34, 70, -36, 92, -50]), [9, 13, 13, 13, 9], colour, {
      coats: [layer.shading([0, -40], [0, -26], shade(colour, 0.16), 0.8)],
    });
    layer.line(xy([-74, -40, 0, -39, 74, -40]), 4, INK, { even: true });
  },
};

export const motorbike: PropPainter = {
  box: standing(230, 150),
  grip: null,
  seat: [-30, -100],
  paint(layer, { colour }) {
    for (const x of [-70, 74]) wheel(layer, [x, -36], 36, light(STEEL, 0.12));
    rod(layer, xy([74, -36, 46, -116]), 9, STEEL);
    rod(layer, xy([46, -114, 30, -136, 14, -134]), 7, INK);
    lump(layer, xy([-44, -40, -30, -66, 30, -66, 36, -40, 0, -28]), STEEL);
    lump(layer, xy([-14, -98, 20, -112, 48, -100, 44, -72, 0, -70]), colour);
    lump(layer, xy([-90, -92, -60, -104, -12, -100, -8, -84, -60, -80]), INK);
    lump(layer, xy([-106, -64, -88, -84, -46, -80, -36, -62, -70, -74]), colour);
    layer.limb(xy([-10, -36, -50, -24, -104, -28]), [7, 9, 12], light(STEEL, 0.16));
    ball(layer, [56, -108], 12, { colour: '#fff0b8' });
  },
};

export const rowingBoat: PropPainter = {
  box: standing(310, 108),
  grip: null,
  seat: [-20, -46],
  paint(layer, { colour }) {
    rod(layer, xy([-60, -92, 40, -20]), 7, BEECH);
    slab(layer, xy([32, -30, 44, -34, 78, 0, 62, 2]), OAK);
    lump(
      layer,
      xy([-150, -74, -70, -58, 60, -58, 152, -84, 122, -22, 70, -2, -90, -2, -130, -26]),
      colour,
    );
    for (const y of [-44, -24])
      layer.line(xy([-136, y - 8, 0, y + 4, 132, y - 12]), 3, shade(colour, 0.13), { even: true });
    layer.limb(xy([-152, -76, -70, -60, 60, -60, 154, -86]), [9, 9, 9, 9], OAK);
    plank(layer, [-66, -70, -16, -58], BEECH);
    ball(layer, [34, -62], 7, { colour: BRIGHT_GOLD });
  },
};

export const rockingHorse: PropPainter = {
  box: standing(214, 190),
  grip: null,
  seat: [-14, -104],
  paint(layer, { colour }) {
    layer.limb(xy([-104, -26, -60, -8, 0, -3, 60, -8, 104, -26]), [11, 13, 13, 13, 11], colour);
    const wood = '#d9a868';
    for (const leg of [
      [-46, -72, -60, -40, -66, -12],
      [38, -72, 54, -40, 64, -12],
    ] as const)
      layer.limb(xy([...leg]), [24, 15, 12], wood);
    layer.limb(xy([-62, -92, -88, -84, -92, -50]), [12, 16, 5], '#7a4c36');
    lump(layer, xy([-70, -88, -60, -108, 0, -104, 48, -112, 60, -80, 30, -62, -40, -62]), wood);
    layer.limb(xy([44, -94, 66, -128, 74, -156]), [46, 36, 30], wood);
    lump(layer, xy([58, -158, 68, -180, 88, -178, 108, -150, 106, -134, 84, -138]), wood);
    lump(layer, xy([66, -176, 70, -190, 80, -178]), wood);
    for (const [x, y] of [
      [60, -170],
      [52, -152],
      [44, -132],
    ] as const)
      layer.dab([x, y], 32, 9, { angle: 145, colour: '#7a4c36' });
    layer.disc([84, -160], 4, INK);
    layer.line(xy([76, -146, 94, -142, 106, -146]), 3.4, colour, { even: true });
    panel(layer, [-36, -116, 20, -86], 10, { colour });
    rod(layer, xy([58, -150, 96, -160]), 7, BEECH);
  },
};
