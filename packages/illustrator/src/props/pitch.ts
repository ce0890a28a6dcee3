import { shade } from '../paint/colour.ts';
import { panel } from './forms.ts';
import { BRIGHT_GOLD, CREAM, OLD_GOLD, SILVER } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

/** What is played for and with on a sports ground. */

export const goal: PropPainter = {
  box: standing(372, 226),
  grip: null,
  paint(layer) {
    const net = (points: readonly number[]): void =>
      layer.line(xy(points), 1.8, '#f2f5f4', { even: true, opacity: 0.62, tremble: 0 });
    for (let i = 0; i <= 14; i++) {
      const x = -168 + i * 24;
      net([x, -216, x * 0.9, -150, x * 0.86, -14]);
    }
    for (let i = 1; i < 9; i++) {
      const y = -216 + i * 24;
      const pull = i > 2 ? 0.87 : 0.95;
      net([-172 * pull, y, 0, y, 172 * pull, y]);
    }
    for (const side of [-1, 1]) {
      net([side * 176, -216, side * 150, -14]);
      rod(layer, xy([side * 176, 0, side * 150, -12]), 5, '#d6dbe2');
    }
    rod(layer, xy([-150, -12, 150, -12]), 5, '#d6dbe2');
    for (const x of [-176, 176]) rod(layer, xy([x, 0, x, -218]), 12, '#fdfdfb');
    rod(layer, xy([-180, -218, 180, -218]), 12, '#fdfdfb');
  },
};

export const trophy: PropPainter = {
  box: standing(108, 128),
  grip: [0, -40],
  paint(layer) {
    for (const side of [-1, 1])
      layer.limb(flank(side, '28,-108 50,-104 46,-78 22,-68'), [6, 7, 6, 5], shade(OLD_GOLD, 0.06));
    panel(layer, [-32, -18, 32, 0], 3, { colour: '#6b4a3a' });
    rod(layer, xy([0, -14, 0, -56]), 13, OLD_GOLD);
    lump(layer, xy([-34, -122, 34, -122, 30, -84, 12, -60, -12, -60, -30, -84]), OLD_GOLD);
    lump(layer, xy([-37, -124, 0, -118, 37, -124, 34, -114, -34, -114]), BRIGHT_GOLD);
    layer.shape(starPoints([0, -92], 13), CREAM, { angular: true, tremble: 0.3 });
  },
};

export const whistle: PropPainter = {
  box: standing(96, 60),
  grip: [-6, -24],
  paint(layer, { colour }) {
    layer.limb(xy([-40, -26, -46, -46, -10, -58, 24, -50]), [3.4, 3.4, 3.4, 3.4], colour);
    slab(layer, xy([-8, -44, 44, -44, 44, -28, -8, -24]), SILVER);
    ball(layer, [-18, -24], 22, { colour: SILVER });
    ball(layer, [-18, -24], 9, { colour: shade(SILVER, 0.16) });
    plank(layer, [6, -46, 18, -36], '#5a5068');
    ball(layer, [-40, -26], 5, { colour: BRIGHT_GOLD });
  },
};
