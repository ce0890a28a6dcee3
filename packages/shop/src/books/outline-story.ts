import type { Refused } from '@bramblebook/contract/refusals';
import type { StoryIdea, StoryOutlines } from '@bramblebook/contract/story-outline';
import { countTry } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { readIdea } from './read-idea.ts';

/** How an idea would be understood (decision D12): told to anyone, nothing of it is kept. */
export const outlineStory = async (
  shop: Shop,
  { address }: { readonly address: string },
  { storyDescription: idea, childName, childGender, readingAge, outline }: StoryIdea,
): Promise<{ ok: true; outlines: StoryOutlines } | Refused> => {
  const tried = await countTry(shop, 'outlineFromAddress', address);
  if (!tried.ok) return tried;
  return readIdea({ idea: { childName, childGender, readingAge, idea, outline } });
};
