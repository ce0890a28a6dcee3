import type { Refused } from '@bramblebook/contract/refusals';
import { desc, eq } from 'drizzle-orm';
import { strToU8, type Zippable, zip } from 'fflate';
import { consentEvents, users } from '../database/schema/accounts.ts';
import { bookPages, bookRevisions, books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { countTry } from '../limits/count-tries.ts';
import { photoKey } from '../photos/store-photo.ts';
import { masterKey, type PictureId } from '../shelf/book-files.ts';
import { bookPurchases } from '../shelf/book-purchases.ts';
import { markedPicture, WIDEST_MARKED_PX } from '../shelf/marked-picture.ts';
import { isMarked } from '../shelf/present-book.ts';
import type { Shop } from '../shop.ts';

// Pictures are compressed already.
const STORED = { level: 0 } as const;

const pack = (files: Zippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  );

const readProfile = async ({ db }: Shop, userId: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`no account ${userId}`);
  const { passwordHash: _, ...profile } = user;
  const consents = await db
    .select({
      kind: consentEvents.kind,
      given: consentEvents.given,
      wordingVersion: consentEvents.wordingVersion,
      at: consentEvents.at,
    })
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(consentEvents.at);
  const messages = await db
    .select({
      channel: outbox.channel,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(outbox.createdAt);
  return { profile, consents, messages };
};

const readOrders = async ({ db }: Shop, userId: string) => {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt));
  return rows.map(({ id, bookId, status, items, totalCents, shipping, ...row }) => ({
    id,
    bookId,
    status,
    items,
    totalCents,
    paidCents: row.paidCents,
    refundedCents: row.refundedCents,
    shipping,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    approvedAt: row.approvedAt,
  }));
};

const readBooks = async ({ db }: Shop, userId: string) => {
  const rows = await db
    .select()
    .from(books)
    .where(eq(books.userId, userId))
    .orderBy(books.createdAt);
  return Promise.all(
    rows.map(async (book) => ({
      ...book,
      pages: await db
        .select({ page: bookPages.page, text: bookPages.text, version: bookPages.shownVersion })
        .from(bookPages)
        .where(eq(bookPages.bookId, book.id))
        .orderBy(bookPages.page),
      revisions: await db.select().from(bookRevisions).where(eq(bookRevisions.bookId, book.id)),
    })),
  );
};

type OwnBook = Awaited<ReturnType<typeof readBooks>>[number];

/** The pictures of books as their owner may have them: the masters of bought ones, marked ones of the others. */
const addPictures = async (shop: Shop, files: Zippable, books: readonly OwnBook[]) => {
  const bought = await bookPurchases(
    shop.db,
    books.map(({ id }) => id),
  );
  const read = (picture: PictureId, clean: boolean) =>
    clean ? shop.files.get(masterKey(picture)) : markedPicture(shop, picture, WIDEST_MARKED_PX);
  for (const { id, pages } of books) {
    const purchase = bought.get(id);
    const clean = purchase !== undefined && !isMarked(purchase);
    for (const { page, version } of pages) {
      if (version === null) continue;
      const bytes = await read({ bookId: id, page, version }, clean);
      const name = `books/${id}/page-${String(page).padStart(2, '0')}.${clean ? 'jpg' : 'webp'}`;
      if (bytes) files[name] = [bytes, STORED];
    }
  }
};

/**
 * Everything the shop keeps about a parent, as a zip: `data.json` (profile, consents,
 * messages, books with their texts, orders), the photos, and the books' pictures, with the
 * watermark until a book is bought (decision D11).
 */
export const exportAccount = async (
  shop: Shop,
  userId: string,
): Promise<{ ok: true; zip: Uint8Array } | Refused> => {
  const allowed = await countTry(shop, 'exportData', userId);
  if (!allowed.ok) return allowed;
  const ownBooks = await readBooks(shop, userId);
  const ownPhotos = await shop.db.select().from(photos).where(eq(photos.userId, userId));
  const data = {
    exportedAt: shop.clock.now(),
    ...(await readProfile(shop, userId)),
    photos: ownPhotos.map(({ visitorHash: _, ...photo }) => photo),
    books: ownBooks,
    orders: await readOrders(shop, userId),
  };
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, null, 2)) };
  for (const { id } of ownPhotos) {
    const bytes = await shop.files.get(photoKey(id));
    if (bytes) files[`photos/${id}.jpg`] = [bytes, STORED];
  }
  await addPictures(shop, files, ownBooks);
  return { ok: true, zip: await pack(files) };
};
