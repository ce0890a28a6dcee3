import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { orders } from '../../database/schema/orders.ts';
import type { PrintQuote } from '../../ports/printer.ts';
import type { Shop } from '../../shop.ts';
import { interiorPageCount } from '../print-sheet.ts';
import { printedLines, printerAddress } from './printed-lines.ts';

/**
 * What the printing house asks for an order, its shipping included, and when it would arrive.
 * Refuses with `order_not_found`, and with `wrong_state` where there is no printing house,
 * nothing to print, or the house does not print it. Throws `ServiceOutage`.
 */
export const quotePrint = async (
  shop: Shop,
  orderId: string,
): Promise<{ ok: true; quote: PrintQuote & { readonly house: string } } | Refused> => {
  const { printer } = shop;
  if (printer.kind === 'staff')
    return refuse('wrong_state', { message: 'No printing house is set up.' });
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return refuse('order_not_found');
  const address = await printerAddress(shop.db, order);
  const lines = printedLines(order);
  if (!address || lines.length === 0)
    return refuse('wrong_state', { message: 'There is nothing to print in that order.' });
  const pages = interiorPageCount(shop);
  const asked = await printer.quote(
    lines.map((line) => ({ ...line, interiorPages: pages })),
    address,
  );
  if (!asked.ok)
    return refuse('wrong_state', {
      message: `${printer.name} does not print this order: ${asked.reasons.join(' ')}`,
    });
  const { totalCents, shippingCents, arrival } = asked;
  return { ok: true, quote: { totalCents, shippingCents, arrival, house: printer.name } };
};
