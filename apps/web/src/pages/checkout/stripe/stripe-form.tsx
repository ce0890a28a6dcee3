import { formatCents } from '@bramblebook/contract/money';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { useShopConfig } from '../../../api/shop-config.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { StripeChoice } from './open-stripe.ts';
import { usePaymentElement } from './use-payment-element.ts';
import { type StripePayment, useStripePayment } from './use-stripe-payment.ts';

/** Stripe's Payment Element: which ways of paying it offers is set at Stripe. */
export const StripeForm = ({
  choice,
  ...payment
}: StripePayment & { readonly choice: StripeChoice }) => {
  const { supportEmail } = useShopConfig();
  const { place, state, form } = usePaymentElement(choice, payment.intent.clientSecret);
  const { pay, wrong } = useStripePayment(payment, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay.mutate();
  };
  if (state === 'failed')
    return (
      <Notice tone="red" title="The card form could not be opened">
        Nothing was charged. Please load this page again; a program that blocks scripts of others
        may be in the way. If that does not help, write to{' '}
        <a className="underline" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{' '}
        and we will take your order by hand.
      </Notice>
    );
  const { totalCents } = payment;
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-2xl">Pay securely</h2>
        {state === 'opening' && <Spinner label="Opening the card form" />}
        <div ref={place} className={state === 'opening' ? 'h-0 overflow-hidden' : undefined} />
        {wrong && (
          <Notice tone="red" title={wrong.title}>
            {wrong.sentence}
          </Notice>
        )}
        <Button type="submit" size="large" busy={pay.isPending} disabled={state !== 'open'}>
          {pay.isPending ? 'Processing...' : `Complete Order - ${formatCents(totalCents)}`}
        </Button>
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Lock className="size-4 shrink-0" aria-hidden="true" />
          Your details go straight to Stripe, which takes the payment; we never see them.
        </p>
      </form>
    </Card>
  );
};
