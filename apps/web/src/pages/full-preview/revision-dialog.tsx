import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { FREE_REVISIONS } from '@bramblebook/contract/settings';
import { bookApi } from '@bramblebook/contract/shop-api';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { HeroPortrait } from '../../book/hero-portrait.tsx';
import { changedLooks } from '../../book/look-choices.ts';
import { LooksFields } from '../../book/looks-fields.tsx';
import { pictureOf } from '../../book/page-picture.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { toast } from '../../ui/show-toast.ts';
import { Thumbnail } from './thumbnail-strip.tsx';

/** One of the free revisions: which pages, what to change, and the hero's looks if those are wrong. */
export const RevisionDialog = ({
  book,
  pages,
  onClose,
}: {
  readonly book: Book;
  readonly pages: readonly number[];
  readonly onClose: () => void;
}) => {
  const [picked, setPicked] = useState<readonly number[]>(pages);
  const [note, setNote] = useState('');
  const [looks, setLooks] = useState(book.looks);
  const [tried, setTried] = useState(false);
  const hero = book.looks && looks ? changedLooks(book.looks, looks) : {};
  const changesHero = Object.keys(hero).length > 0;
  const reread = useRereadBook(book.id);
  const ask = useMutation({
    mutationFn: () =>
      send(bookApi.revise, {
        params: { bookId: book.id },
        body: { pages: [...picked], note, ...(changesHero && { hero }) },
      }),
    onSuccess: async () => {
      await reread();
      onClose();
      toast({
        tone: 'success',
        title: 'Painting your changes',
        description: 'The old pages stay until the new ones are done.',
      });
    },
  });
  const noPages = picked.length === 0 && !changesHero;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!noPages && note.trim()) ask.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask for changes"
      description={`This is one of your ${FREE_REVISIONS} free revisions; ${book.revisionsLeft} left. Only the pages you pick are painted again; if you also change how ${book.childName} looks, every page with ${book.childName} is.`}
      className="max-w-2xl!"
    >
      <form onSubmit={submit} className="mt-5 grid gap-6">
        <PagePicker book={book} picked={picked} onPick={setPicked} />
        <TextareaField
          label="What should change?"
          placeholder="The fox should be on every page, and it should be night."
          value={note}
          maxLength={TEXT_LIMITS.revisionNote}
          error={tried && !note.trim() ? 'Please say what should change.' : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {looks && (
          <details className="rounded-lg border border-line px-5 py-3">
            <summary className="min-h-8 py-1 font-semibold">
              Change how {book.childName} looks
            </summary>
            <div className="grid gap-5 pt-4 pb-2 sm:grid-cols-[9rem_1fr]">
              <HeroPortrait
                bookId={book.id}
                looks={looks}
                artStyle={book.artStyle}
                childName={book.childName}
                className="w-36"
              />
              <LooksFields looks={looks} onChange={setLooks} />
            </div>
          </details>
        )}
        {(ask.error || (tried && noPages)) && (
          <p role="alert" className="font-semibold text-alarm">
            {ask.error ? sentenceOf(ask.error) : 'Please pick at least one page.'}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={ask.isPending}>
            Paint these changes
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

const PagePicker = ({
  book,
  picked,
  onPick,
}: {
  book: Book;
  picked: readonly number[];
  onPick: (pages: readonly number[]) => void;
}) => (
  <fieldset>
    <legend className="mb-2 font-semibold">Which pages?</legend>
    <div className="grid max-h-64 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-7">
      {ALL_PAGES.filter((page) => pictureOf(book, page)).map((page) => {
        const on = picked.includes(page);
        return (
          <button
            key={page}
            type="button"
            aria-pressed={on}
            aria-label={pageName(page)}
            title={pageName(page)}
            onClick={() => onPick(on ? picked.filter((one) => one !== page) : [...picked, page])}
            className="relative overflow-hidden rounded-sm aria-pressed:shadow-[0_0_0_3px_var(--color-berry)]"
          >
            <Thumbnail book={book} page={page} className="w-full" />
            {on && (
              <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-berry text-white">
                <Check className="size-4" strokeWidth={3} aria-hidden="true" />
              </span>
            )}
          </button>
        );
      })}
    </div>
  </fieldset>
);
