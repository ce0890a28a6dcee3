import { bookTitle } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffCustomer } from '@bramblebook/contract/staff-customer-api';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { BookBadge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';
import { useMay } from '../../session/use-me.ts';

type CustomerBook = StaffCustomer['books'][number];

/** A customer's books; the child's photo is shown only on a click that is written down. */
export const CustomerBooks = ({ books }: { readonly books: readonly CustomerBook[] }) => {
  const [asked, setAsked] = useState<CustomerBook | null>(null);
  const may = useMay();
  return (
    <Panel title={`Books (${books.length})`}>
      {books.length === 0 && <Empty title="No book was begun yet" />}
      <ul className="-my-1.5 divide-y divide-line">
        {books.map((book) => (
          <li key={book.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <Link
              href={screenPath('adminBook', { bookId: book.id })}
              className="min-w-0 grow truncate font-semibold hover:underline"
            >
              {bookTitle(book)}
            </Link>
            <BookBadge status={book.status} />
            <span className="text-ink-soft">{dayOf(book.createdAt)}</span>
            {book.hasPhoto && may('customers') && (
              <Button
                size="small"
                aria-label={`Open the photo of ${bookTitle(book)}`}
                onClick={() => setAsked(book)}
              >
                Photo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <PhotoDialog book={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
};

const PhotoDialog = ({
  book,
  onClose,
}: {
  readonly book: CustomerBook;
  readonly onClose: () => void;
}) => {
  const [photo, setPhoto] = useState<string | null>(null);
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo) : undefined), [photo]);
  const { run, isBusy } = useAct({
    act: () => send(staffApi.photo, { params: { bookId: book.id } }),
    words: { failed: ['The photo was not opened', 'Please try again.'] },
    onDone: (file) => setPhoto(URL.createObjectURL(file)),
  });
  return photo ? (
    <Dialog onClose={onClose} title={`Photo for ${bookTitle(book)}`}>
      <img src={photo} alt={book.childName} className="max-h-[70vh] w-full object-contain" />
    </Dialog>
  ) : (
    <ConfirmDialog
      title="Open the child's photo?"
      description="It is written down who opened it and when. Open it only to help with this book."
      button="Open the photo"
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    />
  );
};
