import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { Transaction } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { printJobs } from '../database/schema/printing.ts';
import { orderRefunds } from '../database/schema/staff.ts';
import { stateEvents } from '../database/schema/state-events.ts';
import { photoKey } from '../photos/store-photo.ts';
import { bookFolder } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { type Actor, parentActor } from '../states/actor.ts';
import { eraseFromStateLog } from '../states/state-log.ts';
import { eraseFiles } from './erase-files.ts';
import { hasOrderUnderWay, takeBooksOut } from './loosen-orders.ts';

const SENTENCE =
  'An order of yours is still under way. Please wait until it has arrived, or write to us to cancel it.';

/** Orders keep what bookkeeping needs: what was sold, for how much, when; nothing on whom and where. */
const loosenOrders = async (
  shop: Shop,
  tx: Transaction,
  userId: string,
  actor: Actor,
): Promise<void> => {
  const which = eq(orders.userId, userId);
  const ids = await takeBooksOut(shop, tx, { which, actor, reason: 'the account was erased' });
  await tx
    .update(printJobs)
    .set({ reasons: [], parcels: [] })
    .where(inArray(printJobs.orderId, ids));
  // What staff wrote may name the customer.
  await tx.update(orderRefunds).set({ reason: '' }).where(inArray(orderRefunds.orderId, ids));
  await tx
    .update(stateEvents)
    .set({ reason: null })
    .where(
      and(
        eq(stateEvents.subject, 'order'),
        eq(stateEvents.actorKind, 'staff'),
        inArray(stateEvents.subjectId, ids),
      ),
    );
  await tx
    .update(orders)
    .set({
      shipping: sql`null`,
      userId: null,
      trackingNumber: null,
      trackingUrl: null,
      carrier: null,
    })
    .where(inArray(orders.id, ids));
};

/** Keys of the files and ids of the messages that go with an account. */
const ownFiles = async (tx: Transaction, userId: string) => {
  const ownBooks = await tx.select({ id: books.id }).from(books).where(eq(books.userId, userId));
  const ownPhotos = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.userId, userId));
  const messages = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, userId));
  const bookIds = ownBooks.map(({ id }) => id);
  return {
    bookIds,
    keys: [...bookIds.map(bookFolder), ...ownPhotos.map(({ id }) => photoKey(id))],
    messageIds: messages.map(({ id }) => id),
  };
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
  if (await hasOrderUnderWay(tx, eq(orders.userId, userId)))
    return refuse('wrong_state', { message: SENTENCE });
  const { bookIds, keys, messageIds } = await ownFiles(tx, userId);
  await loosenOrders(shop, tx, userId, actor);
  await eraseFromStateLog(tx, { userId, bookIds });
  await tx.delete(photos).where(eq(photos.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  // The files go by a job, which is sent with the rows' end and so is never forgotten.
  if (keys.length + messageIds.length > 0)
    await shop.jobs.send(eraseFiles, { keys, messageIds }, { tx });
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
