import type {
  CoatColour,
  Creature,
  CreatureMood,
  CreaturePose,
} from '@bramblebook/contract/creature-vocabulary';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import type { Layer } from '../paint/layer.ts';
import { randomStream } from '../paint/random.ts';

/** A creature of the cast in the coat its family knows it by. */
export interface DressedCreature {
  readonly creature: Creature;
  /** Absent: whichever of its coats the book's seed gives it. */
  readonly coat?: CoatColour;
}

export const dressedAs = ({
  creature,
  coat,
}: Extract<CastMember, { kind: 'creature' }>): DressedCreature =>
  coat === undefined ? { creature } : { creature, coat };

/** Paints it in its own units at the layer's origin: the same in every picture of a book. */
export const paintCreature = (
  layer: Layer,
  bookSeed: number,
  { creature, coat }: DressedCreature,
  { pose, mood }: { readonly pose: CreaturePose; readonly mood: CreatureMood },
): void => {
  CREATURE_PAINTERS[creature].paint(layer, {
    pose,
    mood,
    random: randomStream(bookSeed, creature),
    coat,
  });
};
