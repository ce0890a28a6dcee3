import { isPastApproval, ORDER_STATUSES } from '@bramblebook/contract/order-states';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { orders, printApprovals } from '../database/schema/orders.ts';

const APPROVED = ORDER_STATUSES.filter(isPastApproval);

/** What a printer prints of a book: the newest approval that stands, and whose book it is; null without one. */
export const standingApproval = async (db: Queryable, bookId: string) => {
  const [found] = await db
    .select({
      approval: printApprovals,
      items: orders.items,
      title: books.title,
      createdAt: books.createdAt,
    })
    .from(printApprovals)
    .innerJoin(orders, eq(orders.id, printApprovals.orderId))
    .innerJoin(books, eq(books.id, printApprovals.bookId))
    .where(and(eq(printApprovals.bookId, bookId), inArray(orders.status, APPROVED)))
    .orderBy(desc(printApprovals.approvedAt))
    .limit(1);
  return found ?? null;
};

export type StandingApproval = NonNullable<Awaited<ReturnType<typeof standingApproval>>>;
