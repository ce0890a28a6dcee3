import type { Book } from '@bramblebook/contract/book';
import { FORMATS, type Format, hasPrinted, priceCart } from '@bramblebook/contract/order';
import { MAX_QUANTITY } from '@bramblebook/contract/settings';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { Minus, Plus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { BookShelfCover } from '../../book/book-shelf-cover.tsx';
import { boundQuantity, type Cart, linesOf } from '../../book/cart.ts';
import { OFFERS } from '../../book/order-offers.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { later } from '../../ui/later.tsx';
import { FormatCard } from './format-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { isShippingComplete } from './shipping-draft.ts';

const ShippingForm = later(async () => (await import('./shipping-form.tsx')).ShippingForm);

/** Step 'format': how many of each, and where the printed ones go. */
export const FormatStep = ({
  heading,
  name,
  book,
  cart,
  onCart,
  shipping,
  onShipping,
  fieldErrors,
  canProceed,
  busy,
  onProceed,
}: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly name: string;
  readonly book: Book | null;
  readonly cart: Cart;
  readonly onCart: (cart: Cart) => void;
  readonly shipping: ShippingInfo;
  readonly onShipping: (shipping: ShippingInfo) => void;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly canProceed: boolean;
  readonly busy: boolean;
  readonly onProceed: () => void;
}) => {
  const { items, totalCents } = priceCart(linesOf(cart));
  const printed = hasPrinted(items);
  const lacksAddress = printed && !isShippingComplete(shipping);
  return (
    <div className="grid gap-8">
      <header className="flex items-center gap-6">
        {book && (
          <BookShelfCover
            book={book}
            sizes={PICTURE_SIZES.checkout}
            className="w-24 shrink-0 sm:w-28"
          />
        )}
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
            Choose your format
          </h1>
          <p className="text-ink-soft text-lg">{name}. Shipping is free worldwide.</p>
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-8">
          <ul className="grid gap-4">
            {FORMATS.map((format) => (
              <li key={format}>
                <FormatRow
                  format={format}
                  quantity={cart[format]}
                  onChange={(quantity) => onCart({ ...cart, [format]: boundQuantity(quantity) })}
                />
              </li>
            ))}
          </ul>
          {printed && (
            <ShippingForm
              shipping={shipping}
              onChange={onShipping}
              fieldErrors={fieldErrors}
              incomplete={lacksAddress}
            />
          )}
        </div>
        <Card className="grid gap-5 lg:sticky lg:top-24">
          <h2 className="text-2xl">Your cart</h2>
          {items.length > 0 ? (
            <OrderLines items={items} totalCents={totalCents} />
          ) : (
            <p className="text-ink-soft">Your cart is empty. Add at least one copy.</p>
          )}
          <Button size="large" disabled={!canProceed} busy={busy} onClick={onProceed}>
            Ready for Checkout
          </Button>
          {lacksAddress && (
            <p role="status" className="font-semibold text-alarm leading-snug">
              Please fill in shipping information above for physical items
            </p>
          )}
        </Card>
      </div>
    </div>
  );
};

const FormatRow = ({
  format,
  quantity,
  onChange,
}: {
  format: Format;
  quantity: number;
  onChange: (quantity: number) => void;
}) => {
  const id = useId();
  const { name } = OFFERS[format];
  return (
    <FormatCard format={format} headingId={id}>
      <fieldset aria-labelledby={id} className="flex items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={`One ${name} less`}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus className="size-5" aria-hidden="true" />
        </Button>
        <input
          aria-label={`Copies of ${name}`}
          inputMode="numeric"
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '')))}
          className="min-h-11 w-14 rounded-md bg-transparent text-center font-semibold text-xl tabular-nums"
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={`One ${name} more`}
          disabled={quantity === MAX_QUANTITY}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus className="size-5" aria-hidden="true" />
        </Button>
      </fieldset>
    </FormatCard>
  );
};
