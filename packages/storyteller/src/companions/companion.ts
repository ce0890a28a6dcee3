import type { Creature } from '@bramblebook/contract/creature-vocabulary';
import type { FourVoices, YoungAndOld } from '../page-texts.ts';

/**
 * Somebody to go with. No text may call a companion “he”, “she” or “it”: parents put
 * their own pet in this place, and only they know which is right.
 */
export interface Companion {
  readonly creature: Creature;
  readonly name: string;
  readonly kind: string;
  /** Temper in a few words, for the back cover and for models: “proud of knowing shortcuts”. */
  readonly character: string;
  /** Sounds to join in with, for the youngest. */
  readonly noises: readonly string[];
  /** Page 8 when hero and companion have never met. */
  readonly meet: FourVoices;
  /** Page 17: the companion's very own sort of trouble. */
  readonly comic: FourVoices;
  /** Sentences for light moments, tense ones and hushed ones. */
  readonly happy: YoungAndOld;
  readonly worried: YoungAndOld;
  readonly quiet: YoungAndOld;
}
