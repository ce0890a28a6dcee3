import type { Order } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import { isPaid } from '@bramblebook/contract/order-states';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { useSearchParams } from 'wouter';
import { FailedPage, LoadingPage, PageMessage, SignInPage } from '../../book/book-gate.tsx';
import { orderBadge } from '../../book/state-badges.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OrderPlaced } from './order-placed.tsx';
import { useFulfilment } from './use-fulfilment.ts';
import { usePlacedOrder } from './use-placed-order.ts';

/** Where a payment returns to: what was ordered, and how it goes on. */
const OrderSuccessPage = () => {
  useTitle('Your order');
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const bookId = query.get('bookId');
  if (!orderId && !bookId)
    return (
      <PageMessage
        title="Invalid Order"
        actions={<ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>}
      >
        This address names no order. Your orders are all in your dashboard.
      </PageMessage>
    );
  return <Placed key={orderId ?? bookId} orderId={orderId} bookId={bookId} />;
};

const Placed = ({ orderId, bookId }: { orderId: string | null; bookId: string | null }) => {
  const { order, error, isLoading, isSignedOut, refetch } = usePlacedOrder(orderId, bookId);
  const started = useFulfilment(order);
  if (order) return <Outcome order={order} started={started} onRetry={refetch} />;
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
  onRetry,
}: {
  order: Order;
  started: boolean;
  onRetry: () => void;
}) => {
  if (isPaid(order.status)) return <OrderPlaced order={order} started={started} />;
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

export default OrderSuccessPage;
