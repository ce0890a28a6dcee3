import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { orders } from '../database/schema/orders.ts';
import { asSandbox, type SandboxCard } from '../ports/sandbox-payment.ts';
import type { Shop } from '../shop.ts';

/**
 * Pays one of the parent's orders at the sandbox with a test card. The order itself
 * changes only when the provider tells, as with a real one. Refuses with `card_declined`,
 * `card_invalid`, and with `not_found` where the payment is not the parent's or the shop
 * does not run with the sandbox.
 */
export const confirmSandboxPayment = async (
  shop: Shop,
  user: { readonly id: string },
  card: SandboxCard,
): Promise<{ ok: true; status: 'succeeded' | 'requires_action' } | Refused> => {
  const sandbox = asSandbox(shop.payment);
  if (!sandbox) return refuse('not_found');
  const [intentId = ''] = card.clientSecret.split('_secret_');
  const [order] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentIntentId, intentId), eq(orders.userId, user.id)));
  return order ? sandbox.confirm(card) : refuse('not_found');
};
