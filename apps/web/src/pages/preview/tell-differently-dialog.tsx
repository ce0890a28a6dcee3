import type { Book } from '@bramblebook/contract/book';
import { bookApi } from '@bramblebook/contract/shop-api';
import type { StoryIdea } from '@bramblebook/contract/story-outline';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { type Correction, correctionOf } from '../../book/outline/correct-outline.ts';
import { StoryOutline } from '../../book/outline/story-outline.tsx';
import { outlineSeen } from '../../book/outline/use-outlines.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { paintedAgain, ToldAgainActions, useToldAgain } from './told-again.tsx';

/** The idea in the parent's words, to be said differently, with how it is then understood. */
export const TellDifferentlyDialog = ({
  book,
  onClose,
}: {
  readonly book: Book;
  readonly onClose: () => void;
}) => {
  const [storyDescription, setWords] = useState(book.storyDescription);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const { childName, childGender, readingAge } = book;
  const corrected = correctionOf(correction, storyDescription);
  const idea: StoryIdea = {
    childName,
    childGender,
    readingAge,
    storyDescription,
    ...(corrected && { outline: corrected }),
  };
  const asking = useToldAgain(
    book,
    () => {
      const outline = outlineSeen(idea);
      const body = { storyDescription, ...(outline && { outline }) };
      return send(bookApi.changeIdea, { params: { bookId: book.id }, body });
    },
    onClose,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tell us differently"
      description={`We tell the story of what you write here, and paint ${paintedAgain(book)} again. It is free.`}
      className="max-w-2xl"
    >
      <div className="mt-4 grid gap-5">
        <TextareaField
          label="Story idea"
          maxLength={TEXT_LIMITS.idea}
          value={storyDescription}
          onChange={(event) => setWords(event.target.value)}
          hint="Who is in it, what goes wrong, and who or what helps: a sentence each is plenty."
        />
        <StoryOutline
          idea={idea}
          onCorrect={(outline) => setCorrection({ idea: storyDescription.trim(), outline })}
        />
        <ToldAgainActions
          book={book}
          asking={asking}
          action="Tell this story"
          disabled={storyDescription.trim() === book.storyDescription.trim() && !corrected}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
};
