import { degrees, type Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { farTone, form, formLimb, type Tone, toneOf } from '../parts/form.ts';

/** What one robot is made of. */
export interface RobotPaint {
  readonly metal: Tone;
  readonly joint: Tone;
  /** Boots, cuffs, ears and lamps. */
  readonly accent: Tone;
  /** Face and front. */
  readonly plate: Tone;
  readonly lamp: Tone;
}

/** Plates of cream, mint, sky and coral. */
export const ROBOT_PAINTS: readonly RobotPaint[] = [
  {
    metal: toneOf('#8db8bd'),
    joint: toneOf('#5f7f93'),
    accent: toneOf('#e2704f'),
    plate: toneOf('#fbf0d8'),
    lamp: toneOf('#f3c04e'),
  },
  {
    metal: toneOf('#e0b45e'),
    joint: toneOf('#8a6a78'),
    accent: toneOf('#4f9c90'),
    plate: toneOf('#d5efdd'),
    lamp: toneOf('#ee8a6a'),
  },
  {
    metal: toneOf('#dc8b74'),
    joint: toneOf('#7d6486'),
    accent: toneOf('#4f7fb4'),
    plate: toneOf('#d9eaf6'),
    lamp: toneOf('#f3c04e'),
  },
  {
    metal: toneOf('#b3a2cf'),
    joint: toneOf('#6f6693'),
    accent: toneOf('#eab04a'),
    plate: toneOf('#fbd5c2'),
    lamp: toneOf('#6fc0b4'),
  },
];

/** Paints only a robot that is asked for wears: red, green, pink, blue, silver. */
export const ROBOT_PAINTS_ON_REQUEST: readonly RobotPaint[] = [
  {
    metal: toneOf('#cf5f52'),
    joint: toneOf('#7d5564'),
    accent: toneOf('#f3c04e'),
    plate: toneOf('#fbe8d8'),
    lamp: toneOf('#8fd0d0'),
  },
  {
    metal: toneOf('#7fb27c'),
    joint: toneOf('#5a7f78'),
    accent: toneOf('#ee8a5a'),
    plate: toneOf('#f6f3d6'),
    lamp: toneOf('#f3c04e'),
  },
  {
    metal: toneOf('#eaa2b6'),
    joint: toneOf('#9a6c92'),
    accent: toneOf('#7fb8d0'),
    plate: toneOf('#fdeee8'),
    lamp: toneOf('#f6d76a'),
  },
  {
    metal: toneOf('#5f92c8'),
    joint: toneOf('#4f6490'),
    accent: toneOf('#f0a24e'),
    plate: toneOf('#e6f0f6'),
    lamp: toneOf('#f3c04e'),
  },
  {
    metal: toneOf('#c2c4cf'),
    joint: toneOf('#7d7f93'),
    accent: toneOf('#e2704f'),
    plate: toneOf('#f2f3f6'),
    lamp: toneOf('#8fd0d0'),
  },
];

/** A box with soft corners around (x, y). */
export const softBox = ([x, y]: Point, half: number, tall: number, round: number): Point[] => [
  [x - half + round, y - tall],
  [x, y - tall - 2],
  [x + half - round, y - tall],
  [x + half - round * 0.25, y - tall + round * 0.25],
  [x + half, y - tall + round],
  [x + half + 2, y],
  [x + half, y + tall - round],
  [x + half - round * 0.25, y + tall - round * 0.25],
  [x + half - round, y + tall],
  [x, y + tall + 2],
  [x - half + round, y + tall],
  [x - half + round * 0.25, y + tall - round * 0.25],
  [x - half, y + tall - round],
  [x - half - 2, y],
  [x - half, y - tall + round],
  [x - half + round * 0.25, y - tall + round * 0.25],
];

/** A hose with rings, a cuff and a claw. */
export const paintArm = (
  layer: Layer,
  { metal, joint, accent }: RobotPaint,
  spine: readonly Point[],
  far: boolean,
): void => {
  const hose = far ? farTone(joint) : joint;
  formLimb(layer, spine, [21, 19, 19], { tone: hose, tremble: 0.5, shadow: 0.5 });
  ringsAlong(layer, spine, 10, hose);
  const end = spine[spine.length - 1] ?? [0, 0];
  const before = spine[spine.length - 2] ?? end;
  const turn = degrees(Math.atan2(end[1] - before[1], end[0] - before[0]));
  layer.at({ x: end[0], y: end[1], turn }, () => {
    const grip = far ? farTone(metal) : metal;
    for (const side of [-1, 1])
      formLimb(
        layer,
        [
          [4, side * 6],
          [20, side * 15],
          [32, side * 6],
        ],
        [12, 11, 8],
        { tone: grip, tremble: 0.3 },
      );
    form(layer, softBox([2, 0], 9, 15, 6), far ? farTone(accent) : accent, { tremble: 0.3 });
  });
};

const ringsAlong = (layer: Layer, spine: readonly Point[], half: number, tone: Tone): void => {
  spine.slice(1).forEach((b, i) => {
    const a = spine[i] ?? b;
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    for (let at = 8; at < d; at += 11) {
      const [x, y] = [a[0] + ((b[0] - a[0]) * at) / d, a[1] + ((b[1] - a[1]) * at) / d];
      const [nx, ny] = [(-(b[1] - a[1]) / d) * half, ((b[0] - a[0]) / d) * half];
      layer.line(
        [
          [x - nx, y - ny],
          [x + nx, y + ny],
        ],
        2.4,
        tone.deep,
        { even: true, opacity: 0.55, tremble: 0.1 },
      );
    }
  });
};

/** A hose in a boot. */
export const paintLeg = (
  layer: Layer,
  { joint, accent }: RobotPaint,
  spine: readonly Point[],
  { turn, far }: { readonly turn: number; readonly far: boolean },
): void => {
  const hose = far ? farTone(joint) : joint;
  formLimb(layer, spine, [24, 22, 22], { tone: hose, tremble: 0.5, shadow: 0.5 });
  ringsAlong(layer, spine, 11, hose);
  const end = spine[spine.length - 1] ?? [0, 0];
  layer.at({ x: end[0], y: end[1], turn }, () =>
    form(
      layer,
      svgPoints('-20,-14 14,-16 32,-4 40,14 38,20 -24,20 -26,0'),
      far ? farTone(accent) : accent,
      { tremble: 0.5 },
    ),
  );
};
