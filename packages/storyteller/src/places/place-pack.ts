import type { Outfit } from '@bramblebook/contract/hero-looks';
import type { Setting, Weather } from '@bramblebook/contract/picture-vocabulary';
import type { FourVoices, YoungAndOld } from '../page-texts.ts';

/** A place a story can play in, with what is seen and heard there. */
export interface PlacePack {
  readonly id: string;
  readonly setting: Setting;
  /** “forest”: replaced by the parent's own word (“park”) when there is one. */
  readonly noun: string;
  /** “in”, “on”, “at”: “in the forest”, “on the mountain”. */
  readonly preposition: string;
  /** What the hero wears there by day. */
  readonly outfit: Outfit;
  readonly weathers: readonly Weather[];
  /** Landmarks: noun phrases that fit after “past”, “under” or “behind” alike. */
  readonly spots: readonly string[];
  /** Two or three words to join in with, for the youngest. */
  readonly peeps: readonly string[];
  /** Sentences that are true on any page that plays here. */
  readonly sights: YoungAndOld;
  /** Page 10: first sight of the place. */
  readonly arrive: FourVoices;
  /** Page 18: a hard stretch of the way. */
  readonly crossing: FourVoices;
  /** Page 24: the way home. */
  readonly wayHome: FourVoices;
}
