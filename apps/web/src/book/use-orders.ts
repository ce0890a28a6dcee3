import { isBeingMade } from '@bramblebook/contract/book-states';
import { POLLING_MS } from '@bramblebook/contract/settings';
import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToBook } from '../api/listen-to-book.ts';
import { queryOf } from '../api/query-client.ts';
import { useUser } from '../session/use-user.ts';

const ordersQuery = (userId: string) => queryOf(orderApi.ofUser, { params: { userId } });
const booksQuery = (userId: string) => queryOf(bookApi.ofUser, { params: { userId } });

/** The orders of whoever is signed in. */
export const useOrders = () => {
  const { user } = useUser();
  return useQuery({
    ...ordersQuery(user?.id ?? ''),
    enabled: user !== null,
    refetchOnMount: 'always',
  });
};

/**
 * The books of whoever is signed in, kept up to date while one of them is being made:
 * by the events of the newest, and by a read every 10 s for the others.
 */
export const useBooks = () => {
  const { user } = useUser();
  const queries = useQueryClient();
  const userId = user?.id ?? '';
  const query = useQuery({
    ...booksQuery(userId),
    enabled: user !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.books.some((book) => isBeingMade(book.status)) ? POLLING_MS.preview : false,
  });
  // A browser opens few streams to one host: one is enough, the rest are polled.
  const making = query.data?.books.find((book) => isBeingMade(book.status))?.id;
  useEffect(() => {
    if (!making || !userId) return undefined;
    return listenToBook(making, (event) => {
      queries.invalidateQueries({ queryKey: booksQuery(userId).queryKey });
      if (event.type === 'status')
        queries.invalidateQueries({ queryKey: ordersQuery(userId).queryKey });
    });
  }, [making, userId, queries]);
  return query;
};

/** Has the books and orders of whoever is signed in read again. */
export const useRereadShelf = (): (() => Promise<void>) => {
  const { user } = useUser();
  const queries = useQueryClient();
  return async () => {
    if (!user) return;
    await Promise.all([
      queries.invalidateQueries({ queryKey: ordersQuery(user.id).queryKey }),
      queries.invalidateQueries({ queryKey: booksQuery(user.id).queryKey }),
    ]);
  };
};
