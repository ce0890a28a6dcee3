import type { Book } from '@bramblebook/contract/book';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useMutation } from '@tanstack/react-query';
import { send } from '../api/send.ts';
import { useShopConfig } from '../api/shop-config.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toastError } from './toast-error.ts';
import { useRereadBook } from './use-book.ts';

/** Says that making gave up, and starts it again free of charge. */
export const MakingFailed = ({ book }: { readonly book: Book }) => {
  const { supportEmail } = useShopConfig();
  const reread = useRereadBook(book.id);
  const retry = useMutation({
    mutationFn: () => send(bookApi.retry, { params: { bookId: book.id } }),
    onSuccess: reread,
    onError: toastError,
  });
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
      <Button className="mt-3" busy={retry.isPending} onClick={() => retry.mutate()}>
        Try again
      </Button>
    </Notice>
  );
};
