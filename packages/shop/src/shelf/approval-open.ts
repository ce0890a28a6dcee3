import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { orders } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';

/** Until when an approval can be taken back (decision D15); null when it no longer can. */
export const approvalOpenUntil = (
  { clock, approvalUndoMinutes }: Pick<Shop, 'clock' | 'approvalUndoMinutes'>,
  order: { readonly status: string; readonly approvedAt: Date | null },
): Date | null => {
  if (order.status !== 'approved_for_printing' || !order.approvedAt) return null;
  const until = new Date(order.approvedAt.getTime() + approvalUndoMinutes * 60_000);
  return until > clock.now() ? until : null;
};

/** The same for a book: by the last approved of its orders. */
export const bookApprovalOpenUntil = async (
  shop: Pick<Shop, 'clock' | 'approvalUndoMinutes'>,
  db: Queryable,
  bookId: string,
): Promise<Date | null> => {
  const [last] = await db
    .select({ status: orders.status, approvedAt: orders.approvedAt })
    .from(orders)
    .where(and(eq(orders.bookId, bookId), eq(orders.status, 'approved_for_printing')))
    .orderBy(desc(orders.approvedAt))
    .limit(1);
  return last ? approvalOpenUntil(shop, last) : null;
};
