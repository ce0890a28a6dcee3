import { isComplete } from '@bramblebook/contract/book';
import type { Order } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { BookOpen } from 'lucide-react';
import { EditionLinks } from '../../book/edition-links.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The digital copy: the reader now, PDF and EPUB once every page stands. */
export const DigitalDownloads = ({ order }: { order: Order }) => {
  const ready = order.book !== null && isComplete(order.book);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">Digital Downloads</h2>
        <p className="text-ink-soft">
          {ready
            ? 'Your book is here to read on any screen, and yours to keep as a PDF or for your e-reader.'
            : `You can read the finished pages already. PDF and EPUB follow ${TIME_PROMISES.fullBook}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={screenPath('read', { bookId: order.bookId })}>
          <BookOpen className="size-5" aria-hidden="true" />
          Read Your Story Book
        </ButtonLink>
        {ready && <EditionLinks bookId={order.bookId} />}
      </div>
    </Card>
  );
};
