import { type Story, type StoryBrief, storyBriefSchema } from '@bramblebook/contract/story';
import { tellStory } from '@bramblebook/storyteller/tell-story';

const readBrief = (prompt: string): StoryBrief | undefined => {
  try {
    return storyBriefSchema.safeParse(JSON.parse(prompt.split('\n\n')[0] ?? '')).data;
  } catch {
    return undefined;
  }
};

/** What a stand-in of a model writes: the shop's own story for the parent's request, which the prompt begins with. */
export const ownStory = (prompt: string, change = (own: Story): Story => own): string => {
  const brief = readBrief(prompt);
  return brief ? JSON.stringify(change(tellStory(brief))) : 'Once upon a time.';
};
