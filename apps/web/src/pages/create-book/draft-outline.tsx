import { StoryOutline } from '../../book/outline/story-outline.tsx';
import { ideaOf } from './draft.ts';
import type { EntryProps } from './entry-props.ts';

/** How the draft's idea is understood; what the parent corrects stays with the draft. */
export const DraftOutline = ({ draft, onChange }: EntryProps) => {
  const idea = ideaOf(draft);
  return (
    idea && (
      <StoryOutline
        idea={idea}
        onCorrect={(outline) =>
          onChange({ correction: { idea: draft.storyDescription.trim(), outline } })
        }
      />
    )
  );
};
