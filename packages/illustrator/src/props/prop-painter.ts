import type { Light } from '@bramblebook/contract/picture-vocabulary';
import type { Box, Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';

/**
 * Props are drawn in the hero's own units (a child of five stands 290 tall). The origin
 * is the middle of the foot that touches the ground, y grows downward.
 */
interface PropFigure {
  readonly light: Light;
  /** The hero's own colour, for things that belong to the hero. */
  readonly colour: string;
  readonly random: Random;
}

/** A light the prop gives, in its own units. */
interface PropLamp {
  readonly at: Point;
  readonly radius: number;
  readonly colour: string;
}

export interface PropPainter {
  readonly box: Box;
  /** The point a hand closes on; null for what cannot be held in a hand. */
  readonly grip: Point | null;
  /** Where a rider's hips rest: bicycle, sledge, swing; absent when it cannot be ridden. */
  readonly seat?: Point;
  readonly lamp?: PropLamp;
  /** Hovers by itself (kite, balloon, moon): needs no ground under it. */
  readonly floats?: boolean;
  paint(layer: Layer, figure: PropFigure): void;
}
