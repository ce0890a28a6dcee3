import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { radians } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import type { CreaturePainter, CreatureShape } from '../parts/creature-painter.ts';
import { type FourLegged, paintFourLegged, type Stance } from '../parts/four-legged.ts';
import { paintUpright, type Upright, type UprightPose } from '../parts/upright.ts';
import type { Edges } from './boxes.ts';

/** What an animal looks like in one pose; it needs the builds that its poses ask for. */
export interface FurryBuild {
  readonly four?: FourLegged;
  readonly upright?: Upright;
}

export type FurryPose = Stance | UprightPose;

/** A furry animal as data. */
export interface FurrySpecies {
  /** Its own units over the drawing's units; small animals are drawn large and scaled. */
  readonly size?: number;
  readonly seat?: CreaturePainter['seat'];
  /** Radius of the face in the head's own units. */
  readonly face: number;
  readonly boxes: Readonly<Record<CreaturePose, Edges>>;
  readonly poses: Readonly<Record<CreaturePose, FurryPose>>;
  build(random: Random, pose: CreaturePose): FurryBuild;
  /** Painted before everything or after it: what belongs to a pose beside the animal. */
  behind?(layer: Layer, pose: CreaturePose): void;
  inFront?(layer: Layer, pose: CreaturePose): void;
}

/** Faces of furry heads sit a little right of the head's middle, and a little below it. */
const FACE_AT = [6, 4] as const;

const shapeOf = (species: FurrySpecies, pose: CreaturePose): CreatureShape => {
  const size = species.size ?? 1;
  const [left, top, right, bottom] = species.boxes[pose];
  const { x, y, scale = 1, turn = 0 } = species.poses[pose].head;
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return {
    box: { left, top, right, bottom },
    face: {
      x: size * (x + scale * (FACE_AT[0] * cos - FACE_AT[1] * sin)),
      y: size * (y + scale * (FACE_AT[0] * sin + FACE_AT[1] * cos)),
      radius: size * scale * species.face,
    },
  };
};

/** The painter of a furry animal that lives on the ground. */
export const furryPainter = (species: FurrySpecies): CreaturePainter => {
  const draw = (layer: Layer, pose: CreaturePose, mood: CreatureMood, random: Random): void => {
    const how = species.poses[pose];
    const { four, upright } = species.build(random, pose);
    species.behind?.(layer, pose);
    if ('torso' in how) {
      if (upright) paintUpright(layer, upright, how, mood);
    } else if (four) paintFourLegged(layer, four, how, mood);
    species.inFront?.(layer, pose);
  };
  return {
    lives: 'ground',
    seat: species.seat ?? null,
    shapes: {
      rest: shapeOf(species, 'rest'),
      move: shapeOf(species, 'move'),
      play: shapeOf(species, 'play'),
    },
    paint: (layer, { pose, mood, random }) =>
      layer.at({ x: 0, y: 0, scale: species.size ?? 1 }, () => draw(layer, pose, mood, random)),
  };
};
