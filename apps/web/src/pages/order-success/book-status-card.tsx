import { type Book, bookTitle } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import type { Order } from '@bramblebook/contract/order';
import { pageName } from '@bramblebook/contract/page-names';
import { STORY_PAGES } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { ApiError } from '../../api/api-error.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useShopConfig } from '../../api/shop-config.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { canApprove } from '../../book/approval.ts';
import { MakingFailed } from '../../book/making-failed.tsx';
import { pictureAt, pictureOf } from '../../book/page-picture.ts';
import { orderedBookBadge } from '../../book/state-badges.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/show-toast.ts';

/** The book as it comes along: its state, its twenty story pages, and the approval for printing. */
export const BookStatusCard = ({ order, book }: { order: Order; book: Book }) => {
  const { tone, words } = orderedBookBadge(book);
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{bookTitle(book)}</h2>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {isBeingMade(book.status) && (
        <div className="grid gap-1.5">
          <Progress value={book.progress.made} max={book.progress.wanted} label="Pages painted" />
          <p className="text-ink-soft" aria-live="polite">
            {book.progress.made} of {book.progress.wanted} pages painted
          </p>
        </div>
      )}
      {bookCan.retry(book) && <MakingFailed book={book} />}
      <ol aria-label="Story pages" className="grid grid-cols-4 gap-2 sm:grid-cols-5">
        {STORY_PAGES.map((page) => {
          const url = pictureOf(book, page);
          return (
            <li key={page}>
              <Picture
                src={url && pictureAt(url, 480)}
                alt={url ? pageName(page) : `${pageName(page)}, to come`}
                loading="lazy"
                className="rounded-sm"
              />
            </li>
          );
        })}
      </ol>
      <Review order={order} book={book} />
    </Card>
  );
};

const Review = ({ order, book }: { order: Order; book: Book }) => {
  const { supportEmail } = useShopConfig();
  const approve = useApproval(order);
  const offered = canApprove(order, book);
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      {offered && (
        <p>Look through every page before it is printed. Once approved, it cannot be changed.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {offered && (
          <Button busy={approve.isPending} onClick={() => approve.mutate()}>
            Approve for Printing
          </Button>
        )}
        <ButtonLink href={screenPath('fullPreview', { bookId: book.id })} variant="outline">
          Look through the pages
        </ButtonLink>
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Order ${order.id}`)}`}
          className="inline-flex min-h-11 items-center px-2 underline underline-offset-3"
        >
          Contact us for changes
        </a>
      </div>
    </div>
  );
};

const useApproval = (order: Order) =>
  useMutation({
    mutationFn: () => send(bookApi.approve, { params: { bookId: order.bookId } }),
    onSuccess: async () => {
      const params = { orderId: order.id };
      await queryClient.invalidate(queryOf(orderApi.get, { params }));
      toast({
        tone: 'success',
        title: 'Book Approved!',
        description: 'Your book has been approved for printing and will be processed shortly.',
      });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'Approval Failed',
        description:
          error instanceof ApiError ? error.sentence : 'Failed to approve book for printing',
      }),
  });
