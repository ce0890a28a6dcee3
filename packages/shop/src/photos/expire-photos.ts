import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { listOf } from '../database/list-of.ts';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { stateEvents } from '../database/schema/state-events.ts';
import { announce } from '../messages/announce.ts';
import { photoErased } from '../messages/templates/photo-erased.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const AFTER_DELIVERY_MS = 30 * DAY_MS;
const AFTER_ACTIVITY_MS = 90 * DAY_MS;
/** Photos in one sweep; the next one goes on. */
const AT_ONCE = 200;

/** When an order of the book last came to one of these states; to any state with none named. */
const lastEvent = (...states: readonly string[]) => {
  const isSuch = states.length === 0 ? sql`true` : sql`${stateEvents.to} in (${listOf(states)})`;
  return sql`(select max(${stateEvents.at}) from ${stateEvents}
    join ${orders} on ${stateEvents.subject} = 'order' and ${stateEvents.subjectId} = ${orders.id}
    where ${orders.bookId} = ${books.id} and ${isSuch})`;
};

const delivered = lastEvent('delivered', 'completed');
/** `greatest` passes over what is null. */
const active = sql`greatest(${books.lastActiveAt}, ${lastEvent()})`;

const isLongAgo = (moment: ReturnType<typeof lastEvent>, before: Date) =>
  sql<boolean>`coalesce(${moment} < ${before.toISOString()}, false)`;

/** Whether a book has no more need of its photo, by what was last delivered and done. */
const needs = (now: Date) => {
  const wasDelivered = isLongAgo(delivered, new Date(now.getTime() - AFTER_DELIVERY_MS));
  const isUnused = isLongAgo(active, new Date(now.getTime() - AFTER_ACTIVITY_MS));
  return { wasDelivered, isOver: sql`(${wasDelivered} or ${isUnused})` };
};

/** Disowns one photo and tells its parent, unless a book came to need it in the meantime. */
const letGo = async (shop: Shop, tx: Transaction, photoId: string, now: Date): Promise<void> => {
  const [photo] = await tx.select().from(photos).where(eq(photos.id, photoId)).for('update');
  if (!photo?.userId) return;
  const { wasDelivered, isOver } = needs(now);
  const made = await tx
    .select({ childName: books.childName, wasDelivered, isOver: sql<boolean>`${isOver}` })
    .from(books)
    .where(eq(books.photoId, photoId))
    .orderBy(books.createdAt);
  if (made.some((book) => !book.isOver)) return;
  await tx.update(photos).set({ userId: null, visitorHash: null }).where(eq(photos.id, photoId));
  const newest = made.at(-1);
  if (!newest) return;
  const because = newest.wasDelivered ? 'delivered' : 'unused';
  const message = photoErased(shop, { childName: newest.childName, at: now, because });
  await announce(shop, tx, { userId: photo.userId, about: photoId, message, required: 'mail' });
};

/**
 * Disowns the photos that none of their books needs any more (decision D3): 30 days after
 * the last delivery or 90 after the last activity, whichever comes first. Each parent gets a
 * note with the date. What is disowned is erased by the sweep.
 */
export const expirePhotos = async (shop: Shop): Promise<void> => {
  const now = shop.clock.now();
  const { isOver } = needs(now);
  const over = await shop.db
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        isNotNull(photos.userId),
        isNotNull(photos.claimedAt),
        sql`not exists (select 1 from ${books} where ${books.photoId} = ${photos.id} and not ${isOver})`,
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of over) await shop.db.transaction((tx) => letGo(shop, tx, id, now));
};
