import type { Book } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { HeroPortrait } from '../../book/hero-portrait.tsx';
import { changedLooks } from '../../book/look-choices.ts';
import { toastError } from '../../book/toast-error.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/show-toast.ts';

const StyleChoice = later(async () => (await import('../../book/style-choice.tsx')).StyleChoice);

const LooksFields = later(async () => (await import('../../book/looks-fields.tsx')).LooksFields);

/**
 * The hero's looks, guessed from the photo, and the picture style, for the parent to
 * change free of charge (decision D3); the pages are then painted again.
 */
export const LooksEditor = ({ book }: { book: Book }) => {
  const painted = book.looks as HeroLooks;
  const [looks, setLooks] = useState(painted);
  const [artStyle, setArtStyle] = useState(book.artStyle);
  const [open, setOpen] = useState(false);
  const reread = useRereadBook(book.id);
  const making = isBeingMade(book.status);
  const changes = {
    ...changedLooks(painted, looks),
    ...(artStyle !== book.artStyle && { artStyle }),
  };
  const changed = Object.keys(changes).length > 0;
  const repaint = useMutation({
    mutationFn: () => send(bookApi.changeHero, { params: { bookId: book.id }, body: changes }),
    onSuccess: async () => {
      setOpen(false);
      await reread();
      window.scrollTo({ top: 0, behavior: 'smooth' });
      toast({
        tone: 'success',
        title: 'Painting again',
        description: 'The old pages stay until each new one is done.',
      });
    },
    onError: toastError,
  });
  return (
    <section aria-labelledby="looks">
      <Card className="grid items-start gap-6 sm:grid-cols-[minmax(9rem,15rem)_1fr] sm:gap-9">
        <HeroPortrait
          bookId={book.id}
          looks={looks}
          artStyle={artStyle}
          childName={book.childName}
          className="mx-auto w-44 sm:sticky sm:top-24 sm:w-full"
        />
        <div className="grid gap-5">
          <div className="grid gap-2">
            <h2 id="looks" className="text-3xl">
              Does {book.childName} look right?
            </h2>
            <p className="max-w-2xl text-ink-soft">
              We guessed from your photo, and a photo's light can mislead. Change whatever you like,
              the style of the pictures too; it is free, and the pages are painted again.
            </p>
          </div>
          {open ? (
            <>
              <LooksFields looks={looks} onChange={setLooks} />
              <div className="grid gap-2">
                <p aria-hidden="true" className="font-semibold leading-tight">
                  Picture style
                </p>
                <StyleChoice artStyle={artStyle} onChange={setArtStyle} />
              </div>
              <div className="flex flex-wrap gap-3">
                <Button
                  busy={repaint.isPending}
                  disabled={!changed || !bookCan.changeHero(book)}
                  onClick={() => repaint.mutate()}
                >
                  Paint again like this
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    setLooks(painted);
                    setArtStyle(book.artStyle);
                    setOpen(false);
                  }}
                >
                  Keep as it is
                </Button>
              </div>
              {making && (
                <p className="text-ink-soft">
                  The pages are being painted at the moment; changes can be sent when they are done.
                </p>
              )}
            </>
          ) : (
            <div>
              <Button
                variant="outline"
                disabled={!bookCan.changeHero(book)}
                onClick={() => setOpen(true)}
              >
                Change looks or style
              </Button>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
};
