import { type Book, bookTitle } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { useQuery } from '../../../api/use-query.ts';
import { filesOfBook } from './files-of-book.ts';
import { forgetKeptBook, isKept, keepBook } from './keep-book.ts';

/** Whether a book is kept on this device, how large it would be, and the ways to keep and to forget it. */
export const useKeptBook = (book: Book) => {
  const [done, setDone] = useState(0);
  const kept = useQuery({ queryKey: ['kept', book.id], queryFn: () => isKept(book.id) });
  const files = useQuery({
    queryKey: ['kept files', book.id],
    queryFn: () => filesOfBook(book.id),
    enabled: kept.data === false,
    refetchOnMount: 'always',
  });
  const bytes = files.data?.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  const reread = () => queryClient.invalidate({ queryKey: ['kept', book.id] });
  const keep = useMutation({
    mutationFn: () =>
      keepBook(
        {
          id: book.id,
          title: book.title ?? bookTitle(book),
          address: screenPath('read', { bookId: book.id }),
        },
        files.data ?? [],
        setDone,
      ),
    onSettled: reread,
  });
  const forget = useMutation({ mutationFn: () => forgetKeptBook(book.id), onSettled: reread });
  return { kept, files, bytes, done, keep, forget };
};
