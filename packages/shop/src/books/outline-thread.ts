/** Reads ideas in a thread of its own, where the storyteller's words are loaded. */
import type { StoryOutlines } from '@bramblebook/contract/story-outline';
import { type IdeaOfBook, outlineIdea } from '@bramblebook/storyteller/outline';

/** An idea to read, and in how many ways at most; the storyteller's own number unless given. */
export interface ReadingWork {
  readonly idea: IdeaOfBook;
  readonly most?: number;
}

const readIdea = ({ idea, most }: ReadingWork): StoryOutlines => outlineIdea(idea, most);

export default readIdea;
