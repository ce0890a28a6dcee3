import { bookTitle } from '@bramblebook/contract/book';
import { formatCents } from '@bramblebook/contract/money';
import { formatLabel, type Order } from '@bramblebook/contract/order';
import { isPaid } from '@bramblebook/contract/order-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { checkoutWith } from '../../book/cart.ts';
import { orderBadge } from '../../book/state-badges.ts';
import type { useOrders } from '../../book/use-orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListState } from './list-state.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const bookLink = (order: Order): string => {
  const { bookId } = order;
  if (order.book?.digitalAccess) return screenPath('read', { bookId });
  return screenPath(isPaid(order.status) ? 'fullPreview' : 'preview', { bookId });
};

/** 'Order History': every order there ever was, newest first. */
export const OrderHistory = ({ query }: { readonly query: ReturnType<typeof useOrders> }) => {
  const orders = [...(query.data ?? [])].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
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
      </ListState>
    </section>
  );
};
