import type { BookLayout } from '@bramblebook/contract/book-layout';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { POLLING_MS } from '@bramblebook/contract/settings';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useEffect } from 'react';
import { listenToBook } from '../api/listen-to-book.ts';
import { queryClient, queryOf } from '../api/query-client.ts';
import { useQuery } from '../api/use-query.ts';

const bookQuery = (bookId: string) => queryOf(bookApi.get, { params: { bookId } });
const layoutQuery = (bookId: string) => queryOf(bookApi.layout, { params: { bookId } });

/** Has a book and its layout read again, after a change of it. */
export const useRereadBook = (bookId: string): (() => Promise<void>) => {
  return async () => {
    await Promise.all(
      [bookQuery(bookId), layoutQuery(bookId)].map(({ queryKey }) =>
        queryClient.invalidate({ queryKey }),
      ),
    );
  };
};

/**
 * A book, kept up to date while it is being made: the server's events bring every page
 * as it is finished, and a read every 10 s stands in where events do not get through
 * (spec §4). Both stop when making stops.
 */
export const useBookProgress = (bookId: string) => {
  const query = useQuery({
    ...bookQuery(bookId),
    refetchOnMount: 'always',
    refetchInterval: (data) => (data && isBeingMade(data.status) ? POLLING_MS.preview : false),
  });
  const making = query.data !== undefined && isBeingMade(query.data.status);
  useEffect(() => {
    if (!making) return undefined;
    return listenToBook(bookId, () => {
      for (const { queryKey } of [bookQuery(bookId), layoutQuery(bookId)])
        queryClient.invalidate({ queryKey });
    });
  }, [bookId, making]);
  return query;
};

/** How the book's pages are laid out; undefined while that is read, null where it cannot be had. */
export const useBookLayout = (bookId: string, enabled = true): BookLayout | null | undefined => {
  const { data, isError } = useQuery({
    ...layoutQuery(bookId),
    enabled,
    refetchOnMount: 'always',
  });
  return data ?? (isError ? null : undefined);
};
