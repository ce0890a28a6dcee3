import type { Prop } from '@bramblebook/contract/picture-vocabulary';
import type { KnownWord } from '../understand/known-word.ts';

/** What the story turns on: “kite”, and the prop that shows it. */
export interface QuestThing {
  readonly noun: string;
  readonly prop: Prop;
  readonly word: KnownWord | null;
}
