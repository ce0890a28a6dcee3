import { shade } from '../paint/colour.ts';
import { ellipse, type Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import { CREAM } from './materials.ts';
import { ball, lump, plank, slab, standing, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

const SPONGE = '#f3cf9a';
const WAFER = '#d79a55';
const CHERRY = '#d8414b';
const SWEETS = ['#e46a6a', '#8fbf8a', '#f0b44c', '#7fb6d2', '#b487c4'] as const;

interface Storey {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

/** Icing that has run over an edge, in uneven drips. */
const icing = (layer: Layer, { x, foot, width, height }: Storey, colour: string): void => {
  const top = foot - height;
  const half = width / 2 + 4;
  const drips = Math.max(4, Math.round(width / 22));
  const hem = Array.from({ length: drips * 2 + 1 }, (_, i): Point => {
    const along = half - (i / (drips * 2)) * 2 * half;
    return [x + along, top + (i % 2 ? 34 - ((i * 7) % 16) : 14)];
  });
  lump(layer, [[x - half + 4, top - 8], [x, top - 13], [x + half - 4, top - 8], ...hem], colour);
};

/** A storey of cake: two layers of sponge with cream between them, icing on top. */
const storey = (layer: Layer, one: Storey, colour: string): void => {
  const { x, foot, width, height } = one;
  const half = width / 2;
  lump(
    layer,
    xy([
      x - half,
      foot - height,
      x + half,
      foot - height,
      x + half,
      foot - 3,
      x,
      foot + 2,
      x - half,
      foot - 3,
    ]),
    SPONGE,
  );
  plank(layer, [x - half + 1, foot - height * 0.46, x + half - 1, foot - height * 0.36], CREAM);
  icing(layer, one, colour);
};

/** A tower of cake under an ice-cream cone, with a cherry on top. */
const tower = (layer: Layer, one: Storey, colour: string): void => {
  storey(layer, one, colour);
  const { x, foot, width, height } = one;
  const eaves = foot - height - 6;
  const half = width / 2 + 8;
  slab(layer, xy([x - half, eaves, x, eaves - width * 1.7, x + half, eaves]), WAFER, 0.09);
  for (const t of [0.25, 0.5, 0.75])
    layer.line(
      [
        [x - half * (1 - t), eaves - width * 1.7 * t],
        [x + half * (1 - t) * 0.5, eaves - width * 1.7 * t * 0.55],
      ],
      2.4,
      shade(WAFER, 0.08),
      { even: true },
    );
  ball(layer, [x, eaves - width * 1.7 - 5], 10, { colour: CHERRY });
  lump(layer, ellipse([x, foot - height * 0.62], width * 0.17, width * 0.24), '#8a5a3c', 0.1);
};

/** A castle that can be eaten. */
export const cakeCastle: PropPainter = {
  box: standing(440, 470),
  grip: null,
  paint(layer, { colour, light: hour }) {
    const lit = hour === 'evening' || hour === 'night';
    lump(layer, ellipse([0, -10], 214, 16, { count: 24 }), '#e8e2ea');
    tower(layer, { x: 0, foot: -150, width: 84, height: 150 }, '#f6b6c8');
    tower(layer, { x: -96, foot: -110, width: 58, height: 120 }, CREAM);
    tower(layer, { x: 98, foot: -110, width: 58, height: 136 }, '#bfe0cf');
    storey(layer, { x: 0, foot: -100, width: 232, height: 78 }, CREAM);
    tower(layer, { x: -174, foot: -12, width: 66, height: 168 }, '#bfd9ee');
    tower(layer, { x: 174, foot: -12, width: 66, height: 150 }, '#f6b6c8');
    storey(layer, { x: 0, foot: -10, width: 290, height: 98 }, colour);
    lump(layer, xy([-32, -10, -32, -54, 0, -80, 32, -54, 32, -10]), '#8a5a3c', 0.1);
    layer.disc([18, -36], 4, '#f6d98a');
    for (let i = 0; i < 9; i++) {
      const x = -128 + i * 32;
      if (Math.abs(x) > 40) ball(layer, [x, -22], 7, { colour: SWEETS[i % 5] ?? CHERRY });
    }
    for (const x of [-72, 0, 72]) {
      lump(layer, ellipse([x, -132], 12, 17), lit ? '#ffdf9a' : '#8a5a3c', 0.1);
      if (lit) layer.glow([x, -132], 34, '#ffd98a', { opacity: 0.5 });
    }
  },
};
