import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Tone } from '../parts/form.ts';
import { type FourLegged, paw } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import type { Upright } from '../parts/upright.ts';
import { legsFor } from './gaits.ts';

/** A small animal that runs on four feet and sits up on two. */
interface SmallAnimal {
  readonly fur: Tone;
  readonly belly: Tone;
  /** Arms and legs of another colour. */
  readonly limbs?: Tone;
  /** Hands and feet: bare skin, or the paws' own fur. */
  readonly feet: Tone;
  readonly pads: Tone;
  readonly head: FurryHead;
  /** Widths of the body on four feet, from rump to neck. */
  readonly bodyWidths: readonly number[];
  /** Height of the legs on four feet, and how thick arms and ankles are. */
  readonly legs: number;
  readonly thick: number;
  tail?(layer: Layer, spine: readonly Point[]): void;
  onFour?: FourLegged['markings'];
  overFour?: FourLegged['over'];
  onUpright?: Upright['markings'];
  overUpright?: Upright['over'];
}

/** Both builds of a small animal. */
export const smallBuild = (
  animal: SmallAnimal,
): {
  readonly four: FourLegged;
  readonly upright: Upright;
} => {
  const { fur, thick: t, limbs, feet } = animal;
  const head = (layer: Layer, mood: CreatureMood): void => paintFurryHead(layer, animal.head, mood);
  const tail: FourLegged['tail'] = (layer, spine) => animal.tail?.(layer, spine);
  const four: FourLegged = {
    tone: fur,
    ...(limbs ? { legTone: limbs } : {}),
    ...legsFor(animal.legs, t),
    bodyWidths: animal.bodyWidths,
    hair: 12,
    foot: paw(feet, t * 1.4),
    hindFoot: paw(feet, t * 1.6),
    tail,
    head,
    ...(animal.onFour ? { markings: animal.onFour } : {}),
    ...(animal.overFour ? { over: animal.overFour } : {}),
  };
  const bare = feet.base !== (limbs ?? fur).base;
  const upright: Upright = {
    tone: fur,
    ...(limbs ? { limbTone: limbs } : {}),
    belly: animal.belly,
    hair: 85,
    armWidths: [t * 1.4, t * 1.15, t],
    legWidths: [t * 2.1, t * 1.8, t * 1.2],
    hand: [t * 0.8, t * 0.58],
    foot: [t * 1.15, t * 0.6],
    sole: [t * 0.9, t],
    skin: bare ? feet : animal.pads,
    bare,
    toes: true,
    tail,
    head,
    ...(animal.onUpright ? { markings: animal.onUpright } : {}),
    ...(animal.overUpright ? { over: animal.overUpright } : {}),
  };
  return { four, upright };
};
