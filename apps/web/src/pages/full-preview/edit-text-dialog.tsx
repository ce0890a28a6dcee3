import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { textOf } from '@bramblebook/contract/page-words';
import { bookApi } from '@bramblebook/contract/shop-api';
import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextareaField } from '../../ui/field.tsx';

/** A page's words to change by hand. */
export const EditTextDialog = ({
  book,
  page,
  onClose,
}: {
  readonly book: Book;
  readonly page: number;
  readonly onClose: () => void;
}) => {
  const [text, setText] = useState(textOf(book, page) ?? '');
  const reread = useRereadBook(book.id);
  const save = useMutation({
    mutationFn: () =>
      send(bookApi.changeText, { params: { bookId: book.id, page }, body: { text } }),
    onSuccess: async () => {
      await reread();
      onClose();
    },
  });
  const error = save.error
    ? (save.error instanceof ApiError && save.error.fields.text) || sentenceOf(save.error)
    : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Words of ${pageName(page).toLowerCase()}`}
      className="max-w-xl!"
    >
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <TextareaField
          label="What stands on the page"
          hint="The page is set anew with your words at once; the picture stays."
          error={error}
          value={text}
          maxLength={TEXT_LIMITS.pageText}
          rows={6}
          onChange={(event) => setText(event.target.value)}
          className="font-serif"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} disabled={text.trim() === ''}>
            Save the words
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
