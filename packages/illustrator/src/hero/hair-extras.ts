import { alpha, light, shade } from '../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import type { Coat } from '../paint/shape.ts';
import type { FigureScene } from './figure.ts';
import type { HairExtra } from './hair-styles.ts';

/** Paints a hair style around a head, in head units. */

export const hairCoats = (scene: FigureScene, top: number, bottom: number): Coat[] => {
  const { layer, hair } = scene;
  return [
    {
      fill: layer.linear(
        [30, top],
        [-30, bottom],
        [
          [0, alpha(hair.light, 0.9)],
          [0.3, alpha(hair.light, 0.25)],
          [0.55, alpha(hair.shade, 0.1)],
          [1, alpha(shade(hair.base, 0.16), 1)],
        ],
      ),
      texture: 'grain',
      size: 240,
      strength: 0.8,
    },
    { fill: hair.shade, texture: 'bristle', size: 210, turn: 80, strength: 0.28 },
  ];
};

export const paintExtra = (scene: FigureScene, extra: HairExtra, behind: boolean): void => {
  const { layer, hair, figure } = scene;
  const drift = behind ? -9 * figure.pose.turn : 10 * figure.pose.turn;
  const tie = figure.paint.accent;
  const random = figure.random;
  switch (extra.kind) {
    case 'puff': {
      paintPuff(layer, scene, extra, { drift, hair, tie });
      return;
    }
    case 'bun': {
      paintBun(layer, extra, drift, { hair, tie });
      return;
    }
    case 'braid': {
      paintBraid(layer, extra, drift, { hair, tie });
      return;
    }
    case 'tail': {
      const spine = extra.spine.map(([x, y]): Point => [x + drift, y]);
      layer.shape(limb(spine, extra.widths), hair.base, {
        smoothed: true,
        tremble: 1.2,
        coats: hairCoats(scene, -10, 70),
      });
      const [x, y] = spine[0] ?? [0, 0];
      layer.shape(ellipse([x, y], 8, 7), tie, { tremble: 0.4 });
      return;
    }
    case 'curls':
      paintCurls(scene, extra.ring, extra.fringe, drift);
      return;
    case 'locs':
      paintLocs(layer, random, drift, hair);
  }
};

/** Little arcs that make a mass of hair curl. */
export const curlMarks = (scene: FigureScene, at: Point, radius: number, count: number): void => {
  const { ctx } = scene.layer;
  const { random } = scene.figure;
  ctx.lineWidth = 1.5;
  for (let i = 0; i < count; i++) {
    const t = random.next() * 2 * Math.PI;
    const q = Math.sqrt(random.next()) * radius;
    ctx.strokeStyle = alpha(
      random.chance(0.5) ? scene.hair.light : shade(scene.hair.base, 0.12),
      0.5,
    );
    ctx.beginPath();
    ctx.arc(at[0] + Math.cos(t) * q, at[1] + Math.sin(t) * q, random.between(2.8, 5.4), t, t + 3.8);
    ctx.stroke();
  }
};

const paintCurls = (scene: FigureScene, ring: number, fringe: boolean, drift: number): void => {
  const { layer, hair, figure } = scene;
  const lumps: [x: number, y: number, r: number][] = [];
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI * (1.02 + (i / 14) * 0.96);
    lumps.push([Math.cos(angle) * ring, Math.sin(angle) * (ring - 4) - 2, fringe ? 15.5 : 18]);
  }
  if (fringe) {
    for (let i = 0; i < 8; i++)
      lumps.push([-38 + i * 11 + drift * 0.8, -27 - 10 * Math.sin(((i + 0.5) / 8) * Math.PI), 12]);
    for (let i = 0; i < 9; i++)
      lumps.push([-34 + i * 8.6 + drift * 0.4, -44 - 8 * Math.sin(((i + 0.5) / 9) * Math.PI), 14]);
    lumps.push([-53, 12, 12], [54, 10, 11], [-55, 26, 11], [55, 25, 10]);
  }
  for (const [x, y, r] of lumps) {
    layer.shape(ellipse([x, y], r, r * 0.95, { turn: 0, count: 9 }), hair.base, {
      tremble: 1.6,
      frequency: 0.12,
      coats: [
        layer.bloom([x + 3, y - 5], r * 1.1, hair.light, 0.75),
        layer.shading([x, y - r * 0.2], [x - r * 0.6, y + r], shade(hair.base, 0.14), 0.85),
      ],
    });
    curlMarks(scene, [x, y], r * 0.5, 2);
  }
  if (!fringe) curlMarks(scene, [0, -60], 27, 34);
  if (figure.pose.view === 'side') curlMarks(scene, [-20, -20], 40, 30);
};

const paintLocs = (
  layer: Layer,
  random: Random,
  drift: number,
  hair: FigureScene['hair'],
): void => {
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = -56 + t * 112 + drift;
    const low =
      44 + Math.sin(t * Math.PI) * -6 + random.signed(9) + (Math.abs(t - 0.5) > 0.32 ? 22 : 0);
    const spine: Point[] = [
      [x * 0.62, -34],
      [x * 1.02, -6],
      [x * 1.08, low * 0.5],
      [x * 1.06, low],
    ];
    layer.limb(spine, [12, 12, 11, 8], i % 2 ? hair.base : hair.shade, {
      tremble: 1,
      frequency: 0.09,
      coats: [layer.shading([x + 5, 0], [x - 6, 10], shade(hair.base, 0.1), 0.7)],
    });
  }
};

const paintBraid = (
  layer: Layer,
  extra: Extract<HairExtra, { kind: 'braid' }>,
  drift: number,
  { hair, tie }: { readonly hair: FigureScene['hair']; readonly tie: string },
): void => {
  const spine = smooth(
    extra.spine.map(([x, y]): Point => [x + drift, y]),
    false,
    13,
  );
  for (const [i, [x, y]] of spine.entries()) {
    const size = 13 - (i / spine.length) * 4.5;
    layer.shape(
      ellipse([x, y], size, size * 0.72, { turn: i % 2 ? 26 : -26, count: 10 }),
      i % 2 ? hair.base : light(hair.base, 0.025),
      {
        tremble: 0.6,
        coats: [layer.shading([x + 4, y - 6], [x - 4, y + 9], hair.shade, 0.9)],
      },
    );
  }
  const [x, y] = spine[spine.length - 1] ?? [0, 0];
  layer.shape(ellipse([x, y + 2], 7, 5), tie, { tremble: 0.3 });
  layer.dab([x, y + 4], 15, 5, { angle: 90, colour: hair.base });
};

const paintBun = (
  layer: Layer,
  extra: Extract<HairExtra, { kind: 'bun' }>,
  drift: number,
  { hair, tie }: { readonly hair: FigureScene['hair']; readonly tie: string },
): void => {
  const [x, y] = [extra.at[0] + drift, extra.at[1]];
  layer.shape(ellipse([x, y], extra.radius), hair.base, {
    tremble: 1.2,
    coats: [
      layer.bloom([x + 6, y - 8], 24, hair.light, 0.9),
      layer.shading([x, y], [x - 10, y + 20], hair.shade),
    ],
  });
  layer.line(
    smooth(
      ellipse([x, y], extra.radius * 0.55, extra.radius * 0.5, { turn: 20, count: 8 }).slice(0, 6),
      false,
      2,
    ),
    2,
    hair.shade,
    { opacity: 0.7 },
  );
  layer.shape(
    ellipse([x * 0.86, y + extra.radius * 0.72], 11, 5, { turn: x > 0 ? 35 : -35 }),
    tie,
    {
      tremble: 0.4,
    },
  );
};

const paintPuff = (
  layer: Layer,
  scene: FigureScene,
  extra: Extract<HairExtra, { kind: 'puff' }>,
  {
    drift,
    hair,
    tie,
  }: { readonly drift: number; readonly hair: FigureScene['hair']; readonly tie: string },
): void => {
  const [x, y] = [extra.at[0] + drift, extra.at[1]];
  const ring = ellipse([x, y], extra.radius, extra.radius * 0.98, { turn: 0, count: 18 });
  const colour = x > 0 ? hair.base : hair.shade;
  layer.shape(ring, colour, {
    tremble: 3,
    frequency: 0.09,
    coats: [layer.bloom([x + 8, y - 14], 40, hair.light, 0.9)],
  });
  curlMarks(scene, [x, y], extra.radius * 0.9, 34);
  layer.shape(ellipse([Math.sign(extra.at[0]) * 34 + drift, -33], 9, 7, { turn: -40 }), tie, {
    tremble: 0.5,
  });
};
