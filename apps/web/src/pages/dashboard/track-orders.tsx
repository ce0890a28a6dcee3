import { type Book, bookTitle, isComplete, isReady } from '@bramblebook/contract/book';
import { formatLabel, hasDigital, hasPrinted, type Order } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import { isCalledOff, isPaid, trackerSteps } from '@bramblebook/contract/order-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { checkoutWith } from '../../book/cart.ts';
import { EditionLinks } from '../../book/edition-links.tsx';
import { orderBadge } from '../../book/state-badges.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FinalPreview } from './final-preview.tsx';
import { OrderBanner } from './order-banner.tsx';
import { chooseOrders } from './order-choice.ts';
import { OrderTracker } from './order-tracker.tsx';

/** 'Track Your Orders': the telling order of every book, only if there is one. */
export const TrackOrders = ({
  orders,
  books,
}: {
  readonly orders: readonly Order[];
  readonly books: readonly Book[];
}) => {
  // Nothing to track until there is an order; the history says what could not be read.
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="track-orders" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="track-orders" className="text-3xl">
        Track Your Orders
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {chooseOrders(orders).map((order) => (
          <li key={order.id}>
            {/* The shelf is told of every painted page; the order's own copy of the book is not. */}
            <OrderCard
              order={{
                ...order,
                book: books.find(({ id }) => id === order.bookId) ?? order.book,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const OrderCard = ({ order }: { order: Order }) => {
  const { book, status } = order;
  const bookReady = book !== null && isReady(book);
  const { tone, words } = orderBadge(status);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex gap-4 sm:gap-7">
        {book && (
          <BookShelfCover
            book={book}
            sizes="144px"
            className="w-24 shrink-0 self-start max-[23rem]:w-16 sm:w-36"
          />
        )}
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2">
          <Badge tone={tone}>{words}</Badge>
          <h3 className="max-w-full break-words text-2xl">
            {book ? bookTitle(book) : 'Story Book'}
          </h3>
          <p className="max-w-full break-words text-ink-soft">
            Order #{order.id.replace('order_', '')}
            <br />
            {DAY.format(new Date(order.createdAt))}
          </p>
          <ul className="flex flex-wrap gap-2" aria-label="Items">
            {order.items.map(({ format, quantity }) => (
              <li key={format}>
                <Badge>
                  {quantity}× {formatLabel(format)}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {!isCalledOff(status) && (
        <OrderTracker
          steps={trackerSteps({ status, hasPrinted: hasPrinted(order.items), bookReady })}
        />
      )}
      <OrderBanner order={order} />
      <Actions order={order} />
      {isPaid(status) && <FinalPreview order={order} />}
    </Card>
  );
};

const Actions = ({ order }: { order: Order }) => {
  if (orderCan.pay(order))
    return (
      <div>
        <ButtonLink href={checkoutWith(order.bookId, order.items)}>Complete Payment</ButtonLink>
      </div>
    );
  if (!isPaid(order.status)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {hasDigital(order.items) && (
        <ButtonLink href={screenPath('read', { bookId: order.bookId })} variant="secondary">
          Read Book
        </ButtonLink>
      )}
      {hasDigital(order.items) && order.book && isComplete(order.book) && (
        <EditionLinks bookId={order.bookId} />
      )}
      {order.trackingLink && (
        <a
          href={order.trackingLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ variant: 'secondary' })}
        >
          Track Package
        </a>
      )}
      <ButtonLink
        href={screenPath('orderSuccess', undefined, { orderId: order.id })}
        variant="outline"
      >
        View Order
      </ButtonLink>
    </div>
  );
};
