import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { openStripe, type StripeChoice } from './open-stripe.ts';

/** The shop's look in Stripe's frame, which cannot read our styles (`styles.css`). */
const LOOK = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#9a1f5c',
    colorBackground: '#fffdf8',
    colorText: '#2c1a35',
    colorTextSecondary: '#5c4b63',
    colorDanger: '#a3202b',
    borderRadius: '10px',
    fontFamily: 'Cabin, Arial, sans-serif',
    fontSizeBase: '17px',
    spacingUnit: '5px',
  },
} as const;

interface OpenForm {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

interface PaymentElement {
  /** Where Stripe draws its form. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'opening' | 'open' | 'failed';
  /** What the form pays with; null until it is open. */
  readonly form: RefObject<OpenForm | null>;
}

/** Opens Stripe's form for an intent in a place of the page, and closes it with the page. */
export const usePaymentElement = (choice: StripeChoice, clientSecret: string): PaymentElement => {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<OpenForm | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  /** The secret of the intent whose form is open: a changed order has another. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const { publishableKey, standInScript } = choice;
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const open = async () => {
      const stripe = await openStripe({ provider: 'stripe', publishableKey, standInScript });
      if (isGone || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: LOOK });
      const element = elements.create('payment', { layout: 'tabs' });
      close = () => element.destroy();
      element.on('ready', () => setOpenFor(clientSecret));
      element.on('loaderror', () => setIsFailed(true));
      element.mount(place.current);
      form.current = { stripe, elements };
    };
    open().catch((error) => {
      console.error('The card form could not be opened.', error);
      if (!isGone) setIsFailed(true);
    });
    return () => {
      isGone = true;
      form.current = null;
      close();
    };
  }, [publishableKey, standInScript, clientSecret]);
  const opening = openFor === clientSecret ? 'open' : 'opening';
  return { place, state: isFailed ? 'failed' : opening, form };
};
