import type { OrderedItem } from '@bramblebook/contract/order';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { users } from '../../database/schema/accounts.ts';
import type { OrderRow } from '../../database/schema/orders.ts';
import type { PrintedFormat, PrinterAddress } from '../../ports/printer.ts';

interface PrintedLine {
  readonly format: PrintedFormat;
  readonly quantity: number;
}

const isPrinted = (item: OrderedItem): item is OrderedItem & PrintedLine =>
  item.format === 'softcover' || item.format === 'hardcover';

/** What of an order is printed and bound. */
export const printedLines = ({ items }: Pick<OrderRow, 'items'>): readonly PrintedLine[] =>
  items.filter(isPrinted).map(({ format, quantity }) => ({ format, quantity }));

/** Where an order goes, with the account's phone and e-mail for the carrier; null where its customer is gone. */
export const printerAddress = async (
  db: Queryable,
  { userId, shipping }: Pick<OrderRow, 'userId' | 'shipping'>,
): Promise<PrinterAddress | null> => {
  if (userId === null || !shipping) return null;
  const [user] = await db
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return null;
  const { name, address: street, city, state, zip, country } = shipping;
  return { name, street, city, state, zip, country, ...user };
};
