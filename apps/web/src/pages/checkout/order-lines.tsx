import { formatCents } from '@bramblebook/contract/money';
import { formatLabel, type OrderItem } from '@bramblebook/contract/order';

/** What is being bought, line by line, with the total. */
export const OrderLines = ({
  items,
  totalCents,
}: {
  readonly items: readonly OrderItem[];
  readonly totalCents: number;
}) => (
  <dl className="grid gap-2.5">
    {items.map(({ format, quantity, price }) => (
      <div key={format} className="flex justify-between gap-4">
        <dt>
          {quantity} × {formatLabel(format)}
        </dt>
        <dd className="tabular-nums">{formatCents(price * quantity)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>Shipping</dt>
      <dd>Free</dd>
    </div>
    <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
      <dt>Total</dt>
      <dd className="font-serif text-2xl tabular-nums">{formatCents(totalCents)}</dd>
    </div>
  </dl>
);
