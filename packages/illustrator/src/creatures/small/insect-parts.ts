import { alpha, mix } from '../../paint/colour.ts';
import { type Point, radians } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { farTone, form, formLimb, type Tone } from '../parts/form.ts';

/** A glassy wing: its joint at the place, its tip `length` along +x before the turn. */
interface GauzeWing {
  readonly length: number;
  readonly width: number;
  readonly colour: string;
  /** 0 keeps the widest place near the tip, 1 spreads it along. */
  readonly even?: number;
}

export const paintGauzeWing = (layer: Layer, place: Placement, wing: GauzeWing): void => {
  const { length: l, width: w, colour } = wing;
  const even = wing.even ?? 0;
  const outline: Point[] = [
    [-0.02 * l, 0],
    [0.16 * l, -w * (0.16 + 0.22 * even)],
    [0.42 * l, -w * (0.36 + 0.12 * even)],
    [0.7 * l, -w * 0.5],
    [0.92 * l, -w * 0.36],
    [l, -w * 0.02],
    [0.9 * l, w * 0.34],
    [0.66 * l, w * 0.46],
    [0.38 * l, w * (0.34 + 0.12 * even)],
    [0.14 * l, w * (0.15 + 0.2 * even)],
  ];
  const vein = alpha(mix(colour, '#6f86b4', 0.6), 0.7);
  const sheen = alpha(mix(colour, '#7fa0d0', 0.7), 0.8);
  layer.at(place, () =>
    layer.shape(outline, alpha(colour, 0.84), {
      tremble: 0.6,
      coats: [
        // A plain gradient: grain on four wings would cost as much as the whole body.
        { fill: layer.linear([0.9 * l, 0], [0, w * 0.1], ['#ffffff66', sheen]), strength: 0.8 },
        {
          draw: () => {
            for (const [end, bend] of [
              [-0.3, -0.22],
              [0, 0],
              [0.28, 0.2],
            ] as const)
              layer.line(
                [
                  [0.04 * l, 0],
                  [0.45 * l, w * bend],
                  [0.84 * l, w * end],
                ],
                1.3,
                vein,
                { tremble: 0.2 },
              );
          },
        },
      ],
    }),
  );
};

/** A small leg with a round foot that points along `toe` degrees. */
export interface BugLeg {
  readonly spine: readonly Point[];
  readonly toe?: number;
}

export interface BugLegStyle {
  readonly tone: Tone;
  readonly width: number;
  /** Length of the foot; 0 leaves a plain end. */
  readonly foot: number;
  /** Shoes or socks of another colour. */
  readonly shoe?: Tone;
}

export const paintBugLeg = (layer: Layer, leg: BugLeg, style: BugLegStyle, far = false): void => {
  const tone = far ? farTone(style.tone) : style.tone;
  const { width: w, foot } = style;
  formLimb(layer, leg.spine, [w * 1.15, w, w * 0.9], {
    tone,
    tremble: 0.3,
    small: true,
    shadow: 0.5,
  });
  const end = leg.spine[leg.spine.length - 1];
  if (!foot || !end) return;
  const shoe = style.shoe ?? style.tone;
  layer.at({ x: end[0], y: end[1], turn: leg.toe ?? 0 }, () =>
    form(
      layer,
      [
        [-w * 0.62, -w * 0.5],
        [foot * 0.3, -w * 0.68],
        [foot * 0.84, -w * 0.34],
        [foot, w * 0.24],
        [foot * 0.7, w * 0.55],
        [-w * 0.3, w * 0.55],
        [-w * 0.74, w * 0.12],
      ],
      far ? farTone(shoe) : shoe,
      { tremble: 0.2, small: true, shadow: 0.5 },
    ),
  );
};

/** Short hair round an ellipse, from one angle to another in degrees, leaning outward. */
export const fuzz = (
  layer: Layer,
  at: Point,
  radii: Point,
  {
    range,
    hair,
  }: {
    readonly range: readonly [from: number, to: number];
    readonly hair: {
      readonly length: number;
      readonly width: number;
      readonly colours: readonly string[];
    };
  },
): void => {
  const around = (radians(Math.abs(range[1] - range[0])) * (radii[0] + radii[1])) / 2;
  const count = Math.max(2, Math.round(around / (hair.width * 0.62)));
  for (let i = 0; i <= count; i++) {
    const angle = range[0] + ((range[1] - range[0]) * i) / count;
    const r = radians(angle);
    const swing = Math.sin(i * 2.4) * 24;
    layer.dab(
      [at[0] + Math.cos(r) * radii[0], at[1] + Math.sin(r) * radii[1]],
      hair.length * (0.82 + 0.28 * Math.sin(i * 1.7)),
      hair.width,
      { angle: angle + swing, colour: hair.colours[i % hair.colours.length] ?? '#ffffff' },
    );
  }
};

/** The outline of something woolly: an ellipse whose rim is all little bumps. */
export const woolly = ([x, y]: Point, rx: number, ry: number, bumps: number): Point[] =>
  Array.from({ length: bumps * 4 }, (_, i): Point => {
    const a = (i / (bumps * 4)) * 2 * Math.PI;
    const out = 1 + 0.055 * Math.sin((i / 4) * 2 * Math.PI);
    return [x + Math.cos(a) * rx * out, y + Math.sin(a) * ry * out];
  });
