import { orderCan } from '@bramblebook/contract/order-can';
import { ORDER_STATUSES } from '@bramblebook/contract/order-states';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { orders, printApprovals } from '../database/schema/orders.ts';
import { coverSizes } from '../database/schema/printing.ts';
import type { Shop } from '../shop.ts';
import type { Actor } from '../states/actor.ts';
import { moveOrder } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';

const UNDER_WAY = ORDER_STATUSES.filter((status) => !orderCan.outliveCustomer({ status }));

/** Whether something that was paid for could not be delivered any more without these orders' books. */
export const hasOrderUnderWay = async (tx: Transaction, which: SQL): Promise<boolean> =>
  (await tx.$count(orders, and(which, inArray(orders.status, UNDER_WAY)))) > 0;

/**
 * Takes the books out of these orders, which stay: what was approved for printing holds a
 * book's every word, and goes. Unpaid ones are cancelled rather than deleted, so that money
 * that still comes for one is noticed. Gives the orders' ids.
 */
export const takeBooksOut = async (
  shop: Shop,
  tx: Transaction,
  { which, actor, reason }: { readonly which: SQL; readonly actor: Actor; readonly reason: string },
): Promise<string[]> => {
  const own = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(which)
    .orderBy(orders.id)
    .for('update');
  for (const { id, status } of own)
    if (status === 'pending')
      mustMove(
        await moveOrder(shop, tx, { id, to: 'cancelled', actor, reason }),
        `order ${id} stayed pending`,
      );
  const ids = own.map(({ id }) => id);
  const gone = await tx
    .delete(printApprovals)
    .where(inArray(printApprovals.orderId, ids))
    .returning({ hash: printApprovals.layoutHash });
  for (const { hash } of gone) await tx.delete(coverSizes).where(eq(coverSizes.layoutHash, hash));
  return ids;
};
