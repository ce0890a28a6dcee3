import { type Book, bookTitle } from '@bramblebook/contract/book';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';

const EraseDialog = later(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** The way to be rid of a book, or of its photo alone: both for good, so both are asked about. */
export const EraseBook = ({ book }: { book: Book }) => {
  const [isOpen, setIsOpen] = useState(false);
  const title = bookTitle(book);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Erase ${title} or its photo`}
        onClick={() => setIsOpen(true)}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </Button>
      {isOpen && <EraseDialog book={book} onClose={() => setIsOpen(false)} />}
    </>
  );
};
