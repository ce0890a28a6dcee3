import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { farTone, form, type Tone } from '../parts/form.ts';
import { type FeatheredWing, paintFeatheredWing } from '../parts/wings.ts';
import {
  type BirdFace,
  type FoldedWing,
  type LegKind,
  type LegPlace,
  paintBirdFace,
  paintFoldedWing,
  paintLeg,
  paintTailFan,
  type TailFan,
} from './parts.ts';

/** A bird whose head and body are one round form, around the middle of the body. */
export interface PlumpBird {
  readonly tone: Tone;
  readonly outline: readonly Point[];
  /** Direction of the plumage in degrees. */
  readonly hair: number;
  /** Middle of the head; the face is drawn around it. */
  readonly head: Point;
  readonly face: BirdFace;
  readonly shoulder: Point;
  readonly folded: FoldedWing;
  /** Degrees the folded wing hangs by. */
  readonly foldedTurn: number;
  readonly open: FeatheredWing;
  readonly tail: TailFan;
  readonly legs: LegKind;
  /** Bib, cap and belly, clipped to the body. */
  markings?(layer: Layer): void;
  /** Down behind the body, in its units. */
  behind?(layer: Layer): void;
  /** Feathers on the crown, painted behind the head. */
  crest?(layer: Layer): void;
  /** Paints a wing of another kind than the folded and the open one, at its shoulder. */
  paintWing?(layer: Layer, place: Placement, spread: boolean): void;
  /** Face markings that turn with the face. */
  mask?(layer: Layer): void;
}

interface PlumpStance {
  readonly body: Placement;
  /** Degrees the face is turned by against the body. */
  readonly face: number;
  readonly tail: number;
  /** How far the tail is spread, 1 as it is. */
  readonly fan?: number;
  /** Far and near; none for one that sits. */
  readonly legs: readonly LegPlace[];
  /** Turns of the open wings, far and near; folded when left out. */
  readonly wings?: readonly [far: number, near: number];
}

export type PlumpStances = Readonly<Record<CreaturePose, PlumpStance>>;

export const paintPlumpBird = (
  layer: Layer,
  bird: PlumpBird,
  stance: PlumpStance,
  mood: CreatureMood,
): void => {
  const [x, y] = bird.shoulder;
  const { wings } = stance;
  const legsBehind = () =>
    stance.legs.forEach((leg, i) => {
      paintLeg(layer, bird.legs, leg, i === 0);
    });
  if (!wings) legsBehind();
  layer.at(stance.body, () => {
    if (wings && bird.paintWing)
      bird.paintWing(layer, { x: x + 48, y, turn: wings[0], flip: true }, true);
    else if (wings)
      paintFeatheredWing(
        layer,
        { x: x + bird.open.length * 0.22, y: y + 2, turn: wings[0] },
        { ...bird.open, arm: farTone(bird.open.arm), feathers: farTone(bird.open.feathers) },
      );
    paintTailFan(layer, bird.tail, stance.tail, stance.fan);
  });
  if (wings) legsBehind();
  layer.at(stance.body, () => {
    const atHead = (draw: () => void) =>
      layer.at({ x: bird.head[0], y: bird.head[1], turn: stance.face }, draw);
    bird.behind?.(layer);
    atHead(() => bird.crest?.(layer));
    form(layer, bird.outline, bird.tone, {
      hair: bird.hair,
      tremble: 1,
      shadow: 0.6,
      markings: () => {
        bird.markings?.(layer);
        atHead(() => bird.mask?.(layer));
      },
    });
    if (bird.paintWing)
      bird.paintWing(layer, { x, y, turn: wings?.[1] ?? bird.foldedTurn }, Boolean(wings));
    else if (wings) paintFeatheredWing(layer, { x, y, turn: wings[1], flip: true }, bird.open);
    else paintFoldedWing(layer, { x, y, turn: bird.foldedTurn }, bird.folded);
    atHead(() => paintBirdFace(layer, bird.face, mood));
  });
};
