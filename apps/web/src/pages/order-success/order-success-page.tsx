import type { Order } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import { isPaid } from '@bramblebook/contract/order-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { FailedPage, LoadingPage, PageMessage, SignInPage } from '../../book/book-gate.tsx';
import { checkoutWith } from '../../book/cart.ts';
import { orderBadge } from '../../book/state-badges.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OrderPlaced } from './order-placed.tsx';
import { useFulfilment } from './use-fulfilment.ts';
import { usePlacedOrder } from './use-placed-order.ts';

/** Where a payment returns to: what was ordered, and how it goes on. */
const OrderSuccessPage = () => {
  useTitle('Your order');
  const [query, setQuery] = useSearchParams();
  const orderId = query.get('orderId');
  const bookId = query.get('bookId');
  const [isRefused] = useState(() => query.get('redirect_status') === 'failed');
  const isFromBank = query.has('payment_intent_client_secret');
  useEffect(() => {
    if (isFromBank) setQuery((all) => withoutPayment(all), { replace: true });
  }, [isFromBank, setQuery]);
  if (!orderId && !bookId)
    return (
      <PageMessage
        title="Invalid Order"
        actions={<ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>}
      >
        This address names no order. Your orders are all in your dashboard.
      </PageMessage>
    );
  return <Placed key={orderId ?? bookId} orderId={orderId} bookId={bookId} isRefused={isRefused} />;
};

/** The address without what the provider put into it: it is told the secret, nobody else need be. */
const withoutPayment = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => name === 'orderId' || name === 'bookId'));

const Placed = ({
  orderId,
  bookId,
  isRefused,
}: {
  orderId: string | null;
  bookId: string | null;
  isRefused: boolean;
}) => {
  const { order, error, isLoading, isSignedOut, refetch } = usePlacedOrder(orderId, bookId);
  const started = useFulfilment(order);
  if (order)
    return <Outcome order={order} started={started} isRefused={isRefused} onRetry={refetch} />;
  if (isSignedOut) return <SignInPage />;
  if (isLoading) return <LoadingPage label="Looking up your order" />;
  if (error)
    return <FailedPage error={error} onRetry={refetch} notFound="We could not find that order" />;
  return (
    <PageMessage
      title="What's Next?"
      actions={
        <>
          <ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>
          {bookId && (
            <ButtonLink href={screenPath('checkout', { bookId })} variant="outline">
              Order this book
            </ButtonLink>
          )}
          <ButtonLink href={screenPath('createBookOld')} variant="outline">
            Create Another Book
          </ButtonLink>
        </>
      }
    >
      There is no order for this book yet.
    </PageMessage>
  );
};

const Outcome = ({
  order,
  started,
  isRefused,
  onRetry,
}: {
  order: Order;
  started: boolean;
  /** Whether the customer's bank sent them back without a yes; the provider's word counts more. */
  isRefused: boolean;
  onRetry: () => void;
}) => {
  if (isPaid(order.status)) return <OrderPlaced order={order} started={started} />;
  if (order.paymentUnderWay) return <UnderWay />;
  if (orderCan.pay(order) && isRefused)
    return (
      <PageMessage
        title="The payment was not confirmed"
        actions={
          <ButtonLink href={checkoutWith(order.bookId, order.items)}>Back to checkout</ButtonLink>
        }
      >
        Your bank did not confirm it, so nothing was charged. Your order is kept: you can try again
        or pay in another way.
      </PageMessage>
    );
  if (orderCan.pay(order))
    return (
      <PageMessage
        title="Waiting for your payment"
        actions={
          <>
            <Button onClick={onRetry}>Look again</Button>
            <ButtonLink href={screenPath('checkout', { bookId: order.bookId })} variant="outline">
              Back to checkout
            </ButtonLink>
          </>
        }
      >
        The payment provider has not confirmed it yet. This page changes by itself as soon as it
        has; nothing is charged twice.
      </PageMessage>
    );
  return (
    <PageMessage
      title={`This order was ${orderBadge(order.status).words.toLowerCase()}`}
      actions={<ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>}
    />
  );
};

const UnderWay = () => (
  <PageMessage
    title="Your payment is on its way"
    actions={<ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>}
  >
    Thank you! Your bank is still working on it; some ways of paying take a few days. We begin with
    your book as soon as the money is there and write to you then. There is nothing more to do, and
    you can close this page.
  </PageMessage>
);

export default OrderSuccessPage;
