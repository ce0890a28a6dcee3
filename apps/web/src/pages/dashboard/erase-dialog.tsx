import { type Book, bookTitle } from '@bramblebook/contract/book';
import { bookApi } from '@bramblebook/contract/shop-api';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useRereadShelf } from '../../book/use-orders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/show-toast.ts';

/** The id in the address of a photo. */
const photoIdOf = (photoUrl: string): string => photoUrl.split('/').at(-1) ?? '';

/** Asks which of a book is to go for good, and erases it. */
export const EraseDialog = ({
  book,
  onClose,
}: {
  readonly book: Book;
  readonly onClose: () => void;
}) => {
  const reread = useRereadShelf();
  const { photoUrl, childName } = book;
  const erase = useMutation({
    mutationFn: async (what: 'photo' | 'book') => {
      if (what === 'book') await send(bookApi.erase, { params: { bookId: book.id } });
      else if (photoUrl)
        await send(bookApi.erasePhoto, { params: { photoId: photoIdOf(photoUrl) } });
      return what;
    },
    onSuccess: async (what) => {
      await reread();
      onClose();
      toast({ title: what === 'book' ? 'The book is erased' : 'The photo is erased' });
    },
  });
  const isErasing = (what: 'photo' | 'book') => erase.isPending && erase.variables === what;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Erase for good?"
      description={`${bookTitle(book)}: what is erased cannot be brought back, by you or by us.`}
    >
      <div className="mt-6 grid gap-6">
        {photoUrl && (
          <section className="grid justify-items-start gap-3">
            <h3 className="text-lg">Only the photo</h3>
            <p className="text-ink-soft">
              The photo of {childName} goes. The book and its pictures stay as they are.
            </p>
            <Button
              variant="outline"
              busy={isErasing('photo')}
              disabled={erase.isPending}
              onClick={() => erase.mutate('photo')}
            >
              Erase the photo
            </Button>
          </section>
        )}
        <section className="grid justify-items-start gap-3">
          <h3 className="text-lg">The whole book</h3>
          <p className="text-ink-soft">
            Story, pictures, photo and every message about it go. Of an order we keep only what was
            bought and for how much.
          </p>
          <Button
            variant="danger"
            busy={isErasing('book')}
            disabled={erase.isPending}
            onClick={() => erase.mutate('book')}
          >
            Erase the whole book
          </Button>
        </section>
        {erase.error && (
          <p role="alert" className="text-alarm">
            {sentenceOf(erase.error)}
          </p>
        )}
        <Button variant="quiet" onClick={onClose}>
          Keep everything
        </Button>
      </div>
    </Dialog>
  );
};
