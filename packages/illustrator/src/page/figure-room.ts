import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { Pose } from '@bramblebook/contract/picture-vocabulary';
import { BUILDS, type BuildName } from '../hero/build.ts';
import { leavesChair, poseOf } from '../hero/dress-figure.ts';
import { HAIR } from '../hero/hair-styles.ts';
import { type Skeleton, skeletonBox, solveSkeleton } from '../hero/skeleton.ts';
import { chairBox, SEAT_HEIGHT } from '../hero/wheelchair.ts';
import type { FaceZone } from '../paint/face-zone.ts';
import { type Box, between, type Point } from '../paint/geometry.ts';
import type { PropPainter } from '../props/prop-painter.ts';
import type { Placed } from './plan.ts';

/** The room a posed figure takes in hero units, computed without painting. */
interface FigureRoom {
  readonly skeleton: Skeleton;
  readonly box: Box;
  readonly face: FaceZone | null;
  /** Offset of the body on a chair. */
  readonly seat: Point;
}

/** A bare head with its face and hair, in radii. */
const BARE = 1.2;

/** `headroom` is what the head takes with all that is on it, in radii (board.ts). */
export const figureRoom = (
  looks: HeroLooks,
  build: BuildName,
  pose: Pose,
  headroom = BARE,
): FigureRoom => {
  const data = poseOf(pose, looks.wheelchair);
  const skeleton = solveSkeleton(data, BUILDS[build]);
  const chair = looks.wheelchair && !leavesChair(pose);
  const seat: Point = chair ? [-4, -SEAT_HEIGHT] : [0, 0];
  const raw = skeletonBox(skeleton);
  const [hx, hy] = [skeleton.head[0] + seat[0], skeleton.head[1] + seat[1]];
  const radius = BUILDS[build].headRadius;
  const high = radius * Math.max(headroom, HAIR[looks.hairStyle].volume * 1.1);
  const hair = Math.min(high, radius * 1.5);
  const box: Box = {
    left: Math.min(raw.left + seat[0], hx - hair, chair ? chairBox(data).left : Infinity),
    top: Math.min(raw.top + seat[1], hy - high),
    right: Math.max(raw.right + seat[0], hx + hair, chair ? chairBox(data).right : -Infinity),
    bottom: chair ? -data.lift : raw.bottom,
  };
  const face =
    data.view === 'back' ? null : { x: hx, y: hy, radius: BUILDS[build].headRadius * 1.08 };
  return { skeleton, box, face, seat };
};

/** A box in hero units, put on the page. */
export const boxOnPage = (box: Box, at: Pick<Placed, 'x' | 'y' | 'scale' | 'flip'>): Box => {
  const [left, right] = at.flip ? [-box.right, -box.left] : [box.left, box.right];
  return {
    left: at.x + left * at.scale,
    top: at.y + box.top * at.scale,
    right: at.x + right * at.scale,
    bottom: at.y + box.bottom * at.scale,
  };
};

export const pointOnPage = (
  point: Point,
  at: Pick<Placed, 'x' | 'y' | 'scale' | 'flip'>,
): Point => [at.x + (at.flip ? -point[0] : point[0]) * at.scale, at.y + point[1] * at.scale];

export const faceOnPage = (
  face: FaceZone,
  at: Pick<Placed, 'x' | 'y' | 'scale' | 'flip'>,
): FaceZone => {
  const [x, y] = pointOnPage([face.x, face.y], at);
  return { x, y, radius: face.radius * at.scale };
};

/**
 * Where a thing in a figure's hands is, in the figure's own units: its grip in the front
 * hand, or between both before the chest, and no taller than 150 units.
 */
export const heldPlace = (
  { frontArm, backArm }: Skeleton,
  painter: Pick<PropPainter, 'box' | 'grip'>,
  by: 'front' | 'both',
): { x: number; y: number; scale: number; flip: boolean } => {
  const { box, grip } = painter;
  const [gripX, gripY] = grip ?? [0, (box.top + box.bottom) / 2];
  const scale = Math.min(1, 150 / (box.bottom - box.top));
  const [x, y] = by === 'both' ? between(frontArm.hand, backArm.hand, 0.5) : frontArm.hand;
  return { x: x - gripX * scale, y: y - gripY * scale, scale, flip: false };
};

/** The box with a margin all round. */
export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** The smallest box around both. */
export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Area that two boxes share. */
export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const areaOf = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);
