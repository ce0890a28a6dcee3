import { pathTo } from '@bramblebook/contract/api-call';
import { bookCan } from '@bramblebook/contract/book-can';
import { type Recording, recordingApi } from '@bramblebook/contract/recordings';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { pageRecordings } from '../database/schema/recordings.ts';
import { type KeptFile, keptFile } from '../pressing/kept-file.ts';
import { recordingKey } from '../shelf/book-files.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { findBook } from '../shelf/find-book.ts';
import type { Shop } from '../shop.ts';

type RecordingRow = typeof pageRecordings.$inferSelect;

/** Whether it is one's own book and can be read digitally. */
export const mayRead = async (
  { db }: Shop,
  user: { readonly id: string },
  bookId: string,
): Promise<{ ok: true } | Refused> => {
  const book = await findBook(db, user, bookId);
  if (!book) return refuse('book_not_found');
  const { digital: hasDigital } = await bookPurchase(db, bookId);
  return bookCan.read({ hasDigital, status: book.status })
    ? { ok: true }
    : refuse('no_digital_access');
};

/** A recording as the API shows it. */
export const presentRecording = ({ bookId, page, take, seconds }: RecordingRow): Recording => ({
  page,
  seconds,
  url: `${pathTo(recordingApi.hear, { bookId, page })}?take=${take}`,
});

/** What is recorded of one's own book, by page. */
export const listRecordings = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true; recordings: Recording[] } | Refused> => {
  const allowed = await mayRead(shop, user, bookId);
  if (!allowed.ok) return allowed;
  const rows = await shop.db
    .select()
    .from(pageRecordings)
    .where(eq(pageRecordings.bookId, bookId))
    .orderBy(pageRecordings.page);
  return { ok: true, recordings: rows.map(presentRecording) };
};

/** The sound of one page of one's own book; `not_found` where nothing is recorded. */
export const hearRecording = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, page }: { readonly bookId: string; readonly page: number },
): Promise<{ ok: true; file: KeptFile; type: string } | Refused> => {
  const allowed = await mayRead(shop, user, bookId);
  if (!allowed.ok) return allowed;
  const [row] = await shop.db
    .select()
    .from(pageRecordings)
    .where(and(eq(pageRecordings.bookId, bookId), eq(pageRecordings.page, page)));
  if (!row) return refuse('not_found');
  return {
    ok: true,
    file: keptFile(shop, { key: recordingKey(row), tag: row.take }),
    type: row.type,
  };
};
