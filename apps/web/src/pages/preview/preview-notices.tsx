import type { Book } from '@bramblebook/contract/book';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { useShopConfig } from '../../api/shop-config.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/show-toast.ts';

/** What a parent should know of the book's making right now. */
export const PreviewNotices = ({ book }: { book: Book }) => {
  const [search] = useSearchParams();
  if (book.status === 'rejected') return <Rejected book={book} />;
  if (book.status === 'failed') return <Failed book={book} />;
  const created = search.get('created') === 'true';
  const generating = book.status === 'generating';
  return (
    <>
      {created && (
        <Notice tone="green" title="Book Creation Started!">
          We will tell you by e-mail and text message when your preview is ready.
        </Notice>
      )}
      {generating && (
        <Notice tone="yellow" title="Book still generating...">
          The preview is ready {TIME_PROMISES.preview}. Pages appear here by themselves as they are
          painted; you can also close this page and come back.
        </Notice>
      )}
    </>
  );
};

const Rejected = ({ book }: { book: Book }) => (
  <Notice tone="red" title="We cannot make this book">
    <p>{book.rejectionReason ?? 'The idea or the photo does not fit a book for children.'}</p>
    <p className="mt-1">Nothing was charged. Another idea or another photo may well work.</p>
    <ButtonLink href="/create-book" className="mt-3">
      Try again
    </ButtonLink>
  </Notice>
);

const Failed = ({ book }: { book: Book }) => {
  const { supportEmail } = useShopConfig();
  const reread = useRereadBook(book.id);
  const retry = useMutation({
    mutationFn: () => send(bookApi.retry, { params: { bookId: book.id } }),
    onSuccess: reread,
    onError: (error) =>
      toast({ tone: 'destructive', title: 'Error', description: sentenceOf(error) }),
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
