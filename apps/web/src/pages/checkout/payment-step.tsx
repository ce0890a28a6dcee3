import { countryName } from '@bramblebook/contract/countries';
import type { Order, OrderItem } from '@bramblebook/contract/order';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { useShopConfig } from '../../api/shop-config.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { IntentToPay } from './ask-intent.ts';
import { OrderLines } from './order-lines.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { StripeForm } from './stripe/stripe-form.tsx';

/** Step 'checkout': the order once more, and the card. */
export const PaymentStep = ({
  heading,
  name,
  items,
  totalCents,
  shipping,
  intent,
  returnPath,
  onBack,
  onPaid,
  onChanged,
}: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly name: string;
  readonly items: readonly OrderItem[];
  readonly totalCents: number;
  readonly shipping: ShippingInfo | null;
  /** What the order is paid with. */
  readonly intent: IntentToPay;
  /** Where the customer comes back to when the payment took them elsewhere. */
  readonly returnPath: string;
  readonly onBack: () => void;
  readonly onPaid: () => void;
  /** The order was changed elsewhere, and is this now. */
  readonly onChanged: (order: Order) => Promise<void>;
}) => {
  const { payment } = useShopConfig();
  const paying = { totalCents, onPaid, onChanged };
  return (
    <div className="grid gap-7">
      <div className="grid justify-items-start gap-2">
        <Button variant="quiet" onClick={onBack} className="-ml-4">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Back to format
        </Button>
        <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
          Complete your order
        </h1>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        {payment?.provider === 'stripe' ? (
          <StripeForm choice={payment} intent={intent} returnPath={returnPath} {...paying} />
        ) : (
          <SandboxCardForm clientSecret={intent.clientSecret} {...paying} />
        )}
        <Card className="grid gap-5 max-lg:order-first">
          <div>
            <h2 className="text-2xl">Order summary</h2>
            <p className="text-ink-soft">{name}</p>
          </div>
          <OrderLines items={items} totalCents={totalCents} />
          {shipping && (
            <div className="border-line border-t pt-4">
              <h3 className="font-sans font-semibold text-base">Goes to</h3>
              <address className="text-ink-soft not-italic">
                {shipping.name}
                <br />
                {shipping.address}
                <br />
                {shipping.city}, {shipping.state} {shipping.zip}
                <br />
                {countryName(shipping.country)}
              </address>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
};
