import { bookTitle } from '@bramblebook/contract/book';
import { formatCents } from '@bramblebook/contract/money';
import { formatLabel, type Order } from '@bramblebook/contract/order';
import { isPaid } from '@bramblebook/contract/order-states';
import { FIRST_PAGE } from '@bramblebook/contract/page-of-list';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { orderApi } from '@bramblebook/contract/shop-api';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { checkoutWith } from '../../book/cart.ts';
import { orderBadge } from '../../book/state-badges.ts';
import { toastError } from '../../book/toast-error.ts';
import type { useOrders } from '../../book/use-orders.ts';
import { useUser } from '../../session/use-user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListState } from './list-state.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const bookLink = (order: Order): string => {
  const { bookId } = order;
  if (order.book?.digitalAccess) return screenPath('read', { bookId });
  return screenPath(isPaid(order.status) ? 'fullPreview' : 'preview', { bookId });
};

/** The pages of orders behind the first one, read when they are asked for. */
const useOlderOrders = (newest: readonly Order[]) => {
  const { user } = useUser();
  const [pages, setPages] = useState<readonly (readonly Order[])[]>([]);
  const read = useMutation({
    mutationFn: () => {
      const query = { page: String(pages.length + 2) };
      return send(orderApi.ofUser, { params: { userId: user?.id ?? '' }, query });
    },
    onSuccess: (page) => setPages([...pages, page]),
    onError: toastError,
  });
  const last = pages.at(-1) ?? newest;
  // One that was ordered meanwhile pushes the others a place down.
  const all = new Map([...newest, ...pages.flat()].map((order) => [order.id, order]));
  return { orders: [...all.values()], hasMore: last.length === FIRST_PAGE.pageSize, read };
};

/** 'Order History': every order there ever was, newest first. */
export const OrderHistory = ({ query }: { readonly query: ReturnType<typeof useOrders> }) => {
  const { orders: all, hasMore, read } = useOlderOrders(query.data ?? []);
  const orders = all.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <section aria-labelledby="order-history" className="grid min-w-0 gap-5">
      <h2 id="order-history" className="text-3xl">
        Order History
      </h2>
      <ListState query={query} loading="Fetching your orders">
        {orders.length === 0 ? (
          <p className="text-ink-soft">Your orders will be listed here.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {orders.map((order) => (
              <li
                key={order.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                <div className="min-w-0">
                  <p className="break-words font-semibold">
                    {order.book ? bookTitle(order.book) : 'Story Book'}
                  </p>
                  <p className="text-ink-soft">
                    {DAY.format(new Date(order.createdAt))} ·{' '}
                    {order.items
                      .map(({ format, quantity }) => `${quantity}× ${formatLabel(format)}`)
                      .join(', ')}
                  </p>
                  <p className="text-ink-soft">
                    {formatCents(order.totalAmount)} · {orderBadge(order.status).words}
                  </p>
                </div>
                <div className="flex gap-2">
                  <ButtonLink href={bookLink(order)} variant="outline">
                    View Book
                  </ButtonLink>
                  <ButtonLink href={checkoutWith(order.bookId, order.items)} variant="outline">
                    Reorder
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <Button
            variant="outline"
            className="mt-5"
            busy={read.isPending}
            onClick={() => read.mutate()}
          >
            Older orders
          </Button>
        )}
      </ListState>
    </section>
  );
};
