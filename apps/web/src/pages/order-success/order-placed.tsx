import { formatCents } from '@bramblebook/contract/money';
import { formatLabel, hasDigital, hasPrinted, type Order } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { later } from '../../ui/later.tsx';
import { BookStatusCard } from './book-status-card.tsx';
import { DigitalDownloads } from './digital-downloads.tsx';
import { WhatsNext } from './whats-next.tsx';

const DeliveryCard = later(async () => (await import('./delivery-card.tsx')).DeliveryCard);

/** A paid order: the thanks, what was bought, and how the book comes along. */
export const OrderPlaced = ({ order, started }: { order: Order; started: boolean }) => (
  <div className="wrap grid gap-8 py-10 sm:py-14">
    <header className="grid justify-items-center gap-3 text-center">
      <CircleCheck className="size-14 text-leaf" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="text-4xl sm:text-5xl">Payment Successful!</h1>
      <p className="max-w-xl text-ink-soft text-lg">
        {order.book
          ? `Thank you for bringing ${order.book.childName}'s story to life.`
          : 'Thank you for your order.'}
      </p>
      <Badge>Order {order.id.replace('order_', '')}</Badge>
      <p role="status" className="min-h-7 font-semibold text-leaf-deep">
        {started && 'Book creation process has been started!'}
      </p>
    </header>
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="grid gap-6">
        {order.book && <BookStatusCard order={order} book={order.book} />}
        {hasDigital(order.items) && <DigitalDownloads order={order} />}
        {hasPrinted(order.items) && order.shippingInfo && (
          // As high as what comes, or else the rest would jump.
          <div className="grid min-h-96 sm:min-h-72">
            <DeliveryCard order={order} shipping={order.shippingInfo} />
          </div>
        )}
      </div>
      <div className="grid gap-6">
        <Summary order={order} />
        <WhatsNext order={order} />
        <div className="grid gap-3">
          <ButtonLink href={screenPath('dashboard')}>Go to Dashboard</ButtonLink>
          <ButtonLink href={screenPath('createBookOld')} variant="outline">
            Create Another Book
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
);

const Summary = ({ order }: { order: Order }) => (
  <Card className="grid gap-4">
    <h2 className="text-2xl">Order summary</h2>
    <dl className="grid gap-3">
      {order.items.map(({ format, quantity, price }) => (
        <div key={format} className="flex justify-between gap-4">
          <dt>
            {formatLabel(format)}
            <span className="block text-ink-soft text-sm">Quantity: {quantity}</span>
          </dt>
          <dd className="tabular-nums">{formatCents(price * quantity)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold">
        <dt>Total Paid</dt>
        <dd className="font-serif text-2xl tabular-nums">{formatCents(order.totalAmount)}</dd>
      </div>
    </dl>
  </Card>
);
