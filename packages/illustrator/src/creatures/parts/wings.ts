import { lerp, type Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { form, formLimb, type Tone } from './form.ts';

/** A bird's open wing: shoulder at the origin, the tip `length` to the right, feathers hanging. */
export interface FeatheredWing {
  readonly length: number;
  /** How long the innermost feathers hang. */
  readonly depth: number;
  readonly arm: Tone;
  readonly feathers: Tone;
  readonly tips?: string;
  readonly count?: number;
}

export const paintFeatheredWing = (layer: Layer, place: Placement, wing: FeatheredWing): void => {
  const { length, depth } = wing;
  const count = wing.count ?? 8;
  layer.at(place, () => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const root: Point = [lerp(length * 0.08, length * 0.66, t), lerp(0, -depth * 0.06, t)];
      const angle = lerp(100, 14, t ** 1.25);
      const long = lerp(depth * 0.86, length * 0.5, t ** 1.6);
      layer.at({ x: root[0], y: root[1], turn: angle }, () =>
        formLimb(
          layer,
          [
            [0, 0],
            [long * 0.5, -long * 0.03],
            [long, 0],
          ],
          [depth * 0.18, depth * 0.32, depth * 0.3, depth * 0.14],
          {
            tone: wing.feathers,

            tremble: 0.6,
            small: true,
            shadow: 0.5,
            markings: () => {
              if (wing.tips) layer.disc([long * 1.1, 0], depth * 0.28, wing.tips);
            },
          },
        ),
      );
    }
    form(
      layer,
      [
        [-depth * 0.1, -depth * 0.1],
        [length * 0.3, -depth * 0.24],
        [length * 0.62, -depth * 0.26],
        [length * 0.8, -depth * 0.12],
        [length * 0.74, depth * 0.06],
        [length * 0.56, depth * 0.16],
        [length * 0.46, depth * 0.3],
        [length * 0.3, depth * 0.34],
        [length * 0.18, depth * 0.46],
        [0, depth * 0.42],
        [-depth * 0.16, depth * 0.18],
      ],
      wing.arm,
      { tremble: 1.2, hair: 20, shadow: 0.6 },
    );
  });
};

/** A wing of skin between fingers, as dragons have: shoulder at the origin, opening upward. */
interface SkinWing {
  readonly size: number;
  readonly bone: Tone;
  readonly skin: Tone;
}

export const paintSkinWing = (layer: Layer, place: Placement, wing: SkinWing): void => {
  const s = wing.size;
  const wrist: Point = [-0.22 * s, -0.74 * s];
  const tips: readonly Point[] = [
    [0.18 * s, -1.1 * s],
    [-0.62 * s, -1.02 * s],
    [-0.98 * s, -0.6 * s],
    [-0.9 * s, -0.12 * s],
  ];
  layer.at(place, () => {
    const edge: Point[] = [[0.06 * s, 0], wrist];
    tips.slice(1).forEach((tip, i) => {
      const next = tips[i + 2] ?? [-0.16 * s, 0.1 * s];
      edge.push(tip);
      edge.push([
        lerp((tip[0] + next[0]) / 2, wrist[0], 0.22),
        lerp((tip[1] + next[1]) / 2, wrist[1], 0.22),
      ]);
    });
    edge.push([-0.16 * s, 0.1 * s]);
    layer.shape(scalloped(edge), wing.skin.base, {
      smoothed: true,
      tremble: 0.8,
      coats: [
        layer.bloom([wrist[0], wrist[1] + 0.2 * s], 0.5 * s, wing.skin.lit),
        layer.shading([-0.2 * s, -0.7 * s], [-0.6 * s, 0.1 * s], wing.skin.deep, 0.75),
      ],
    });
    for (const tip of tips.slice(1))
      formLimb(
        layer,
        [wrist, [(wrist[0] + tip[0]) / 2 + 0.02 * s, (wrist[1] + tip[1]) / 2 - 0.05 * s], tip],
        [0.07 * s, 0.05 * s, 0.02 * s],
        { tone: wing.bone, tremble: 0.4 },
      );
    formLimb(layer, [[0, 0.04 * s], [0.06 * s, -0.4 * s], wrist], [0.15 * s, 0.11 * s, 0.08 * s], {
      tone: wing.bone,
      tremble: 0.5,
    });
    layer.dab([wrist[0], wrist[1] + 0.02 * s], 0.13 * s, 0.035 * s, {
      angle: -70,
      colour: '#fbeed2',
    });
  });
};

/** Straight to the corners, hollow between the fingers. */
const scalloped = (points: readonly Point[]): Point[] =>
  points.flatMap((p, i): Point[] => {
    const q = points[(i + 1) % points.length] ?? p;
    return Array.from({ length: 8 }, (_, j): Point => {
      const t = j / 8;
      return [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
    });
  });
