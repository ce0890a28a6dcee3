import type { Layer } from '../../paint/layer.ts';
import { formLimb, type Tone } from '../parts/form.ts';
import { tendril } from './bend.ts';

/** An arm of an octopus or squid: where it leaves the head, its direction, length, and how it curls. */
export type Arm = readonly [
  x: number,
  y: number,
  angle: number,
  length: number,
  curl: number,
  twist: number,
];

/** A tapered arm with a row of suckers on its inner side. */
export const paintArm = (
  layer: Layer,
  arm: Arm,
  widths: readonly number[],
  { tone, sucker }: { readonly tone: Tone; readonly sucker: string },
): void => {
  const [x, y, angle, length, curl, twist] = arm;
  const spine = tendril([x, y], angle, length, { curl, twist });
  // Suckers sit on the side that the arm curls its tip toward.
  const side = Math.sign(curl + twist) || 1;
  formLimb(layer, spine, widths, {
    tone,
    tremble: 0.7,
    shadow: 0.6,
    markings: () => {
      for (let i = 2; i < spine.length - 1; i++) {
        const [a, b] = [spine[i - 1] ?? [0, 0], spine[i + 1] ?? [0, 0]];
        const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const half = ((widths[0] ?? 0) / 38) * (15 - i);
        const [px, py] = spine[i] ?? a;
        layer.disc(
          [
            px - ((b[1] - a[1]) / d) * half * 0.75 * side,
            py + ((b[0] - a[0]) / d) * half * 0.75 * side,
          ],
          Math.max(1.4, half * 0.36),
          sucker,
        );
      }
    },
  });
};
