import type { Book } from '@bramblebook/contract/book';
import { ALL_PAGES, PREVIEW_STAGE_PAGES } from '@bramblebook/contract/page-numbers';
import { sentenceOf } from '../../api/api-error.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { pictureOf } from '../../book/page-picture.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/show-toast.ts';

/** Asks for a story to be told again; after that the preview shows how it comes along. */
export const useToldAgain = (book: Book, ask: () => Promise<Book>, onClose: () => void) => {
  const reread = useRereadBook(book.id);
  return useMutation({
    mutationFn: ask,
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
};

/** Which pages are painted again when the story is another one. */
export const paintedAgain = (book: Book): 'the whole book' | 'the preview' =>
  ALL_PAGES.some((page) => !PREVIEW_STAGE_PAGES.includes(page) && pictureOf(book, page))
    ? 'the whole book'
    : 'the preview';

/** What another story costs in work done, and the two ways on. */
export const ToldAgainActions = ({
  book,
  asking,
  action,
  disabled,
  onClose,
}: {
  readonly book: Book;
  readonly asking: ReturnType<typeof useToldAgain>;
  readonly action: string;
  readonly disabled?: boolean | undefined;
  readonly onClose: () => void;
}) => (
  <>
    <p>
      <strong>The present story does not come back,</strong> and neither do words you changed by
      hand or pictures you had changed. How {book.childName} looks and the picture style stay.
    </p>
    {book.otherStoriesLeft === 1 && (
      <p className="text-ink-soft">This is the last other story we can tell for this book.</p>
    )}
    {asking.error && (
      <p role="alert" className="font-semibold text-alarm">
        {sentenceOf(asking.error)}
      </p>
    )}
    <div className="flex flex-wrap gap-3">
      <Button busy={asking.isPending} disabled={disabled} onClick={() => asking.mutate()}>
        {action}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Keep this one
      </Button>
    </div>
  </>
);
