/**
 * Seals every private file with today's key, a batch after the other, until none is left that
 * is not. Sent when a shop opens whose files are not all sealed with its key. Running it twice is
 * safe: what is sealed with today's key is left as it is.
 */
import { asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { books } from '../database/schema/books.ts';
import { photos } from '../database/schema/photos.ts';
import { pageRecordings } from '../database/schema/recordings.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { PhotoSeal } from '../ports/photo-seal.ts';
import { bookFolder, recordingFolder, recordingKey } from '../shelf/book-files.ts';
import type { Shop } from '../shop.ts';
import { isPrivateFile, PHOTO_FOLDER } from './private-files.ts';
import { photoKey } from './store-photo.ts';

/** Photos, or books, in one batch. */
const AT_ONCE = 100;

const Cursor = z.object({
  of: z.enum(['photos', 'books']),
  /** The photo or book up to which all is done. */
  after: z.string(),
});

/** Where resealing stands; it begins with FIRST_PHOTO. */
export type ResealCursor = z.infer<typeof Cursor>;
export const FIRST_PHOTO: ResealCursor = { of: 'photos', after: '' };

type ResealingShop = Pick<Shop, 'db' | 'files'> & { readonly photoSeal: PhotoSeal };

/** Seals a file anew; what was erased in the meantime must not come back by that. */
const reseal = async (
  { files, photoSeal }: ResealingShop,
  key: string,
  isStillThere: () => Promise<boolean>,
): Promise<void> => {
  const done = await photoSeal.reseal(key);
  if (done === 'resealed' && !(await isStillThere())) await files.erase(key);
};

const isKept = async ({ db }: ResealingShop, photoId: string): Promise<boolean> =>
  (await db.$count(photos, eq(photos.id, photoId))) > 0;

const resealSomePhotos = async (shop: ResealingShop, after: string): Promise<string | null> => {
  const rows = await shop.db
    .select({ id: photos.id })
    .from(photos)
    .where(gt(photos.id, after))
    .orderBy(asc(photos.id))
    .limit(AT_ONCE);
  for (const { id } of rows) await reseal(shop, photoKey(id), () => isKept(shop, id));
  return rows.length < AT_ONCE ? null : (rows.at(-1)?.id ?? null);
};

/** Whether a private file of a book is still somebody's: a recording has its row, all else goes with the book. */
const isOwned = async ({ db }: ResealingShop, bookId: string, key: string): Promise<boolean> => {
  if (!key.startsWith(recordingFolder(bookId)))
    return (await db.$count(books, eq(books.id, bookId))) > 0;
  const takes = await db.select().from(pageRecordings).where(eq(pageRecordings.bookId, bookId));
  return takes.some((take) => recordingKey(take) === key);
};

const resealSomeBooks = async (shop: ResealingShop, after: string): Promise<string | null> => {
  const some = await shop.db
    .select({ id: books.id })
    .from(books)
    .where(gt(books.id, after))
    .orderBy(asc(books.id))
    .limit(AT_ONCE);
  for (const { id } of some)
    for await (const { key } of shop.files.list(bookFolder(id)))
      if (isPrivateFile(key)) await reseal(shop, key, () => isOwned(shop, id, key));
  return some.length < AT_ONCE ? null : (some.at(-1)?.id ?? null);
};

/** Erases what a killed process stored of uploads that came to nothing: nobody would seal it anew. */
const eraseLeftOver = async (shop: ResealingShop): Promise<void> => {
  for await (const { key } of shop.files.list(PHOTO_FOLDER)) {
    const id = key.slice(PHOTO_FOLDER.length, key.lastIndexOf('.'));
    // One that is being taken in at this moment has no row yet, but today's seal.
    if (!(await isKept(shop, id))) await reseal(shop, key, () => isKept(shop, id));
  }
};

/** Does one batch; gives where the next one begins, or null once all files are sealed with today's key. */
export const resealBatch = async (
  shop: ResealingShop,
  { of, after }: ResealCursor,
): Promise<ResealCursor | null> => {
  const some = of === 'photos' ? resealSomePhotos : resealSomeBooks;
  const last = await some(shop, after);
  if (last !== null) return { of, after: last };
  if (of === 'photos') return { of: 'books', after: '' };
  await eraseLeftOver(shop);
  await shop.photoSeal.markWhole();
  return null;
};

export const resealPhotos = defineJob({
  name: 'reseal-photos',
  payload: Cursor,
  expireSeconds: 1800,
  async run(shop, cursor) {
    const { db, files, photoSeal } = shop;
    if (!photoSeal) return;
    const next = await resealBatch({ db, files, photoSeal }, cursor);
    if (next) await sendReseal(shop, next);
  },
});

/** Sends the job for a batch; the same one does not wait twice. */
export const sendReseal = ({ jobs }: Pick<Shop, 'jobs'>, cursor: ResealCursor): Promise<void> =>
  jobs.send(resealPhotos, cursor, { singletonKey: `${cursor.of}:${cursor.after}` });
