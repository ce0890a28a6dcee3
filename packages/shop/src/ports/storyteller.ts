import type { Story, StoryBrief } from '@bramblebook/contract/story';

/** Writes a story that passed the editor. Throws on an outage; the job tries again. */
export interface Storyteller {
  tell(brief: StoryBrief): Promise<Story>;
}
