import type {
  CoatColour,
  CreatureMood,
  CreaturePose,
} from '@bramblebook/contract/creature-vocabulary';
import type { Box, Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';

/**
 * Creatures are drawn in the hero's own units: a child of five stands 290 units tall,
 * its head has a radius of 52. The origin is the point of contact (between the feet; for
 * fliers and swimmers the middle of the body), y grows downward, and they look to the right.
 */
export interface CreatureFigure {
  readonly pose: CreaturePose;
  readonly mood: CreatureMood;
  /** The creature's own stream: the same creature looks the same on every page. */
  readonly random: Random;
  /** The colour it is said to have; absent: any of its coats. */
  readonly coat?: CoatColour | undefined;
}

/** How a creature takes its room in one pose. */
export interface CreatureShape {
  readonly box: Box;
  /** The face, with its muzzle: nothing may cover it, and it covers no other face. */
  readonly face: { readonly x: number; readonly y: number; readonly radius: number };
}

export interface CreaturePainter {
  readonly shapes: Readonly<Record<CreaturePose, CreatureShape>>;
  /** Where it lives: on the ground it throws a shadow; the others hover at their middle. */
  readonly lives: 'ground' | 'air' | 'water';
  /** Under water it walks on the sea floor, where others float beside the hero. */
  readonly bottomDweller?: true;
  /** Where a rider's hips rest in the `move` pose; null when it cannot be ridden. */
  readonly seat: Point | null;
  paint(layer: Layer, figure: CreatureFigure): void;
}
