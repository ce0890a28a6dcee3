import { type Book, bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { ALL_PAGES, PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useMutation } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { pictureOf } from '../../book/page-picture.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/show-toast.ts';

/** Asks for another story of the same idea, while that is possible. */
export const AnotherStory = ({ book }: { book: Book }) => {
  const [open, setOpen] = useState(false);
  if (!bookCan.tryAnotherStory(bookFacts(book, Date.now())) || !book.otherStoriesLeft) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <p className="text-ink-soft">Not quite the story you had in mind?</p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Shuffle className="size-4.5" aria-hidden="true" />
        Try another story
      </Button>
      {open && <AnotherStoryDialog book={book} onClose={() => setOpen(false)} />}
    </div>
  );
};

const AnotherStoryDialog = ({ book, onClose }: { book: Book; onClose: () => void }) => {
  const reread = useRereadBook(book.id);
  const ask = useMutation({
    mutationFn: () => send(bookApi.anotherStory, { params: { bookId: book.id } }),
    onSuccess: async () => {
      await reread();
      onClose();
      window.scrollTo({ top: 0, behavior: 'smooth' });
      toast({
        tone: 'success',
        title: 'A new story is on its way',
        description: 'The old pages stay until the new ones are painted.',
      });
    },
  });
  const later = ALL_PAGES.filter((page) => !PREVIEW_STAGE_PAGES.includes(page));
  const wholeBook = later.some((page) => pictureOf(book, page));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Try another story?"
      description={`We tell a new story of the same idea, with a different plot, and paint ${wholeBook ? 'the whole book' : 'the preview'} again. It is free.`}
    >
      <div className="mt-4 grid gap-5">
        <p>
          <strong>The present story does not come back,</strong> and neither do words you changed by
          hand or pictures you had changed. How {book.childName} looks and the picture style stay.
        </p>
        {book.otherStoriesLeft === 1 && (
          <p className="text-ink-soft">This is the last other story we can tell for this book.</p>
        )}
        {ask.error && (
          <p role="alert" className="font-semibold text-alarm">
            {sentenceOf(ask.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={ask.isPending} onClick={() => ask.mutate()}>
            Tell another story
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep this one
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
