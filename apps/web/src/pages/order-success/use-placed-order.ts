import { isReady } from '@bramblebook/contract/book';
import { isBeingMade } from '@bramblebook/contract/book-states';
import type { Order } from '@bramblebook/contract/order';
import { isPassing } from '@bramblebook/contract/order-states';
import { POLLING_MS } from '@bramblebook/contract/settings';
import { orderApi } from '@bramblebook/contract/shop-api';
import { useEffect } from 'react';
import { listenToBook } from '../../api/listen-to-book.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useQuery } from '../../api/use-query.ts';
import { useOrders } from '../../book/use-orders.ts';
import { useUser } from '../../session/use-user.ts';

/** Whether nothing of the order, nor of its book, will change by itself any more. */
const isSettled = ({ status, book }: Order): boolean =>
  !isPassing(status) && !(book && isBeingMade(book.status) && !isReady(book));

/**
 * The order a payment came back from: by its id, or else the newest of its book. Kept up
 * to date by the book's events, and by a read every 5 s until nothing more will change
 * by itself (spec §4).
 */
export const usePlacedOrder = (orderId: string | null, bookId: string | null) => {
  const { user, isLoading: isUserLoading } = useUser();
  const orders = useOrders();
  const ofBook = (orders.data ?? [])
    .filter((order) => order.bookId === bookId)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const wanted = orderId ?? ofBook[0]?.id ?? null;
  const query = queryOf(orderApi.get, { params: { orderId: wanted ?? '' } });
  const order = useQuery({
    ...query,
    enabled: wanted !== null,
    refetchOnMount: 'always',
    refetchInterval: (data) => (data && !isSettled(data) ? POLLING_MS.order : false),
  });
  const making = order.data?.book && isBeingMade(order.data.book.status) && order.data.bookId;
  const queryUrl = query.queryKey[0];
  useEffect(() => {
    if (!making) return undefined;
    return listenToBook(making, () => queryClient.invalidate({ queryKey: [queryUrl] }));
  }, [making, queryUrl]);
  return {
    order: order.data,
    error: order.error ?? orders.error,
    isSignedOut: user === null && !isUserLoading,
    isLoading:
      (wanted !== null && order.isPending) ||
      (!orderId && (isUserLoading || (user !== null && orders.isPending))),
    refetch: () => {
      orders.refetch();
      order.refetch();
    },
  };
};
