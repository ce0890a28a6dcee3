import { orderCan } from '@bramblebook/contract/order-can';
import { ORDER_STATUSES } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { Transaction } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { printJobs } from '../database/schema/printing.ts';
import { photoKey } from '../photos/store-photo.ts';
import { bookFolder } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { type Actor, parentActor } from '../states/actor.ts';
import { moveOrder } from '../states/moves.ts';
import { mustMove } from '../states/moving.ts';
import { eraseFromStateLog } from '../states/state-log.ts';
import { eraseFiles } from './erase-files.ts';

const UNDER_WAY = ORDER_STATUSES.filter((status) => !orderCan.outliveCustomer({ status }));
const SENTENCE =
  'An order of yours is still under way. Please wait until it has arrived, or write to us to cancel it.';

/**
 * Orders keep what bookkeeping needs: what was sold, for how much, when. Unpaid ones are
 * cancelled rather than deleted, so that money that still comes for one is noticed.
 */
const loosenOrders = async (
  shop: Shop,
  tx: Transaction,
  userId: string,
  actor: Actor,
): Promise<void> => {
  const pending = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending')));
  const move = { to: 'cancelled', actor } as const;
  const reason = 'the account was erased';
  for (const { id } of pending)
    mustMove(await moveOrder(shop, tx, { ...move, id, reason }), `order ${id} stayed pending`);
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.update(printJobs).set({ reasons: [] }).where(inArray(printJobs.orderId, own));
  await tx
    .update(orders)
    .set({ shipping: sql`null`, userId: null })
    .where(eq(orders.userId, userId));
};

/**
 * Erases a customer in the caller's transaction: profile, consents, sessions, messages,
 * books with all their pictures, and photos. Orders stay without the person. Refused while
 * a paid order is under way, because it could not be delivered.
 */
export const eraseCustomer = async (
  shop: Shop,
  tx: Transaction,
  { userId, actor }: { readonly userId: string; readonly actor: Actor },
): Promise<{ ok: true } | Refused> => {
  // Books before their parent, as everywhere: a payment on its way locks them in this order.
  const isOwn = eq(books.userId, userId);
  await tx.select({ id: books.id }).from(books).where(isOwn).orderBy(books.id).for('update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [underWay] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, UNDER_WAY)))
    .limit(1);
  if (underWay) return refuse('wrong_state', { message: SENTENCE });
  const ownBooks = await tx.select({ id: books.id }).from(books).where(eq(books.userId, userId));
  const ownPhotos = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.userId, userId));
  await loosenOrders(shop, tx, userId, actor);
  await eraseFromStateLog(tx, { userId, bookIds: ownBooks.map(({ id }) => id) });
  await tx.delete(photos).where(eq(photos.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  // The files go by a job, which is sent with the rows' end and so is never forgotten.
  const keys = [
    ...ownBooks.map(({ id }) => bookFolder(id)),
    ...ownPhotos.map(({ id }) => photoKey(id)),
  ];
  if (keys.length > 0) await shop.jobs.send(eraseFiles, { keys }, { tx });
  return { ok: true };
};

/** Erases a parent's account (`eraseCustomer`) after asking for the password. */
export const eraseAccount = async (
  shop: Shop,
  userId: string,
  password: string,
): Promise<{ ok: true } | Refused> => {
  const confirmed = await confirmPassword(shop, userId, password);
  if (!confirmed.ok) return confirmed;
  const actor = parentActor({ id: userId });
  return shop.db.transaction((tx) => eraseCustomer(shop, tx, { userId, actor }));
};
