import type { Book } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isApproved, isBeingMade } from '@bramblebook/contract/book-states';
import { pageName } from '@bramblebook/contract/page-names';
import { textOf } from '@bramblebook/contract/page-words';
import { FREE_REVISIONS } from '@bramblebook/contract/settings';
import { bookApi } from '@bramblebook/contract/shop-api';
import { Brush, PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShopConfig } from '../../api/shop-config.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { pictureOf } from '../../book/page-picture.ts';
import { toastError } from '../../book/toast-error.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/show-toast.ts';

const ApprovalWayBack = later(
  async () => (await import('../../book/approval-way-back.tsx')).ApprovalWayBack,
);
const RevisionDialog = later(async () => (await import('./revision-dialog.tsx')).RevisionDialog);

const EditTextDialog = later(async () => (await import('./edit-text-dialog.tsx')).EditTextDialog);

type Open = { readonly kind: 'text'; readonly page: number } | { readonly kind: 'revision' } | null;

/** What a parent can change about the pages on show, and how many free rounds are left. */
export const ProofActions = ({
  book,
  pages,
}: {
  readonly book: Book;
  readonly pages: readonly number[];
}) => {
  const [open, setOpen] = useState<Open>(null);
  const { supportEmail } = useShopConfig();
  const painted = pages.filter((page) => pictureOf(book, page));
  const restore = useRestore(book);
  if (isApproved(book.status))
    return (
      <div className="grid gap-4">
        {book.approvalOpenUntil != null && <ApprovalWayBack book={book} />}
        <p className="text-ink-soft">
          Printing is approved, so the pages are as they will be printed. Something wrong? Write to{' '}
          <a className="underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{' '}
          at once.
        </p>
      </div>
    );
  const frozen = !bookCan.revise(book);
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap gap-3">
        {pages
          .filter((page) => bookCan.editText(book) && textOf(book, page) !== null)
          .map((page) => (
            <Button key={page} variant="outline" onClick={() => setOpen({ kind: 'text', page })}>
              <PenLine className="size-4.5" aria-hidden="true" />
              Edit the words of {pageName(page).toLowerCase()}
            </Button>
          ))}
        <Button
          variant="outline"
          disabled={frozen || painted.length === 0 || book.revisionsLeft === 0}
          onClick={() => setOpen({ kind: 'revision' })}
        >
          <Brush className="size-4.5" aria-hidden="true" />
          Ask for changes
        </Button>
        {book.revisionsLeft < FREE_REVISIONS &&
          painted.map((page) => (
            <Button
              key={page}
              variant="quiet"
              disabled={frozen}
              busy={restore.isPending && restore.variables === page}
              onClick={() => restore.mutate(page)}
            >
              <Undo2 className="size-4.5" aria-hidden="true" />
              Earlier picture of {pageName(page).toLowerCase()}
            </Button>
          ))}
      </div>
      {isBeingMade(book.status) && (
        <div className="grid max-w-sm gap-1.5">
          <Progress value={book.progress.made} max={book.progress.wanted} label="Pages painted" />
          <p className="text-ink-soft">
            Pages are being painted: {book.progress.made} of {book.progress.wanted}. Changes can be
            asked for when they are done.
          </p>
        </div>
      )}
      {book.revisionAnswer && (
        <Notice tone="plain" title="About your last change">
          {book.revisionAnswer}
        </Notice>
      )}
      <p className="text-ink-soft">
        {book.revisionsLeft > 0 ? (
          <>
            {book.revisionsLeft} of {FREE_REVISIONS} free revisions left. Editing words is always
            free and does not count.
          </>
        ) : (
          <>
            The three free revisions are used up; words can still be edited. For more, write to{' '}
            <a className="underline" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
            .
          </>
        )}
      </p>
      {open?.kind === 'text' && (
        <EditTextDialog book={book} page={open.page} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'revision' && (
        <RevisionDialog book={book} pages={painted} onClose={() => setOpen(null)} />
      )}
    </div>
  );
};

const useRestore = (book: Book) => {
  const reread = useRereadBook(book.id);
  return useMutation({
    mutationFn: (page: number) => send(bookApi.restorePage, { params: { bookId: book.id, page } }),
    onSuccess: async (_, page) => {
      await reread();
      toast({ tone: 'success', title: `${pageName(page)} has its earlier picture back` });
    },
    onError: toastError,
  });
};
