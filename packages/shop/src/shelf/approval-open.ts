import { and, eq, inArray, max } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { orders } from '../database/schema/orders.ts';
import type { Shop } from '../shop.ts';

/** What has to be known to say it: the time, and how long an approval stays open. */
export type ApprovalTerms = Pick<Shop, 'clock' | 'approvalUndoMinutes'>;

/** Until when an approval can be taken back (decision D15); null when it no longer can. */
export const approvalOpenUntil = (
  { clock, approvalUndoMinutes }: ApprovalTerms,
  order: { readonly status: string; readonly approvedAt: Date | null },
): Date | null => {
  if (order.status !== 'approved_for_printing' || !order.approvedAt) return null;
  const until = new Date(order.approvedAt.getTime() + approvalUndoMinutes * 60_000);
  return until > clock.now() ? until : null;
};

/** The same for books: by the last approved of each one's orders; those without are not in the map. */
export const booksApprovalOpenUntil = async (
  terms: ApprovalTerms,
  db: Queryable,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const status = 'approved_for_printing';
  const rows = await db
    .select({ bookId: orders.bookId, approvedAt: max(orders.approvedAt) })
    .from(orders)
    .where(and(inArray(orders.bookId, [...bookIds]), eq(orders.status, status)))
    .groupBy(orders.bookId);
  return new Map(
    rows.flatMap(({ bookId, approvedAt }) => {
      const until = approvalOpenUntil(terms, { status, approvedAt });
      return until ? [[bookId, until] as const] : [];
    }),
  );
};

/** The same for one book. */
export const bookApprovalOpenUntil = async (
  terms: ApprovalTerms,
  db: Queryable,
  bookId: string,
): Promise<Date | null> => (await booksApprovalOpenUntil(terms, db, [bookId])).get(bookId) ?? null;
