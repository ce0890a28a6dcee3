import { type Book, bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { bookApi } from '@bramblebook/contract/shop-api';
import { MessageCircle, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { quoted, tellsOnly } from '../../book/outline/tells-only.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { paintedAgain, ToldAgainActions, useToldAgain } from './told-again.tsx';

const TellDifferentlyDialog = later(
  async () => (await import('./tell-differently-dialog.tsx')).TellDifferentlyDialog,
);

/** Asks for another story of the same idea, or of a better told one, while that is possible. */
export const AnotherStory = ({ book }: { book: Book }) => {
  const [open, setOpen] = useState<'another' | 'differently' | null>(null);
  const close = () => setOpen(null);
  if (!bookCan.tryAnotherStory(bookFacts(book, Date.now())) || !book.otherStoriesLeft) return null;
  return (
    <section
      aria-label="Another story"
      className="mx-auto grid max-w-2xl justify-items-center gap-2 text-center"
    >
      <LeftOut book={book} />
      <div className="flex flex-wrap items-center justify-center gap-x-1 gap-y-1">
        <Button variant="quiet" onClick={() => setOpen('differently')}>
          <MessageCircle className="size-4.5" aria-hidden="true" />
          Tell us differently
        </Button>
        <Button variant="quiet" onClick={() => setOpen('another')}>
          <Shuffle className="size-4.5" aria-hidden="true" />
          Try another story
        </Button>
      </div>
      {open === 'another' && <AnotherStoryDialog book={book} onClose={close} />}
      {open === 'differently' && <TellDifferentlyDialog book={book} onClose={close} />}
    </section>
  );
};

/** One kind line about what the story could not take up (decision D12). */
const LeftOut = ({ book: { understood } }: { book: Book }) => {
  if (!understood || understood.unused.length === 0)
    return <p className="text-ink-soft">Not quite the story you had in mind?</p>;
  if (understood.little)
    return (
      <p className="rounded-md border border-line-strong/60 bg-sheet px-4 py-2.5">
        {tellsOnly(understood.used, understood.unused)} Say it in other words, and we tell it again.
      </p>
    );
  const words = understood.unused.map(quoted);
  return (
    <p className="text-ink-soft">
      We found no good place for {new Intl.ListFormat('en-US').format(words)} in this story. Say it
      in other words, and we tell it again.
    </p>
  );
};

const AnotherStoryDialog = ({ book, onClose }: { book: Book; onClose: () => void }) => {
  const asking = useToldAgain(
    book,
    () => send(bookApi.anotherStory, { params: { bookId: book.id } }),
    onClose,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Try another story?"
      description={`We tell a new story of the same idea, with a different plot, and paint ${paintedAgain(book)} again. It is free.`}
    >
      <div className="mt-4 grid gap-5">
        <ToldAgainActions
          book={book}
          asking={asking}
          action="Tell another story"
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
};
