import { randomUUID } from 'node:crypto';
import type { PaymentIntent } from '../ports/payment.ts';
import type { Shop } from '../shop.ts';
import { askProvider } from './ask-provider.ts';

/**
 * Has the provider cancel an intent, and gives it as it is then: one that is paid, or being paid,
 * stays so. Each call has a key of its own: what the provider refused while a bank worked must not
 * be answered again. Throws `ServiceOutage`.
 */
export const cancelIntent = (shop: Shop, intentId: string): Promise<PaymentIntent> =>
  askProvider(shop, (payment) => payment.cancelIntent(intentId, `${intentId}-${randomUUID()}`));
