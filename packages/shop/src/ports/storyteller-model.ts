import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { NOT_TOLD } from '../database/schema/book-tellings.ts';

/** Why a model's story is not used; the shop's own storyteller tells it then. */
export type NotTold = (typeof NOT_TOLD)[number];

export type ModelTelling =
  | { readonly ok: true; readonly story: Story; readonly mendings: number }
  | {
      readonly ok: false;
      readonly reason: NotTold;
      /** The editor's sentences, for staff. */
      readonly findings: readonly string[];
    };

/** What an editor finds; null for the page when it is of the whole book. */
export interface StoryFinding {
  readonly page: number | null;
  readonly message: string;
}

/** Judges what a model wrote by the rules of the shop's own stories; empty when it may be printed. */
export type StoryEditor = (story: Story, brief: StoryBrief) => Promise<readonly StoryFinding[]>;

/** A model that writes stories. Throws `ServiceOutage`. */
export interface StorytellerModel {
  /** As set up, such as `openai:gpt-story-5`. */
  readonly name: string;
  /** Who runs it, in a parent's words. */
  readonly maker: string;
  tell(brief: StoryBrief, bookId: string): Promise<ModelTelling>;
}
