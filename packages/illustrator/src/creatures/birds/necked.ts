import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import { type Point, radians } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import type { Random } from '../../paint/random.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { farTone, form, formLimb, meltJoint, type Tone } from '../parts/form.ts';
import { type FeatheredWing, paintFeatheredWing } from '../parts/wings.ts';
import {
  type BirdFace,
  type FoldedWing,
  type LegKind,
  type LegPlace,
  paintBirdFace,
  paintFoldedWing,
  paintLeg,
} from './parts.ts';

/** A bird whose head stands on a neck, from hen to ostrich. */
export interface NeckedBird {
  readonly tone: Tone;
  /** Around its own middle, breast to the right. */
  readonly body: readonly Point[];
  /** Direction of the plumage in degrees. */
  readonly hair?: number;
  readonly neck: {
    readonly tone: Tone;
    readonly widths: readonly number[];
    readonly hair?: number;
    markings?(layer: Layer): void;
  };
  readonly head: { readonly tone: Tone; readonly outline: readonly Point[] };
  readonly face: BirdFace;
  readonly shoulder: Point;
  /** From the near shoulder to the far one. */
  readonly farShoulder: Point;
  readonly folded: FoldedWing;
  readonly foldedTurn: number;
  readonly open: FeatheredWing;
  readonly legs: LegKind;
  /** In the body's units, behind it. */
  tail(layer: Layer, stance: NeckedStance): void;
  markings?(layer: Layer): void;
  mask?(layer: Layer): void;
  /** Comb or crest behind the head, in its units. */
  crest?(layer: Layer): void;
  /** Wattles and the like, over the face. */
  trim?(layer: Layer): void;
  /** Between body and head, in the creature's units: ruffs and hackles. */
  collar?(layer: Layer, stance: NeckedStance): void;
}

export interface NeckedStance {
  readonly body: Placement;
  /** From inside the body up to the head, in the creature's units. */
  readonly neck: readonly Point[];
  readonly head: Placement;
  readonly tail: number;
  /** How far the tail is spread, 1 as it is. */
  readonly fan?: number;
  readonly legs: readonly LegPlace[];
  /** Turns of the open wings, far and near; folded when left out. */
  readonly wings?: readonly [far: number, near: number];
  /** Legs over the body, as one that sits on them. */
  readonly sits?: boolean;
}

export type NeckedStances = Readonly<Record<CreaturePose, NeckedStance>>;

const paintNeckedBird = (
  layer: Layer,
  bird: NeckedBird,
  stance: NeckedStance,
  mood: CreatureMood,
): void => {
  const { body, neck, wings } = stance;
  const [x, y] = bird.shoulder;
  const paintLegs = () =>
    stance.legs.forEach((leg, i) => {
      paintLeg(layer, bird.legs, leg, i === 0);
    });
  layer.at(body, () => bird.tail(layer, stance));
  if (!stance.sits) paintLegs();
  layer.at(body, () => {
    if (wings)
      paintFeatheredWing(
        layer,
        { x: bird.farShoulder[0], y: bird.farShoulder[1], turn: wings[0] },
        { ...bird.open, arm: farTone(bird.open.arm), feathers: farTone(bird.open.feathers) },
      );
    form(layer, bird.body, bird.tone, {
      ...(bird.hair !== undefined && { hair: bird.hair }),
      shadow: 0.7,
      ...(bird.markings && { markings: () => bird.markings?.(layer) }),
    });
  });
  if (stance.sits) paintLegs();
  formLimb(layer, neck, bird.neck.widths, {
    tone: bird.neck.tone,
    hair: bird.neck.hair ?? 90,
    shadow: 0.3,
    ...(bird.neck.markings && { markings: () => bird.neck.markings?.(layer) }),
  });
  if (bird.neck.tone === bird.tone)
    layer.at(body, () =>
      meltJoint(layer, bird.body, inBody(neck[0] ?? [0, 0], body), {
        radius: (bird.neck.widths[0] ?? 0) * 0.7,
        tone: bird.tone,
      }),
    );
  layer.at(body, () => {
    if (wings) paintFeatheredWing(layer, { x, y, turn: wings[1], flip: true }, bird.open);
    else paintFoldedWing(layer, { x, y, turn: bird.foldedTurn }, bird.folded);
  });
  bird.collar?.(layer, stance);
  layer.at(stance.head, () => {
    bird.crest?.(layer);
    form(layer, bird.head.outline, bird.head.tone, {
      hair: 90,
      shadow: 0.35,
      ...(bird.mask && { markings: () => bird.mask?.(layer) }),
    });
    paintBirdFace(layer, bird.face, mood);
    bird.trim?.(layer);
  });
};

const inBody = ([x, y]: Point, { x: bx, y: by, turn = 0 }: Placement): Point => {
  const r = radians(-turn);
  const [dx, dy] = [x - bx, y - by];
  return [dx * Math.cos(r) - dy * Math.sin(r), dx * Math.sin(r) + dy * Math.cos(r)];
};

/** A creature of this build: how it looks is drawn anew from its stream, how it stands is not. */
export const necked = (
  look: (random: Random) => NeckedBird,
  stances: NeckedStances,
  shapes: CreaturePainter['shapes'],
  seat: Point | null = null,
): CreaturePainter => ({
  lives: 'ground',
  seat,
  shapes,
  paint(layer, { pose, mood, random }) {
    paintNeckedBird(layer, look(random), stances[pose], mood);
  },
});
