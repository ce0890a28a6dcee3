import { randomBytes } from 'node:crypto';
import { finalImageField } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Share } from '@bramblebook/contract/shares';
import { eq } from 'drizzle-orm';
import { bookShares } from '../database/schema/shares.ts';
import { shareCardFolder } from '../shelf/book-files.ts';
import { ownsBook } from '../shelf/find-book.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';

type User = { readonly id: string };
type OfBook = { readonly bookId: string };

/** Nobody guesses one of 2^128. */
const newToken = (): string => randomBytes(16).toString('base64url');

const readShare = async (shop: Shop, bookId: string): Promise<Share | null> => {
  const [row] = await shop.db.select().from(bookShares).where(eq(bookShares.bookId, bookId));
  return row ? { token: row.token, madeAt: row.madeAt.toISOString() } : null;
};

/** The link to the beginning of one's own book; null where none was made. */
export const findShare = async (
  shop: Shop,
  user: User,
  { bookId }: OfBook,
): Promise<{ ok: true; share: Share | null } | Refused> =>
  (await ownsBook(shop.db, user, bookId))
    ? { ok: true, share: await readShare(shop, bookId) }
    : refuse('book_not_found');

/** Makes the link, or gives the one there is; `book_not_ready` before the cover is painted. */
export const shareBook = async (
  shop: Shop,
  user: User,
  { bookId }: OfBook,
): Promise<{ ok: true; share: Share } | Refused> => {
  const book = await loadBook(shop, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!book[finalImageField(PAGE.frontCover)]) return refuse('book_not_ready');
  await shop.db
    .insert(bookShares)
    .values({ bookId, token: newToken(), madeAt: shop.clock.now() })
    .onConflictDoNothing();
  const share = await readShare(shop, bookId);
  return share ? { ok: true, share } : refuse('book_not_found');
};

/** Takes the link back; where there is none, nothing changes. */
export const takeShareBack = async (
  shop: Shop,
  user: User,
  { bookId }: OfBook,
): Promise<{ ok: true } | Refused> => {
  if (!(await ownsBook(shop.db, user, bookId))) return refuse('book_not_found');
  await shop.db.delete(bookShares).where(eq(bookShares.bookId, bookId));
  await shop.files.eraseAll(shareCardFolder(bookId));
  return { ok: true };
};
