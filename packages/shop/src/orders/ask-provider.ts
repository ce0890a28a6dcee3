import type { PaymentProvider } from '../ports/payment.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { Shop } from '../shop.ts';

/** Calls the payment provider. Throws `ServiceOutage` when it cannot be reached. */
export const askProvider = async <T>(
  shop: Shop,
  call: (payment: PaymentProvider) => Promise<T>,
): Promise<T> => {
  try {
    return await call(shop.payment);
  } catch (cause) {
    throw new ServiceOutage(`the payment provider ${shop.payment.name} did not answer`, { cause });
  }
};
