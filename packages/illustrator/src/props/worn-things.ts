import { light, shade } from '../paint/colour.ts';
import { ball, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What one wears, wins or carries for the weather. */

const GOLD = '#eabb46';
const CREAM = '#fff4e0';

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
    ball(layer, 0, -149, 4, GOLD);
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

export const crown: PropPainter = {
  box: standing(76, 58),
  grip: [0, -8],
  paint(layer) {
    slab(layer, xy([-34, -4, -38, -46, -18, -26, 0, -56, 18, -26, 38, -46, 34, -4]), GOLD);
    plank(layer, -34, -14, 34, 0, shade(GOLD, 0.06));
    for (const [x, y] of [
      [-38, -47],
      [0, -57],
      [38, -47],
    ] as const)
      ball(layer, x, y, 5, CREAM);
    for (const [x, colour] of [
      [-20, '#5f93c6'],
      [0, '#d9463c'],
      [20, '#5f93c6'],
    ] as const)
      ball(layer, x, -8, 5, colour);
  },
};

export const wand: PropPainter = {
  box: standing(56, 112),
  grip: [0, -14],
  lamp: { at: [0, -88], radius: 170, colour: '#fff0a8' },
  paint(layer) {
    rod(layer, xy([0, 0, 0, -72]), 6, '#8a5a8c');
    layer.glow(0, -86, 52, '#fff2b8', 0.7);
    layer.shape(starPoints(0, -86, 25), '#ffd65c', {
      angular: true,
      tremble: 0.4,
      coats: [layer.shading([-10, -100], [16, -68], shade('#ffd65c', 0.14), 0.9)],
    });
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
        layer.dab(x + i * 4.4, -10 - foot, 11, 2, 90, shade(colour, 0.05));
    }
    layer.limb(
      xy([-38, -60, -14, -78, 16, -78, 38, -60, 16, -50, -14, -50, -36, -58]),
      [17, 19, 19, 18, 18, 18, 16],
      colour,
    );
    lump(layer, xy([-14, -66, 6, -70, 12, -52, -6, -44]), light(colour, 0.05));
  },
};

export const medal: PropPainter = {
  box: standing(50, 86),
  grip: [0, -74],
  paint(layer, { colour }) {
    slab(layer, xy([-19, -84, -5, -84, 7, -42, -6, -38]), colour);
    slab(layer, xy([19, -84, 5, -84, -7, -42, 6, -38]), light(colour, 0.08));
    ball(layer, 0, -22, 22, GOLD);
    layer.shape(starPoints(0, -22, 13), '#fff0b4', { angular: true, tremble: 0.3 });
  },
};

export const tooth: PropPainter = {
  box: standing(38, 46),
  grip: [0, -24],
  lamp: { at: [0, -24], radius: 70, colour: '#fffbe8' },
  paint(layer) {
    lump(
      layer,
      xy([
        -17, -30, -12, -44, 0, -39, 12, -44, 17, -30, 12, -8, 8, 0, 3, -14, -3, -14, -8, 0, -12, -8,
      ]),
      '#fffaf0',
      0.08,
    );
    layer.line(xy([-9, -22, -10, -32, -6, -37]), 3, '#ffffff');
  },
};

export const bandage: PropPainter = {
  box: standing(76, 34),
  grip: [0, -16],
  paint(layer) {
    layer.at({ x: 0, y: -16, turn: -16 }, () => {
      lump(layer, xy([-36, -11, 36, -11, 38, 0, 36, 11, -36, 11, -38, 0]), '#e9b58c');
      plank(layer, -13, -10, 13, 10, '#f6d6b6');
      for (const x of [-26, 26]) for (const y of [-4, 4]) layer.disc(x, y, 1.6, '#c98f66');
    });
  },
};

export const bucketAndSpade: PropPainter = {
  box: { left: -48, top: -84, right: 56, bottom: 2 },
  grip: [-14, -80],
  paint(layer, { colour }) {
    layer.limb(xy([-40, -50, -30, -76, -14, -82, 4, -76, 13, -50]), [4, 4, 4], '#fbe3a0');
    lump(layer, xy([-44, -54, 17, -54, 8, -4, -4, 0, -24, 0, -35, -4]), colour);
    plank(layer, -47, -58, 20, -49, light(colour, 0.07));
    layer.at({ x: 34, y: 0, turn: 12 }, () => {
      rod(layer, xy([0, -30, 0, -72]), 6, '#f3c24e');
      plank(layer, -11, -78, 11, -70, '#f3c24e');
      lump(layer, xy([-13, -34, 13, -34, 12, -10, 0, 0, -12, -10]), '#e4574a');
    });
  },
};

export const sandcastle: PropPainter = {
  box: standing(180, 120),
  grip: null,
  paint(layer, { colour }) {
    const sand = '#e3c084';
    lump(layer, xy([-88, 0, -70, -18, 0, -22, 70, -18, 88, 0, 0, 6]), shade(sand, 0.05));
    for (const [x, width, height] of [
      [-52, 44, 62],
      [52, 44, 62],
      [0, 56, 92],
    ] as const) {
      slab(
        layer,
        xy([
          x - width / 2,
          -10,
          x + width / 2,
          -10,
          x + width * 0.42,
          -height,
          x - width * 0.42,
          -height,
        ]),
        sand,
      );
      for (let i = -1; i <= 1; i++)
        plank(
          layer,
          x + i * width * 0.3 - 6,
          -height - 9,
          x + i * width * 0.3 + 6,
          -height + 2,
          light(sand, 0.04),
        );
    }
    lump(layer, xy([-11, -10, -11, -34, 0, -42, 11, -34, 11, -10]), shade(sand, 0.22));
    rod(layer, xy([0, -98, 0, -128]), 3, '#8a6244');
    slab(layer, xy([0, -128, 22, -120, 0, -112]), colour);
    for (const x of [-52, 52]) ball(layer, x, -34, 6, '#f6b8a8', 5);
  },
};

export const snowman: PropPainter = {
  box: standing(150, 220),
  grip: null,
  paint(layer, { colour }) {
    const snow = '#f6f8fc';
    for (const side of [-1, 1])
      layer.limb(xy([side * 40, -104, side * 66, -120, side * 84, -146]), [6, 5, 3], '#7a5238');
    ball(layer, 0, -46, 60, snow, 52);
    ball(layer, 0, -116, 45, snow, 41);
    ball(layer, 0, -170, 33, snow, 31);
    lump(layer, xy([-36, -146, 0, -136, 36, -146, 34, -134, 0, -124, -34, -134]), colour);
    lump(layer, xy([14, -138, 30, -134, 34, -98, 20, -98]), colour);
    slab(layer, xy([4, -172, 36, -166, 4, -162]), '#ef8a35');
    for (const x of [-9, 13]) layer.disc(x, -180, 4, '#3f3348');
    for (let i = 0; i < 5; i++)
      layer.disc(-10 + i * 6, -154 + Math.abs(2 - i) * -2, 2.2, '#3f3348');
    for (const y of [-116, -96, -76]) layer.disc(4, y, 4, '#3f3348');
    plank(layer, -34, -200, 34, -193, '#43384f');
    plank(layer, -22, -230, 22, -198, '#43384f');
    plank(layer, -23, -208, 23, -199, '#d9574a');
  },
};
