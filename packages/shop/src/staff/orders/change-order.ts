import { ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type OrderRow, orders } from '../../database/schema/orders.ts';
import { thenTell } from '../../shelf/book-changes.ts';
import { lockBookById } from '../../shelf/find-book.ts';
import type { Shop } from '../../shop.ts';
import { keepActKey } from '../act-key.ts';
import { refuseStale } from '../changed-meanwhile.ts';
import type { StaffMember } from '../staff-member.ts';
import { readOrderRow } from './list-orders.ts';

/** An order to change: which, as which version it was seen, under which key. */
export interface WantedOrder {
  readonly orderId: string;
  readonly version?: number | undefined;
  readonly key?: string | undefined;
  /** The act in words that are the same whenever it is asked again. */
  readonly asked: string;
}

/** An order, locked with its book until the transaction ends: the book first, as everywhere. */
export const lockOrder = async (tx: Transaction, orderId: string): Promise<OrderRow | null> => {
  const [found] = await tx
    .select({ bookId: orders.bookId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!found) return null;
  await lockBookById(tx, found.bookId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
};

/**
 * Does an act of staff on an order in one transaction: on the version that was seen, and
 * once for its key. Refuses with `order_not_found` and `changed_meanwhile`, and with what
 * the act itself refuses, which then has changed nothing.
 */
export const changeOrder = async <T>(
  shop: Shop,
  by: StaffMember,
  wanted: WantedOrder,
  act: (tx: Transaction, order: OrderRow) => Promise<{ ok: true; value: T } | Refused>,
): Promise<{ ok: true; value: T | null } | Refused> => {
  const { orderId, version, key, asked } = wanted;
  return thenTell((tell) =>
    allOrNothing<{ ok: true; value: T | null }>(shop.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return refuse('order_not_found');
      const kept = await keepActKey(shop, tx, by, { key, asked: `${asked} ${orderId}` });
      if (kept === 'done') return { ok: true, value: null };
      if (kept !== 'new') return kept;
      const row = await readOrderRow(tx, orderId);
      const done = (row && (await refuseStale(tx, version, row))) ?? (await act(tx, order));
      if (done.ok) tell(order.bookId);
      return done;
    }),
  );
};

/** Refuses with what is possible from where the order is. */
export const refuseState = (status: OrderStatus, sentence = ''): Refused => {
  const { label, next } = ORDER_STATES[status];
  const names = next.map((to) => ORDER_STATES[to].label);
  const last = names.at(-1);
  const choice = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
  const way = choice
    ? `From there it can only become ${choice}.`
    : 'Nothing can follow from there.';
  return refuse('wrong_state', {
    message: `${sentence ? `${sentence} ` : ''}This order is ${label}. ${way}`,
  });
};
