import { isBeingMade } from '@bramblebook/contract/book-states';
import { POLLING_MS } from '@bramblebook/contract/settings';
import { bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { useEffect } from 'react';
import { listenToBook } from '../api/listen-to-book.ts';
import { queryClient, queryOf } from '../api/query-client.ts';
import { useQuery } from '../api/use-query.ts';
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
  const userId = user?.id ?? '';
  const query = useQuery({
    ...booksQuery(userId),
    enabled: user !== null,
    refetchOnMount: 'always',
    refetchInterval: (data) =>
      data?.books.some((book) => isBeingMade(book.status)) ? POLLING_MS.preview : false,
  });
  // A browser opens few streams to one host: one is enough, the rest are polled.
  const making = query.data?.books.find((book) => isBeingMade(book.status))?.id;
  useEffect(() => {
    if (!making || !userId) return undefined;
    return listenToBook(making, (event) => {
      queryClient.invalidate(booksQuery(userId));
      if (event.type === 'status') queryClient.invalidate(ordersQuery(userId));
    });
  }, [making, userId]);
  return query;
};

/** Has the books and orders of whoever is signed in read again. */
export const useRereadShelf = (): (() => Promise<void>) => {
  const { user } = useUser();
  return async () => {
    if (!user) return;
    await Promise.all([
      queryClient.invalidate(ordersQuery(user.id)),
      queryClient.invalidate(booksQuery(user.id)),
    ]);
  };
};
