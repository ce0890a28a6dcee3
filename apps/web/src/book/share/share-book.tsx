import { type Book, finalImageField } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';

const ShareDialog = later(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** The way to share the beginning of a book, once its cover is painted. */
export const ShareBook = ({ book }: { readonly book: Book }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!book[finalImageField(PAGE.frontCover)]) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Gift className="size-5" aria-hidden="true" />
        Share
      </Button>
      {isOpen && <ShareDialog book={book} onClose={() => setIsOpen(false)} />}
    </>
  );
};
