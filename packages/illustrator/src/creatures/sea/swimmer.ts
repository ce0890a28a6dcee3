import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import type { CreatureFigure } from '../parts/creature-painter.ts';
import { farTone, form, type Tone } from '../parts/form.ts';
import { type Bend, bendOf, type Headings } from './bend.ts';
import { tinted } from './skin.ts';

/** A fin in its own units, its root at the origin, and where on the straight body it grows. */
interface Fin {
  readonly shape: readonly Point[];
  readonly at: Point;
}

/** What stays the same in every pose of a big swimmer, designed straight along x, head right. */
export interface Swimmer {
  readonly skin: string;
  readonly belly: Tone;
  readonly body: readonly Point[];
  /** The pale underside, clipped to the body. */
  readonly underside: readonly Point[];
  readonly tail: Fin;
  readonly dorsal?: Fin;
  readonly flipper: Fin & { readonly far: Point };
  /** On the skin, clipped to the body. */
  markings?(layer: Layer, bend: Bend, tone: Tone, random: Random): void;
  /** What the body covers the root of: a tusk. */
  behind?(layer: Layer, bend: Bend, tone: Tone): void;
  face(layer: Layer, bend: Bend, mood: CreatureMood, tone: Tone): void;
}

export interface SwimmerPose {
  readonly headings: Headings;
  readonly origin?: Point;
  /** Degrees the flippers and the tail fin are turned by. */
  readonly near: number;
  readonly far: number;
  readonly tail: number;
}

export const paintSwimmer = (
  layer: Layer,
  animal: Swimmer,
  pose: SwimmerPose,
  { mood, random }: CreatureFigure,
): void => {
  const tone = tinted(animal.skin, random);
  const bend = bendOf(pose.headings, pose.origin);
  const { flipper, tail, dorsal } = animal;
  layer.at(bend.place(...flipper.far, pose.far, 0.9), () =>
    form(layer, flipper.shape, farTone(tone), { shadow: 0.6 }),
  );
  layer.at(bend.place(...tail.at, pose.tail), () => form(layer, tail.shape, tone));
  if (dorsal)
    layer.at(bend.place(...dorsal.at), () => form(layer, dorsal.shape, tone, { shadow: 0.5 }));
  animal.behind?.(layer, bend, tone);
  form(layer, bend.outline(animal.body), tone, {
    smoothed: true,
    tremble: 1.3,
    shadow: 0.45,
    markings: () => {
      animal.markings?.(layer, bend, tone, random);
      form(layer, bend.outline(animal.underside), animal.belly, {
        smoothed: true,
        tremble: 2,
        shadow: 0.3,
      });
    },
  });
  animal.face(layer, bend, mood, tone);
  layer.at(bend.place(...flipper.at, pose.near), () => form(layer, flipper.shape, tone));
};
