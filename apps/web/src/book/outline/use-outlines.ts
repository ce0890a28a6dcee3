import { bookApi } from '@bramblebook/contract/shop-api';
import type { ChosenOutline, StoryIdea, StoryOutlines } from '@bramblebook/contract/story-outline';
import type { Query } from '../../api/query-cache.ts';
import { queryClient } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { keepPreviousData, useQuery } from '../../api/use-query.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { chosenFrom } from './correct-outline.ts';

/** How long typing has to rest before the idea is read. */
const REST_MS = 200;
/** Shorter ideas are a word begun. */
const SHORTEST = 3;

const isTold = ({ storyDescription }: StoryIdea): boolean =>
  storyDescription.trim().length >= SHORTEST;

const outlinesQuery = (idea: StoryIdea): Query<StoryOutlines> => ({
  queryKey: [bookApi.outlineStory.path, idea],
  queryFn: ({ signal }) => send(bookApi.outlineStory, { body: idea, signal }),
});

/**
 * How an idea is understood, read again 200 ms after its last change; the last reading
 * stays until then. Undefined without an idea, and where reading fails: nothing waits for it.
 */
export const useOutlines = (idea: StoryIdea): StoryOutlines | undefined => {
  const { storyDescription, ...rest } = idea;
  const words = useSettled(storyDescription, REST_MS);
  const settled = { ...rest, storyDescription: words };
  const { data, isError } = useQuery({
    ...outlinesQuery(settled),
    enabled: isTold(settled),
    placeholderData: keepPreviousData,
  });
  return isTold(idea) && !isError ? data : undefined;
};

/** The reading that the parent has seen of an idea, so that it is the one that is told; their correction where it was not read yet. */
export const outlineSeen = (idea: StoryIdea): ChosenOutline | undefined => {
  const seen = queryClient.answerTo(outlinesQuery(idea)).data?.outlines[0];
  return seen && isTold(idea) ? chosenFrom(seen) : idea.outline;
};
