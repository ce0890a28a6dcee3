import { type Book, bookFacts } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { bookApi } from '@bramblebook/contract/shop-api';
import { Undo2 } from 'lucide-react';
import { send } from '../api/send.ts';
import { useMutation } from '../api/use-mutation.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/show-toast.ts';
import { useNow } from '../ui/use-now.ts';
import { toastError } from './toast-error.ts';
import { useRereadBook } from './use-book.ts';
import { useRereadShelf } from './use-orders.ts';

/** `29:05` for so many ms, as a clock that runs down. */
const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The way back from an approval, with the time that is left for it; nothing once that is over (decision D15). */
export const ApprovalWayBack = ({ book }: { readonly book: Book }) => {
  const { approvalOpenUntil } = book;
  const now = useNow(approvalOpenUntil != null);
  const withdrawal = useWithdrawal(book.id);
  if (approvalOpenUntil == null || !bookCan.withdrawApproval(bookFacts(book, now))) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-paper-deep px-5 py-4">
      <p className="min-w-56 grow">
        Found something after all? You can take the approval back for another{' '}
        <span role="timer" className="font-semibold tabular-nums">
          {clockOf(Date.parse(approvalOpenUntil) - now)}
        </span>{' '}
        minutes. Only then does the book go to the printer.
      </p>
      <Button variant="outline" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
        <Undo2 className="size-4.5" aria-hidden="true" />
        Take the approval back
      </Button>
    </div>
  );
};

const useWithdrawal = (bookId: string) => {
  const rereadBook = useRereadBook(bookId);
  const rereadShelf = useRereadShelf();
  const reread = () => Promise.all([rereadBook(), rereadShelf()]);
  return useMutation({
    mutationFn: () => send(bookApi.withdrawApproval, { params: { bookId } }),
    onSuccess: async () => {
      await reread();
      toast({
        tone: 'success',
        title: 'The approval is taken back',
        description: 'Nothing is printed until you approve the book again.',
      });
    },
    onError: async (error) => {
      toastError(error);
      await reread();
    },
  });
};
