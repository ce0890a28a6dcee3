import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { light, shade } from '../paint/colour.ts';
import { ellipse } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { panel } from './forms.ts';
import { BEECH, BRIGHT_GOLD, IVORY, LINEN } from './materials.ts';
import { ball, flank, lump, plank, rod, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const door: PropPainter = {
  box: standing(150, 260),
  grip: null,
  paint(layer, { colour }) {
    layer.shape(
      xy([-72, 0, -72, -190, -52, -236, 0, -256, 52, -236, 72, -190, 72, 0]),
      shade(BEECH, 0.08),
      {
        tremble: 0.8,
        coats: [
          { fill: light(BEECH, 0.04), texture: 'bristle', size: 130, turn: 90, strength: 0.5 },
        ],
      },
    );
    lump(
      layer,
      xy([-58, 0, -58, -186, -42, -222, 0, -240, 42, -222, 58, -186, 58, 0, 0, 2]),
      colour,
    );
    for (const x of [-30, 0, 30])
      layer.line(xy([x, -4, x, -110, x, -214]), 3, shade(colour, 0.12), { even: true });
    ball(layer, [0, -178], 19, { colour: '#ffe6a6' });
    layer.line(xy([0, -197, 0, -178, 0, -159]), 3, BEECH, { even: true });
    layer.line(xy([-19, -178, 0, -178, 19, -178]), 3, BEECH, { even: true });
    ball(layer, [42, -104], 8, { colour: '#e5b243' });
  },
};

export const chair: PropPainter = {
  box: standing(92, 150),
  grip: null,
  seat: [0, -66],
  paint(layer, { colour }) {
    for (const x of [-34, 30]) rod(layer, xy([x, 0, x, -60]), 9, BEECH);
    for (const x of [-36, 20]) rod(layer, xy([x - 4, -60, x - 8, -146]), 8, BEECH);
    for (const y of [-104, -128]) plank(layer, [-44, y - 8, 18, y + 8], BEECH);
    lump(layer, xy([-44, -58, -40, -72, 36, -72, 44, -58, 0, -52]), colour);
  },
};

export const sofa: PropPainter = {
  box: standing(300, 142),
  grip: null,
  seat: [0, -66],
  paint(layer, { colour }) {
    for (const x of [-116, 116]) rod(layer, xy([x, 0, x, -22]), 12, BEECH);
    lump(
      layer,
      xy([-122, -40, -120, -116, -100, -138, 0, -142, 100, -138, 120, -116, 122, -40]),
      shade(colour, 0.05),
    );
    for (const side of [-1, 1])
      lump(
        layer,
        xy([
          side * 4,
          -30,
          side * 4,
          -70,
          side * 18,
          -80,
          side * 104,
          -78,
          side * 112,
          -66,
          side * 112,
          -30,
        ]),
        light(colour, 0.07),
      );
    lump(layer, xy([-120, -14, -122, -38, 122, -38, 120, -14, 0, -10]), colour);
    for (const side of [-1, 1])
      lump(
        layer,
        xy([
          side * 106,
          -12,
          side * 106,
          -84,
          side * 122,
          -98,
          side * 142,
          -96,
          side * 150,
          -78,
          side * 146,
          -12,
        ]),
        light(colour, 0.02),
      );
  },
};

export const table: PropPainter = {
  box: standing(230, 120),
  grip: null,
  paint(layer, { colour }) {
    for (const x of [-88, 84]) rod(layer, xy([x, 0, x, -100]), 12, BEECH);
    lump(
      layer,
      xy([
        -114, -104, -104, -118, 104, -118, 114, -104, 108, -74, 84, -88, 56, -72, 28, -88, 0, -72,
        -28, -88, -56, -72, -84, -88, -108, -74,
      ]),
      light(colour, 0.1),
    );
    lump(layer, ellipse([0, -112], 112, 11, { turn: 0, count: 24 }), light(colour, 0.18), 0.06);
  },
};

export const clock: PropPainter = {
  box: standing(84, 96),
  grip: null,
  paint(layer, { colour }) {
    for (const side of [-1, 1]) {
      rod(layer, xy([side * 22, -14, side * 30, 0]), 8, '#7a6a86');
      ball(layer, [side * 24, -84], 13, { colour: '#e5b243' });
    }
    ball(layer, [0, -46], 40, { colour });
    ball(layer, [0, -46], 31, { colour: LINEN });
    for (let i = 0; i < 12; i++)
      layer.disc(
        [Math.cos((i * Math.PI) / 6) * 26, -46 + Math.sin((i * Math.PI) / 6) * 26],
        i % 3 ? 1.4 : 2.6,
        '#5a4a62',
      );
    rod(layer, xy([0, -46, 0, -66]), 3.6, '#5a4a62');
    rod(layer, xy([0, -46, 14, -38]), 4.2, '#5a4a62');
    ball(layer, [0, -46], 3.6, { colour: '#d9574a' });
  },
};

export const mirror: PropPainter = {
  box: standing(116, 214),
  grip: null,
  paint(layer) {
    const gold = '#dba946';
    for (const side of [-1, 1]) {
      layer.limb(
        xy([side * 48, -116, side * 50, -60, side * 44, -8]),
        [7, 8, 9],
        shade(gold, 0.12),
      );
      layer.limb(xy([side * 44, -12, side * 52, -4, side * 58, -1]), [10, 9, 7], shade(gold, 0.12));
    }
    rod(layer, xy([-44, -18, 44, -18]), 8, shade(gold, 0.12));
    lump(layer, ellipse([0, -114], 49, 88, { turn: 0, count: 26 }), gold);
    layer.shape(ellipse([0, -114], 39, 77, { turn: 0, count: 26 }), '#c9e6ee', {
      tremble: 0.3,
      coats: [
        layer.shading([10, -150], [30, -40], '#8fb6cf', 0.8),
        layer.bloom([-16, -150], 46, '#f4fdff', 0.9),
      ],
    });
    layer.line(xy([-24, -96, -12, -128, 8, -164]), 9, '#ffffff', { opacity: 0.85 });
    layer.line(xy([-10, -84, 4, -116, 20, -144]), 5, '#ffffff', { opacity: 0.75 });
    for (const side of [-1, 1])
      lump(layer, flank(side, '0,-196 12,-206 26,-200 20,-190'), light(gold, 0.04));
    ball(layer, [0, -203], 9, { colour: '#e4675e' });
    for (const side of [-1, 1]) ball(layer, [side * 50, -114], 6, { colour: light(gold, 0.08) });
  },
};

/** The sky in the panes, above and below. */
const PANES: Record<Light, readonly [string, string]> = {
  morning: ['#bfe0ee', '#fde3c0'],
  noon: ['#9fd4f0', '#e2f5fa'],
  evening: ['#b79ad8', '#ffc08a'],
  night: ['#33407e', '#6f68b0'],
};

export const window: PropPainter = {
  box: standing(214, 236),
  grip: null,
  paint(layer, { light: hour, colour }) {
    const frame = '#c48a54';
    for (const x of [-64, 64])
      lump(layer, xy([x - 13, -22, x + 13, -22, x + 8, 0, x - 8, 0]), shade(frame, 0.08));
    slab(layer, xy([-84, -20, -84, -178, -64, -210, 0, -228, 64, -210, 84, -178, 84, -20]), frame);
    const pane = xy([-72, -30, -72, -174, -54, -200, 0, -215, 54, -200, 72, -174, 72, -30]);
    const [above, below] = PANES[hour];
    layer.shape(pane, layer.linear([0, -215], [0, -30], [above, below]), {
      angular: true,
      tremble: 0.4,
      coats: [{ draw: (ctx) => view(ctx, hour) }],
    });
    for (const x of [-50, 14])
      layer.line(xy([x + 2, -104, x + 16, -128, x + 30, -156]), 8, '#ffffff', { opacity: 0.38 });
    plank(layer, [-5, -216, 5, -28], IVORY);
    plank(layer, [-73, -122, 73, -113], IVORY);
    for (const side of [-1, 1]) {
      lump(
        layer,
        flank(side, '4,-205 40,-210 80,-186 88,-120 84,-100 70,-100 62,-140 40,-176'),
        colour,
        0.16,
      );
      lump(
        layer,
        flank(side, '70,-98 84,-98 94,-62 92,-36 74,-32 62,-38 64,-64'),
        shade(colour, 0.03),
        0.16,
      );
      for (const [x, y] of [
        [30, -198],
        [58, -184],
        [76, -152],
        [76, -118],
        [78, -72],
        [74, -50],
      ] as const)
        layer.disc([side * x, y], 3.4, '#fff4e0', 0.9);
      lump(layer, flank(side, '66,-106 88,-106 88,-94 67,-94'), BRIGHT_GOLD);
    }
    rod(layer, xy([-92, -214, 92, -214]), 7, shade(frame, 0.14));
    for (const side of [-1, 1]) ball(layer, [side * 94, -214], 8, { colour: BRIGHT_GOLD });
    plank(layer, [-102, -34, 102, -16], light(frame, 0.07));
    layer.at({ x: 30, y: -33, scale: 1.22 }, () => flowerPot(layer));
  },
};

/** What is seen through the panes: a hill, and a cloud or the stars above it. */
const view = (ctx: Layer['ctx'], hour: Light): void => {
  const dot = (x: number, y: number, r: number, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.fill();
  };
  if (hour === 'night') {
    for (const [x, y, r] of [
      [-46, -150, 2.4],
      [-22, -174, 1.8],
      [-30, -98, 1.8],
      [52, -88, 2],
      [20, -182, 2.2],
    ] as const)
      dot(x, y, r, '#fff3c8');
    dot(36, -150, 17, '#fff0b8');
    dot(29, -155, 14, PANES.night[0]);
  } else
    for (const [x, y, r] of [
      [-44, -146, 10],
      [-30, -152, 13],
      [-16, -145, 9],
      [28, -96, 9],
      [42, -101, 12],
      [55, -95, 8],
    ] as const)
      dot(x, y, r, '#ffffffd8');
  dot(-36, 18, 82, hour === 'night' ? '#3f5a78' : '#8fbf78');
  dot(58, 26, 80, hour === 'night' ? '#35496a' : '#74ab6a');
};

/** A pot on the sill with three flowers in it. */
const flowerPot = (layer: Layer): void => {
  for (const [x, y, turn] of [
    [-10, -29, -140],
    [10, -29, -40],
    [-3, -33, -112],
    [5, -33, -64],
  ] as const)
    layer.dab([x, y], 34, 8, { angle: turn, colour: x < 0 ? '#5f9f54' : '#74b062' });
  for (const [x, y, tint] of [
    [-22, -57, '#ffd45c'],
    [1, -71, '#fff6ee'],
    [23, -57, '#f59ab4'],
  ] as const) {
    for (let i = 0; i < 6; i++) layer.dab([x, y], 12, 4.6, { angle: i * 60, colour: tint });
    ball(layer, [x, y], 4, { colour: '#e58b2c' });
  }
  lump(layer, xy([-18, -31, 18, -31, 13, -1, 0, 1, -13, -1]), '#cf6f4a', 0.17);
  panel(layer, [-21, -37, 21, -25], 3, { colour: '#dd8059' });
};
