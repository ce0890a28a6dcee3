import type { Refused } from '@bramblebook/contract/refusals';
import { desc, eq } from 'drizzle-orm';
import { consentEvents, users } from '../database/schema/accounts.ts';
import { addresses } from '../database/schema/addresses.ts';
import { bookTellings } from '../database/schema/book-tellings.ts';
import { bookPages, bookRevisions, books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { pageRecordings } from '../database/schema/recordings.ts';
import { bookShares } from '../database/schema/shares.ts';
import { countTry } from '../limits/count-tries.ts';
import { photoKey } from '../photos/store-photo.ts';
import { masterKey, type PictureId, recordingKey } from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { markedPicture, WIDEST_MARKED_PX } from '../shelf/marked-picture.ts';
import { isMarked } from '../shelf/present-book.ts';
import { sheetPicture } from '../shelf/sheet-picture.ts';
import { readSheets } from '../shelf/wanted-sheets.ts';
import { type ZipEntry, zipFiles } from '../shelf/zip-files.ts';
import type { Shop } from '../shop.ts';

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
  const addressesGiven = await db
    .select({
      address: addresses.address,
      firstUsedAt: addresses.firstUsedAt,
      confirmedAt: addresses.confirmedAt,
      disownedAt: addresses.disownedAt,
    })
    .from(addresses)
    .where(eq(addresses.userId, userId));
  return { profile, consents, addresses: addressesGiven, messages };
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

/** A book with its words and revisions; null where it was erased meanwhile. */
const readBook = async ({ db }: Shop, bookId: string) => {
  const [book] = await db.select().from(books).where(eq(books.id, bookId));
  if (!book) return null;
  const pages = await db
    .select({ page: bookPages.page, text: bookPages.text, version: bookPages.shownVersion })
    .from(bookPages)
    .where(eq(bookPages.bookId, bookId))
    .orderBy(bookPages.page);
  const revisions = await db.select().from(bookRevisions).where(eq(bookRevisions.bookId, bookId));
  const recordings = await db
    .select()
    .from(pageRecordings)
    .where(eq(pageRecordings.bookId, bookId));
  const shares = await db.select().from(bookShares).where(eq(bookShares.bookId, bookId));
  const tellings = await db.select().from(bookTellings).where(eq(bookTellings.bookId, bookId));
  return { ...book, pages, revisions, recordings, shares, tellings };
};

/** What is exported, as it is known before any of it is read. */
interface Own {
  readonly userId: string;
  readonly bookIds: readonly string[];
  readonly photos: readonly (typeof photos.$inferSelect)[];
}

/** `data.json`, piece by piece: one book at a time. */
async function* writeData(shop: Shop, own: Own): AsyncGenerator<string> {
  const head = {
    exportedAt: shop.clock.now(),
    ...(await readProfile(shop, own.userId)),
    photos: own.photos.map(({ visitorHash: _, ...photo }) => photo),
    orders: await readOrders(shop, own.userId),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "books": [`;
  let separator = '';
  for (const bookId of own.bookIds) {
    const book = await readBook(shop, bookId);
    if (!book) continue;
    yield `${separator}\n${JSON.stringify(book, null, 2)}`;
    separator = ',';
  }
  yield '\n  ]\n}\n';
}

/** A book's pictures as its owner may have them: the masters of a bought one, marked ones else. */
async function* readPictures(shop: Shop, bookId: string): AsyncGenerator<ZipEntry> {
  const clean = !isMarked(await bookPurchase(shop.db, bookId));
  const read = (picture: PictureId) =>
    clean ? shop.files.get(masterKey(picture)) : markedPicture(shop, picture, WIDEST_MARKED_PX);
  const pages = await shop.db
    .select({ page: bookPages.page, version: bookPages.shownVersion })
    .from(bookPages)
    .where(eq(bookPages.bookId, bookId))
    .orderBy(bookPages.page);
  for (const { page, version } of pages) {
    if (version === null) continue;
    const name = `books/${bookId}/page-${String(page).padStart(2, '0')}.${clean ? 'jpg' : 'webp'}`;
    yield { name, read: () => read({ bookId, page, version }) };
  }
}

/** The hero as models drew them for a book, marked until it is bought. */
async function* readDrawings(shop: Shop, bookId: string): AsyncGenerator<ZipEntry> {
  const marked = isMarked(await bookPurchase(shop.db, bookId));
  for (const { key, subject, reason } of (await readSheets(shop.db, bookId)).values()) {
    if (subject !== 'hero' || reason !== null) continue;
    yield {
      name: `books/${bookId}/hero-${key}.webp`,
      read: () => sheetPicture(shop, bookId, { key, marked }),
    };
  }
}

const ENDINGS = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' } as const;

/** What the parent recorded of a book. */
async function* readRecordings({ db, files }: Shop, bookId: string): AsyncGenerator<ZipEntry> {
  const rows = await db.select().from(pageRecordings).where(eq(pageRecordings.bookId, bookId));
  for (const row of rows) {
    const name = `books/${bookId}/read-${String(row.page).padStart(2, '0')}.${ENDINGS[row.type]}`;
    yield { name, read: () => files.get(recordingKey(row)) };
  }
}

async function* readAll(shop: Shop, own: Own): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', text: writeData(shop, own) };
  for (const { id } of own.photos)
    yield { name: `photos/${id}.jpg`, read: () => shop.files.get(photoKey(id)) };
  for (const bookId of own.bookIds) {
    yield* readPictures(shop, bookId);
    yield* readDrawings(shop, bookId);
    yield* readRecordings(shop, bookId);
  }
}

/**
 * Everything the shop keeps about a parent, as a zip that is written while it is read:
 * `data.json` (profile, consents, messages, orders, books with their texts), the photos, and
 * the books' pictures, with the watermark until a book is bought (decision D11). What cannot be
 * read is named in a text of the zip.
 */
export const exportAccount = async (
  shop: Shop,
  userId: string,
): Promise<{ ok: true; stream: AsyncIterable<Uint8Array> } | Refused> => {
  const allowed = await countTry(shop, 'exportData', userId);
  if (!allowed.ok) return allowed;
  const rows = await shop.db
    .select({ id: books.id })
    .from(books)
    .where(eq(books.userId, userId))
    .orderBy(books.createdAt);
  const bookIds = rows.map(({ id }) => id);
  const ownPhotos = await shop.db.select().from(photos).where(eq(photos.userId, userId));
  const entries = readAll(shop, { userId, bookIds, photos: ownPhotos });
  const advice = `Please download your data again later. If something is missing then as well, write to us at ${shop.brand.supportEmail} and we will look for it.`;
  return { ok: true, stream: zipFiles(entries, advice) };
};
