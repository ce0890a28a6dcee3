import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import { alpha } from '../../paint/colour.ts';
import { ellipse, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';

/** Faces of creatures, so that all of them show a mood in the same hand. */

const INK = '#2c1a24';

/** Eyes on dark fur: light lids when closed, a light ring around them when open. */
export const ON_DARK_FUR = { ink: '#fdf3e2', ring: '#fff8ec' } as const;

interface MoodFace {
  readonly eye: 'open' | 'wide' | 'arch' | 'shut';
  /** How far the brow's inner end rises (worried) or falls, in parts of the eye. */
  readonly brow: number;
  readonly mouth: 'smile' | 'open' | 'small' | 'wave';
}

export const MOOD_FACES: Record<CreatureMood, MoodFace> = {
  happy: { eye: 'arch', brow: 0, mouth: 'open' },
  curious: { eye: 'wide', brow: 0.1, mouth: 'smile' },
  worried: { eye: 'open', brow: 0.55, mouth: 'wave' },
  sleepy: { eye: 'shut', brow: -0.1, mouth: 'small' },
};

/** One eye of half height `size`; `side` −1 for the left one, 1 for the right one on the page. */
export const creatureEye = (
  layer: Layer,
  at: Point,
  size: number,
  {
    side,
    mood,
    ...options
  }: {
    readonly side: -1 | 1;
    readonly mood: CreatureMood;
    readonly brow?: string;
    readonly white?: boolean;
    /** On dark fur: the colour of closed lids, and of the ring around an open eye. */
    readonly ink?: string;
    readonly ring?: string;
  },
): void => {
  const [x, y] = at;
  const { ctx } = layer;
  const face = MOOD_FACES[mood];
  ctx.strokeStyle = options.ink ?? INK;
  ctx.lineWidth = size * 0.46;
  if (face.eye === 'arch' || face.eye === 'shut') {
    const lift = face.eye === 'arch' ? -1.3 : 0.9;
    ctx.beginPath();
    ctx.moveTo(x - size, y + (face.eye === 'arch' ? size * 0.3 : 0));
    ctx.quadraticCurveTo(x, y + size * lift, x + size, y + (face.eye === 'arch' ? size * 0.3 : 0));
    ctx.stroke();
  } else {
    const grow = face.eye === 'wide' ? 1.14 : 1;
    if (options.white)
      layer.shape(ellipse([x, y], size * 1.3 * grow, size * 1.4 * grow), '#fffaf0', {
        tremble: 0.2,
      });
    if (options.ring)
      layer.shape(ellipse([x, y], size * 1.12 * grow, size * 1.28 * grow), options.ring, {
        tremble: 0.2,
      });
    // A gradient, because a watercolour thins plain fills: eyes stay the darkest spot of a face.
    const iris = layer.linear([x, y - size * 0.2], [x, y + size], [INK, '#54333c']);
    layer.shape(ellipse([x, y], size * 0.8 * grow, size * grow), iris, { tremble: 0.2 });
    layer.disc([x + size * 0.26, y - size * 0.38], size * 0.3, '#fffaf0');
    layer.disc([x - size * 0.2, y + size * 0.4], size * 0.14, '#fffaf0', 0.7);
  }
  if (options.brow) {
    const inner = y - size * (1.9 + face.brow);
    const outer = y - size * (1.9 - face.brow * 0.4);
    const points: Point[] = [
      [x - size * 0.9, side < 0 ? outer : inner],
      [x, y - size * (2.15 + face.brow * 0.2)],
      [x + size * 0.9, side < 0 ? inner : outer],
    ];
    layer.line(smooth(points, false, 2), size * 0.4, options.brow, { opacity: 0.75, tremble: 0.2 });
  }
};

/** The mouth below a nose at `at`; `width` from corner to corner. */
export const creatureMouth = (layer: Layer, at: Point, width: number, mood: CreatureMood): void => {
  const [x, y] = at;
  const { ctx } = layer;
  const half = width / 2;
  const kind = MOOD_FACES[mood].mouth;
  ctx.strokeStyle = '#5b3138';
  ctx.lineWidth = Math.max(1.6, width * 0.1);
  if (kind === 'open') {
    layer.shape(
      [
        [x - half * 0.62, y + half * 0.12],
        [x, y + half * 0.26],
        [x + half * 0.62, y + half * 0.12],
        [x + half * 0.4, y + half * 0.72],
        [x, y + half * 0.95],
        [x - half * 0.4, y + half * 0.72],
      ],
      '#7a2c38',
      {
        tremble: 0.2,
        coats: [{ draw: () => layer.disc([x, y + half * 0.95], half * 0.4, '#ef9a92') }],
      },
    );
  }
  ctx.beginPath();
  if (kind === 'wave') {
    ctx.moveTo(x - half * 0.7, y + half * 0.5);
    ctx.quadraticCurveTo(x, y - half * 0.05, x + half * 0.7, y + half * 0.5);
  } else {
    const dip = kind === 'small' ? 0.3 : 0.62;
    ctx.moveTo(x - half, y);
    ctx.quadraticCurveTo(x - half * 0.45, y + half * dip, x, y + half * 0.06);
    ctx.quadraticCurveTo(x + half * 0.45, y + half * dip, x + half, y);
  }
  ctx.stroke();
};

/** The mouth of a head in profile, from the lips in front back to the corner. */
export const sideMouth = (layer: Layer, lips: Point, corner: Point, mood: CreatureMood): void => {
  const { ctx } = layer;
  const kind = MOOD_FACES[mood].mouth;
  const [lx, ly] = lips;
  const long = Math.hypot(corner[0] - lx, corner[1] - ly);
  const lift = { open: -0.24, smile: -0.16, small: -0.04, wave: 0.12 }[kind] * long;
  const share = kind === 'small' ? 0.66 : 1;
  const cx = lx + (corner[0] - lx) * share;
  const cy = ly + (corner[1] - ly) * share + lift;
  const sag = (kind === 'wave' ? -0.34 : 0.26) * long;
  const middle: Point = [(lx + cx) / 2, (ly + cy) / 2 + sag];
  if (kind === 'open')
    layer.shape(
      [
        [lx - long * 0.1, ly + long * 0.04],
        [middle[0], middle[1] - sag * 0.4],
        [cx, cy],
        [middle[0] - long * 0.16, middle[1] + long * 0.16],
        [middle[0] + long * 0.12, middle[1] + long * 0.2],
      ],
      '#7a2c38',
      {
        tremble: 0.2,
        coats: [
          { draw: () => layer.disc([middle[0], middle[1] + long * 0.24], long * 0.18, '#ef9a92') },
        ],
      },
    );
  ctx.strokeStyle = '#5b3138';
  ctx.lineWidth = Math.max(1.6, long * 0.07);
  ctx.beginPath();
  ctx.moveTo(lx, ly);
  ctx.quadraticCurveTo(middle[0], middle[1], cx, cy);
  ctx.stroke();
};

/** A warm cheek. */
export const cheek = (layer: Layer, at: Point, radius: number, colour = '#e8806a'): void => {
  const fill = layer.radial(at, 0, radius, [alpha(colour, 0.55), alpha(colour, 0)]);
  layer.disc(at, radius, fill);
};
