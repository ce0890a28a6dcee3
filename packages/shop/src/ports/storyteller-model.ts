import type { Story, StoryBrief } from '@bramblebook/contract/story';

/** Why a model's story is not used; the shop's own storyteller tells it then. */
export type NotTold =
  | 'refused'
  /** The editor still found something after the last mending. */
  | 'not_good_enough'
  | 'book_budget'
  | 'day_budget'
  /** The model is set up but cannot be reached, and the parent waits. */
  | 'outage';

export type ModelTelling =
  | { readonly ok: true; readonly story: Story; readonly mendings: number }
  | {
      readonly ok: false;
      readonly reason: NotTold;
      /** The editor's sentences, for staff. */
      readonly findings: readonly string[];
    };

/** A model that writes stories. Throws `ServiceOutage`. */
export interface StorytellerModel {
  tell(brief: StoryBrief, bookId: string): Promise<ModelTelling>;
}
