import { light, shade } from '../paint/colour.ts';
import { BRASS, CHERRY, LEATHER, WALNUT } from './materials.ts';
import { ball, lump, plank, rod, slab, standing, starPoints, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const bridge: PropPainter = {
  box: standing(420, 130),
  grip: null,
  paint(layer) {
    const stone = '#b8a494';
    layer.shape(
      xy([
        -206, 0, -196, -40, -110, -84, 0, -98, 110, -84, 196, -40, 206, 0, 120, 0, 86, -44, 0, -62,
        -86, -44, -120, 0,
      ]),
      stone,
      {
        tremble: 1.4,
        coats: [
          layer.shading([-60, -90], [120, 0], shade(stone, 0.16), 0.9),
          { fill: light(stone, 0.08), texture: 'dry', size: 130, strength: 0.5 },
        ],
      },
    );
    for (const lift of [22, 40])
      layer.limb(
        xy([
          -200,
          -40 - lift * 0.8,
          -100,
          -86 - lift,
          0,
          -98 - lift,
          100,
          -86 - lift,
          200,
          -40 - lift * 0.8,
        ]),
        [8, 8, 8],
        CHERRY,
      );
    for (let i = -4; i <= 4; i++) {
      const y = -98 + (i * i * 58) / 16;
      rod(layer, xy([i * 49, y + 6, i * 49, y - 44]), 8, CHERRY);
    }
  },
};

export const crook: PropPainter = {
  box: { left: -16, top: -250, right: 62, bottom: 2 },
  grip: [0, -104],
  paint(layer) {
    layer.limb(
      xy([0, -4, 1, -90, -1, -186, 4, -222, 22, -242, 44, -232, 52, -210, 42, -192, 32, -194]),
      [11, 11, 11, 11, 11, 11, 10, 10, 8],
      WALNUT,
      {
        tremble: 0.6,
        coats: [
          layer.shading([-2, -160], [8, 0], shade(WALNUT, 0.14), 0.7),
          { fill: light(WALNUT, 0.1), texture: 'bristle', size: 120, turn: 90, strength: 0.5 },
        ],
      },
    );
    ball(layer, [33, -194], 6, { colour: light(WALNUT, 0.06) });
    layer.limb(xy([0, -168, 16, -158, 12, -138, 22, -126]), [5, 6, 5], '#d9574a');
    layer.limb(xy([-5, -170, 0, -167, 5, -170]), [8, 8], '#d9574a');
    ball(layer, [8, -152], 8, { colour: '#eabb46' });
    layer.line(xy([3, -149, 8, -148, 13, -149]), 2, '#8a5a2c', { even: true });
  },
};

export const backpack: PropPainter = {
  box: standing(66, 82),
  grip: [0, -80],
  paint(layer, { colour }) {
    rod(layer, xy([-10, -70, 0, -84, 10, -70]), 5, shade(colour, 0.14));
    lump(layer, xy([-28, 0, -32, -40, -24, -70, 0, -78, 24, -70, 32, -40, 28, 0]), colour);
    lump(layer, xy([-22, -4, -24, -30, 0, -34, 24, -30, 22, -4]), light(colour, 0.05));
    lump(layer, xy([-26, -46, -24, -66, 0, -74, 24, -66, 26, -46, 0, -40]), shade(colour, 0.06));
    plank(layer, [-5, -50, 5, -34], BRASS);
  },
};

export const suitcase: PropPainter = {
  box: standing(96, 84),
  grip: [0, -82],
  paint(layer) {
    rod(layer, xy([-16, -66, -14, -80, 14, -80, 16, -66]), 6, shade(LEATHER, 0.16));
    lump(layer, xy([-46, 0, -48, -34, -46, -66, 0, -68, 46, -66, 48, -34, 46, 0, 0, 2]), LEATHER);
    for (const x of [-30, 22]) plank(layer, [x, -66, x + 9, 0], shade(LEATHER, 0.14));
    for (const x of [-26, 26]) ball(layer, [x, -44], 5, { colour: BRASS });
    layer.shape(starPoints([0, -30], 12), '#f0d7a0', { angular: true, tremble: 0.4 });
  },
};

export const tent: PropPainter = {
  box: standing(260, 190),
  grip: null,
  paint(layer, { colour }) {
    slab(layer, xy([-126, 0, 0, -184, 126, 0]), colour);
    slab(layer, xy([-40, 0, 0, -150, 40, 0]), shade(colour, 0.3));
    slab(layer, xy([0, -150, -46, 0, -20, 0]), light(colour, 0.08));
    slab(layer, xy([0, -150, 46, 0, 24, 0]), light(colour, 0.02));
    rod(layer, xy([0, -176, 0, -196]), 5, LEATHER);
    for (const side of [-1, 1])
      layer.line(xy([side * 96, -44, side * 116, -20, side * 136, 0]), 2.4, '#efe2c8', {
        even: true,
      });
  },
};

export const campfire: PropPainter = {
  box: standing(110, 96),
  grip: null,
  lamp: { at: [0, -44], radius: 360, colour: '#ffb65c' },
  paint(layer) {
    for (const [x, turn] of [
      [-46, 14],
      [46, -14],
      [-30, 4],
      [32, -5],
    ] as const)
      layer.limb(xy([x, 0, 0, -10 + turn * 0.2, -x * 0.8, -14 + turn]), [13, 14, 11], '#7a4a32');
    for (const [x, height, width, colour] of [
      [-16, 66, 20, '#f0762e'],
      [18, 58, 18, '#f0762e'],
      [0, 92, 25, '#f58d34'],
      [-4, 64, 16, '#ffc24e'],
      [3, 38, 10, '#fff0b0'],
    ] as const)
      layer.shape(
        xy([
          x - width,
          -8,
          x - width * 0.9,
          -height * 0.4,
          x - width * 0.2,
          -height * 0.7,
          x + width * 0.1,
          -height,
          x + width * 0.5,
          -height * 0.6,
          x + width,
          -height * 0.3,
          x + width * 0.8,
          -6,
        ]),
        colour,
        { tremble: 1 },
      );
    for (let i = 0; i < 7; i++)
      ball(layer, [-48 + i * 16, 0], 10, { colour: i % 2 ? '#a79aa8' : '#8d8296', ry: 7 });
  },
};

export const signpost: PropPainter = {
  box: standing(130, 190),
  grip: null,
  paint(layer) {
    rod(layer, xy([0, 0, 0, -186]), 12, '#8a5a38');
    for (const [y, side, colour] of [
      [-160, 1, '#e9c48a'],
      [-122, -1, '#dcae74'],
      [-86, 1, '#e9c48a'],
    ] as const) {
      slab(
        layer,
        xy([
          -side * 20,
          y - 14,
          side * 46,
          y - 14,
          side * 64,
          y,
          side * 46,
          y + 14,
          -side * 20,
          y + 14,
        ]),
        colour,
      );
      layer.line(xy([-side * 6, y, side * 14, y - 2, side * 36, y]), 3, '#8a5a38', { even: true });
    }
  },
};

export const ladder: PropPainter = {
  box: standing(70, 250),
  grip: null,
  paint(layer) {
    for (const side of [-1, 1]) rod(layer, xy([side * 30, 0, side * 24, -248]), 9, '#b57c46');
    for (let i = 1; i < 9; i++)
      rod(layer, xy([-28 + i * 0.5, -i * 28, 28 - i * 0.5, -i * 28]), 7, '#c78d52');
  },
};
