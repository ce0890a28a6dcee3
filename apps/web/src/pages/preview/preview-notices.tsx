import type { Book } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { PREVIEW_PAGES } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { useSearchParams } from 'wouter';
import { MakingFailed } from '../../book/making-failed.tsx';
import { pictureOf } from '../../book/page-picture.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What a parent should know of the book's making right now. */
export const PreviewNotices = ({ book }: { book: Book }) => {
  const [search] = useSearchParams();
  if (!bookCan.openFullPreview(book)) return <Rejected book={book} />;
  if (bookCan.retry(book)) return <MakingFailed book={book} />;
  const created = search.get('created') === 'true';
  const generating = isBeingMade(book.status) && !bookCan.order(book);
  const standing = PREVIEW_PAGES.every((page) => pictureOf(book, page));
  return (
    <>
      {created && (
        <Notice tone="green" title="Book Creation Started!">
          We will tell you by e-mail and text message when your preview is ready.
        </Notice>
      )}
      {book.storyNotice && (
        <Notice tone="plain" title="A word from our storyteller">
          {book.storyNotice}
        </Notice>
      )}
      {generating && standing && (
        <Notice tone="yellow" title="Painting again...">
          The pages you see stay until each new one is done. You can also close this page and come
          back.
        </Notice>
      )}
      {generating && !standing && (
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
    <ButtonLink href={screenPath('createBook')} className="mt-3">
      Start with another idea
    </ButtonLink>
  </Notice>
);
