import { type OrderStatus, PAID_STATUSES } from '@bramblebook/contract/order-states';
import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import type { JobSpec } from '../ports/job-queue.ts';
import type { Shop } from '../shop.ts';

/** Going on with a book that waited for its turn. */
export const GO_ON = {
  name: 'go-on-making',
  payload: z.object({ bookId: z.string() }),
} satisfies JobSpec<{ bookId: string }>;

const PAID: OrderStatus[] = [...PAID_STATUSES];

/**
 * The one book of an account whose turn it is among those in this stage (decision D11): a
 * bought one first, else the oldest. Until the transaction ends nobody else decides on the
 * account's turns, so that of two books one goes on and none is forgotten.
 */
const whoseTurn = async (
  tx: Transaction,
  { userId, status }: Pick<BookRow, 'userId' | 'status'>,
): Promise<string | null> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
  const isPaid = exists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.bookId, books.id), inArray(orders.status, PAID))),
  );
  const [next] = await tx
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.userId, userId), eq(books.status, status)))
    .orderBy(desc(isPaid), asc(books.createdAt), asc(books.id))
    .limit(1);
  return next?.id ?? null;
};

/** Whether the book goes on now; if not, it is called once the others of its account are done. */
export const hasItsTurn = async (tx: Transaction, book: BookRow): Promise<boolean> =>
  (await whoseTurn(tx, book)) === book.id;

/** Calls the account's next book of a stage that one of its books has left. */
export const passTurn = async (
  shop: Shop,
  tx: Transaction,
  left: Pick<BookRow, 'userId' | 'status'>,
): Promise<void> => {
  const bookId = await whoseTurn(tx, left);
  if (bookId) await shop.jobs.send(GO_ON, { bookId }, { tx, singletonKey: bookId });
};
