import type { Story, StoryBrief } from '@bramblebook/contract/story';

/** A story, or why none can be told of this brief: one or two kind sentences for the parent. */
export type Told =
  | { readonly ok: true; readonly story: Story }
  | { readonly ok: false; readonly reason: string };

/** Writes a story that passed the editor. Throws on an outage; the job tries again. */
export interface Storyteller {
  tell(brief: StoryBrief): Promise<Told>;
}
