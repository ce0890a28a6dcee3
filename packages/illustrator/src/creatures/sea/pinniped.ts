import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import type { CreatureFigure } from '../parts/creature-painter.ts';
import { farTone, form, type Tone } from '../parts/form.ts';
import { type Bend, bendOf, type Headings } from './bend.ts';
import { tinted } from './skin.ts';

/** Seals and walruses: a body like a drop, straight along x in the design, neck to the right. */
export interface Pinniped {
  readonly skin: string;
  readonly belly: Tone;
  readonly body: readonly Point[];
  /** The pale breast and belly, clipped to the body. */
  readonly underside: readonly Point[];
  /** A fore flipper that hangs from its root at the origin. */
  readonly flipper: readonly Point[];
  /** One hind flipper, its root at the origin, trailing to the left. */
  readonly hind: readonly Point[];
  markings?(layer: Layer, bend: Bend, tone: Tone, random: Random): void;
  head(layer: Layer, mood: CreatureMood, tone: Tone, random: Random): void;
}

export interface PinnipedPose {
  readonly headings: Headings;
  readonly origin: Point;
  readonly head: Placement;
  readonly near: Placement;
  readonly far: Placement;
  /** Where on the body the hind flippers grow, and their turns. */
  readonly hind: { readonly x: number; readonly turns: readonly [far: number, near: number] };
}

export const paintPinniped = (
  layer: Layer,
  animal: Pinniped,
  pose: PinnipedPose,
  { mood, random }: CreatureFigure,
): void => {
  const tone = tinted(animal.skin, random);
  const bend = bendOf(pose.headings, pose.origin);
  const [farTurn, nearTurn] = pose.hind.turns;
  layer.at(bend.place(pose.hind.x, -4, farTurn), () => form(layer, animal.hind, farTone(tone)));
  layer.at(bend.place(pose.hind.x, 4, nearTurn), () => form(layer, animal.hind, tone));
  layer.at(pose.far, () => form(layer, animal.flipper, farTone(tone)));
  form(layer, bend.outline(animal.body), tone, {
    smoothed: true,
    tremble: 1.3,
    shadow: 0.6,
    markings: () => {
      form(layer, bend.outline(animal.underside), animal.belly, {
        smoothed: true,
        tremble: 2,
        shadow: 0.35,
      });
      animal.markings?.(layer, bend, tone, random);
    },
  });
  layer.at(pose.near, () => form(layer, animal.flipper, tone));
  layer.at(pose.head, () => animal.head(layer, mood, tone, random));
};
