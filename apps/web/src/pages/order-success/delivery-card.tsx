import { countryName } from '@bramblebook/contract/countries';
import type { Order } from '@bramblebook/contract/order';
import { isDone, isPastShipping } from '@bramblebook/contract/order-states';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { MapPin } from 'lucide-react';
import { expectedWords } from '../../book/arrival-words.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Where the printed books go, and the three steps they take. */
export const DeliveryCard = ({ order, shipping }: { order: Order; shipping: ShippingInfo }) => {
  const shipped = isPastShipping(order.status);
  const expected = expectedWords(order);
  const steps = [
    { name: 'Processing', words: 'Painted, proofed by you, printed and bound', done: true },
    {
      name: 'Shipped',
      words: order.arrival ? 'From the printer to you' : `Estimated ${TIME_PROMISES.printedBook}`,
      done: shipped,
    },
    { name: 'Delivered', words: 'At your door', done: isDone(order.status) },
  ];
  return (
    <Card className="grid gap-6">
      <h2 className="text-2xl">Delivery</h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-berry-tint text-berry">
            <MapPin className="size-5" aria-hidden="true" />
          </span>
          <address className="not-italic leading-relaxed">
            <span className="font-semibold">{shipping.name}</span>
            <br />
            {shipping.address}
            <br />
            {shipping.city}, {shipping.state} {shipping.zip}
            <br />
            {countryName(shipping.country)}
          </address>
        </div>
        <ol className="grid gap-3">
          {steps.map(({ name, words, done }, i) => (
            <li key={name} className="flex gap-3">
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full font-semibold text-sm',
                  done ? 'bg-leaf text-white' : 'border-2 border-line-strong text-ink-soft',
                )}
              >
                {i + 1}
              </span>
              <span className="leading-snug">
                <span className="font-semibold">{name}</span>
                {done && <span className="sr-only"> (reached)</span>}
                <span className="block text-ink-soft text-sm">{words}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      {expected && !isDone(order.status) && (
        <p className="text-ink-soft">
          {expected}{' '}
          {shipped
            ? "The parcel's tracking is in your dashboard."
            : "The parcel's tracking appears in your dashboard as soon as it is on its way."}
        </p>
      )}
    </Card>
  );
};
