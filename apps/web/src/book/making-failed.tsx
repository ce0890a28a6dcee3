import type { Book } from '@bramblebook/contract/book';
import { bookApi } from '@bramblebook/contract/shop-api';
import { send } from '../api/send.ts';
import { useShopConfig } from '../api/shop-config.ts';
import { useMutation } from '../api/use-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toastError } from './toast-error.ts';
import { useRereadBook } from './use-book.ts';

/**
 * Says that making gave up, and starts it again free of charge. A book that a model paints can be
 * painted by the shop instead, all of it.
 */
export const MakingFailed = ({ book }: { readonly book: Book }) => {
  const { supportEmail } = useShopConfig();
  const reread = useRereadBook(book.id);
  const call = (asked: typeof bookApi.retry | typeof bookApi.finishByShop) => ({
    mutationFn: () => send(asked, { params: { bookId: book.id } }),
    onSuccess: reread,
    onError: toastError,
  });
  const retry = useMutation(call(bookApi.retry));
  const finish = useMutation(call(bookApi.finishByShop));
  const isByModel = book.heroSheet !== null;
  return (
    <Notice tone="red" title="The painting stopped before it was done">
      <p>
        Something on our side did not work, even after several tries. Finished pages are kept, and
        trying again costs nothing. If it stops once more, write to{' '}
        <a className="underline" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
      {isByModel && (
        <p className="mt-2">
          We do not mix two hands in one book. If you would rather not wait, our own painter paints
          all of it, also the pages that you have seen: they will look different, and the hero is
          painted by the looks that you chose.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={retry.isPending} disabled={finish.isPending} onClick={() => retry.mutate()}>
          Try again
        </Button>
        {isByModel && (
          <Button
            variant="outline"
            busy={finish.isPending}
            disabled={retry.isPending}
            onClick={() => finish.mutate()}
          >
            Have your own painter paint it all
          </Button>
        )}
      </div>
    </Notice>
  );
};
