import { light, shade } from '../paint/colour.ts';
import { panel, ring } from './forms.ts';
import { OAK, SILVER } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const scissors: PropPainter = {
  box: standing(84, 114),
  grip: [0, -20],
  paint(layer, { colour }) {
    for (const side of [-1, 1])
      layer.at({ x: 0, y: -54, turn: side * 19 }, () => {
        const blade = side < 0 ? shade(SILVER, 0.05) : SILVER;
        lump(layer, xy([-8, 4, -8, -30, -5, -52, 1, -58, 7, -52, 8, -30, 8, 4]), blade, 0.16);
        layer.line(xy([-4, -6, -4, -28, -2, -48]), 2.4, '#ffffff', { opacity: 0.8 });
        rod(layer, xy([0, 2, side * -4, 20]), 9, side < 0 ? shade(colour, 0.05) : colour);
        ring(layer, [side * -7, 33], 13, {
          width: 8,
          colour: side < 0 ? shade(colour, 0.05) : colour,
        });
      });
    ball(layer, [0, -54], 5.4, { colour: '#f3c24e' });
  },
};

export const needleAndThread: PropPainter = {
  box: standing(108, 96),
  grip: [-14, -42],
  paint(layer, { colour }) {
    panel(layer, [-46, -16, 18, 0], 6, { colour: '#d8a868' });
    panel(layer, [-39, -68, 11, -12], 6, { colour });
    for (let i = 0; i < 9; i++)
      layer.line(
        xy([-38, -17 - i * 5.6, -14, -14 - i * 5.6, 10, -18 - i * 5.6]),
        1.7,
        i % 2 ? shade(colour, 0.13) : light(colour, 0.1),
        { opacity: 0.85 },
      );
    panel(layer, [-46, -82, 18, -66], 6, { colour: '#d8a868' });
    ball(layer, [-14, -75], 5, { colour: shade('#d8a868', 0.18), ry: 3 });
    layer.limb(xy([10, -24, 30, -8, 44, -22, 32, -44, 26, -66, 43, -76]), [2.8, 2.8], colour, {
      tremble: 0.2,
    });
    layer.at({ x: 43, y: -76, turn: 8 }, () => {
      layer.limb(xy([0, -14, 0, 20, 0, 70]), [6.4, 5.4, 1.4], '#dfe3ec', {
        tremble: 0.1,
        coats: [layer.shading([-1, 0], [3, 20], '#7d8496', 0.9)],
      });
      layer.line(xy([0, -9, 0, -2, 0, 5]), 2.8, '#6b6f86');
    });
  },
};

export const book: PropPainter = {
  box: standing(70, 46),
  grip: [0, -20],
  paint(layer, { colour }) {
    slab(layer, xy([-36, -8, 0, -2, 36, -8, 36, -40, 0, -34, -36, -40]), colour);
    for (const side of [-1, 1]) {
      slab(layer, flank(side, '0,-6 32,-12 32,-44 16,-46 0,-38'), '#fff6e2', 0.08);
      for (let i = 0; i < 3; i++)
        layer.line(
          xy([side * 6, -32 + i * 8, side * 16, -35 + i * 8, side * 27, -36 + i * 8]),
          1.6,
          '#b9a58c',
          { even: true },
        );
    }
  },
};

export const letter: PropPainter = {
  box: standing(64, 44),
  grip: [0, -22],
  paint(layer) {
    plank(layer, [-31, -42, 31, 0], '#fff3dc');
    layer.line(xy([-30, -41, 0, -16, 30, -41]), 2.2, '#d0b896', { even: true });
    ball(layer, [0, -18], 7, { colour: '#cf4f4a' });
  },
};

export const pencil: PropPainter = {
  box: standing(20, 96),
  grip: [0, -36],
  paint(layer, { colour }) {
    plank(layer, [-7, -84, 7, -22], colour);
    slab(layer, xy([-7, -22, 7, -22, 0, 0]), '#f3d6a6');
    slab(layer, xy([-2.4, -7, 2.4, -7, 0, 0]), '#43384f');
    plank(layer, [-7, -90, 7, -82], '#c9ccd6');
    lump(layer, xy([-7, -90, -6, -97, 6, -97, 7, -90]), '#e88a94');
  },
};

export const paintbrush: PropPainter = {
  box: standing(20, 104),
  grip: [0, -66],
  paint(layer, { colour }) {
    layer.limb(xy([0, -104, 0, -70, 0, -36]), [5, 9, 8], OAK);
    plank(layer, [-6, -40, 6, -24], '#c9ccd6');
    lump(layer, xy([-7, -24, 7, -24, 8, -14, 0, 0, -8, -14]), colour);
  },
};
