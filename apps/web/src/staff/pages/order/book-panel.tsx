import { type Book, bookTitle } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { Link } from 'wouter';
import { pictureAt, pictureOf } from '../../../book/page-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Panel } from '../../kit/panel.tsx';
import { BookBadge } from '../../kit/status-badge.tsx';

/** A page's picture at the smallest width that is served; null until it is made. */
const smallPicture = (book: Book, page: number): string | null => {
  const url = pictureOf(book, page);
  return url && pictureAt(url, 480);
};

/** The book ordered, page by page in small. */
export const BookPanel = ({ data: { order } }: { readonly data: StaffOrder }) => {
  const book: Book | null = order.book;
  if (!book)
    return (
      <Panel title="Book">
        <p className="text-ink-soft">The book was erased with its customer.</p>
      </Panel>
    );
  return (
    <Panel title="Book" actions={<BookBadge status={book.status} />}>
      <p className="mb-2">
        <Link
          href={screenPath('adminBook', { bookId: book.id })}
          className="font-semibold underline"
        >
          {bookTitle(book)}
        </Link>
        {book.title && <span className="text-ink-soft"> · {book.title}</span>}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1.5">
        {ALL_PAGES.map((page) => (
          <li key={page} title={pageName(page)}>
            <Picture
              src={smallPicture(book, page)}
              alt={pageName(page)}
              loading="lazy"
              className="rounded-sm"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
