import type { ShopConfig } from '@bramblebook/contract/shop-api';
import type { Stripe } from '@stripe/stripe-js';

/** What the shop says of paying at Stripe. */
export type StripeChoice = Extract<ShopConfig['payment'], { provider: 'stripe' }>;

const runScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script of the payment could not be loaded.'));
    document.head.append(script);
  });

/** Stripe.js, loaded when it is first asked for; a stand-in where the shop names one. */
export const openStripe = async ({
  publishableKey,
  standInScript,
}: StripeChoice): Promise<Stripe> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // What is there already, Stripe's own loader takes.
  if (standInScript !== null && !('Stripe' in window)) await runScript(standInScript);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not open.');
  return stripe;
};
